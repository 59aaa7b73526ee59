"""What somebody who means ill, or a browser that is broken, may hand to the page."""

SCRIPTS = (
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "</p><h1>me</h1>",
    "\"><svg onload='alert(1)'>",
    "javascript:alert(1)",
    "{{7*7}}",
    "${alert(1)}",
    "%3Cscript%3Ealert(1)%3C/script%3E",
)
MARKS = (
    "\u202eevil",  # right-to-left override
    "a\u2066b\u2069",
    "\ud800",  # a lone surrogate
    "x\udfff",
    "\0",
    "a\nb",
    "\x1b[31m",
    "\ufeff",
    "\U000e0041",
    "e" + "\u0301" * 500,
)
KEYS = ("__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "__class__", "__dict__", "__init__")
HUGE = ("9" * 1_000_000, "-1." * 400_000, "/" * 1_000_000, "a" * 1_000_000)
TEXTS = (*SCRIPTS, *MARKS, *KEYS, *HUGE)
