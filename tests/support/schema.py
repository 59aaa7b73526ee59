"""As much of JSON Schema as ours need, so that no package with compiled parts is needed: what a value does wrong."""

import re
from collections.abc import Iterator
from typing import Any

TYPES: dict[str, type | tuple[type, ...]] = {
    "object": dict,
    "array": list,
    "string": str,
    "integer": int,
    "number": (int, float),
    "boolean": bool,
    "null": type(None),
}
KNOWN = {
    *("$schema", "$defs", "$ref", "title", "description", "type", "required", "properties", "additionalProperties"),
    *("items", "prefixItems", "minItems", "maxItems", "pattern", "enum", "const", "minimum", "maximum", "allOf"),
}


def complaints(value: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, at: str = "$") -> Iterator[str]:
    """Everything about a value that a schema does not allow, with its place."""
    root = root or schema
    assert set(schema) <= KNOWN, f"teach this to tests/support/schema.py: {set(schema) - KNOWN}"
    if "$ref" in schema:
        yield from complaints(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root, at)
    for part in schema.get("allOf", ()):
        yield from complaints(value, part, root, at)
    kinds = schema.get("type", [])
    if kinds and not any(_is(value, kind) for kind in ([kinds] if isinstance(kinds, str) else kinds)):
        yield f"{at} is no {kinds}"
    if "const" in schema and value != schema["const"]:
        yield f"{at} is not {schema['const']}"
    if "enum" in schema and value not in schema["enum"]:
        yield f"{at} is none of {schema['enum']}"
    if isinstance(value, str) and not re.search(schema.get("pattern", ""), value):
        yield f"{at} does not look like {schema['pattern']}"
    if _is(value, "integer") and not schema.get("minimum", value) <= value <= schema.get("maximum", value):
        yield f"{at} is out of range"
    if isinstance(value, dict):
        yield from _of_object(value, schema, root, at)
    if isinstance(value, list):
        yield from _of_list(value, schema, root, at)


def _is(value: Any, kind: str) -> bool:
    return isinstance(value, TYPES[kind]) and not (kind in ("integer", "number") and isinstance(value, bool))


def _of_object(value: dict[str, Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> Iterator[str]:
    yield from (f"{at}.{name} is missing" for name in schema.get("required", ()) if name not in value)
    known, others = schema.get("properties", {}), schema.get("additionalProperties", True)
    for name, inside in value.items():
        if name in known:
            yield from complaints(inside, known[name], root, f"{at}.{name}")
        elif others is False:
            yield f"{at}.{name} is not known"
        elif isinstance(others, dict):
            yield from complaints(inside, others, root, f"{at}.{name}")


def _of_list(value: list[Any], schema: dict[str, Any], root: dict[str, Any], at: str) -> Iterator[str]:
    if not schema.get("minItems", 0) <= len(value) <= schema.get("maxItems", len(value)):
        yield f"{at} has {len(value)} items"
    first = schema.get("prefixItems", [])
    for place, inside in enumerate(value):
        wanted = first[place] if place < len(first) else schema.get("items", {})
        yield from complaints(inside, wanted, root, f"{at}[{place}]")
