"""The start: from the first byte to Python's first answer, and what is said when it does not get there."""

import tomllib

import pytest
from browser.conftest import ROOT, OpenPage, wait_for, wait_until_ready, watch
from playwright.sync_api import BrowserContext, Page, Route, expect

from web.tools.serve import serving

pytestmark = pytest.mark.browser

ASK = """async (question) => {
    const { whenDefined } = await import("./web/runtime/pyscript/core.js");
    return (await whenDefined("py")).interpreter.runPython(question);
}"""

# Of start.js: how long it waits for a finger.
ENDLESS_PATIENCE = """
    const { setTimeout } = globalThis;
    globalThis.setTimeout = (what, after, ...rest) => {
        if (after !== 4_000) return setTimeout(what, after, ...rest);
        globalThis.patient = true;
        return 0;
    };
"""


@pytest.fixture(scope="session")
def site(source: str) -> str:
    """What stands in the repository, where each module is a file that can go missing."""
    return source


@pytest.fixture
def context(stranger: BrowserContext) -> BrowserContext:
    return stranger


def ask(page: Page, question: str) -> object:
    answer: object = page.evaluate(ASK, question)
    return answer


def test_python_answers(open_page: OpenPage) -> None:
    page = open_page()
    assert ask(page, "from pygame_rules import GAMES; ' '.join(GAMES)") == (
        "zero-hero max-digit-zero digit-drop-duel digit-duel digit-deletion-duel"
    )
    expect(page.locator("#progress")).to_have_text("")
    expect(page.locator("#failure")).to_be_hidden()


def test_every_listed_module_can_be_imported(open_page: OpenPage) -> None:
    listed = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))["files"].values()
    names = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in listed}
    page = open_page()
    ask(page, "\n".join(f"import {name}" for name in sorted(names - {"pygame_rules.__main__"})))


def test_the_first_byte_holds_what_others_rely_on(page: Page, site: str) -> None:
    page.route("**/web/boot/start.js", lambda route: route.fulfill(body="", content_type="text/javascript"))
    page.goto(site)
    expect(page.locator("html")).to_have_attribute("data-state", "loading")
    assert page.locator("[aria-live]").count() == 1
    for slug in ("zero-hero", "max-digit-zero", "digit-drop-duel", "digit-duel", "digit-deletion-duel"):
        for opponent in ("computer", "friend"):
            expect(page.locator(f'.screen-lobby a[href="#/{slug}?opponent={opponent}"]')).to_be_visible()


def test_a_choice_made_early_is_kept(page: Page, site: str) -> None:
    held = list[Route]()
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.goto(site, wait_until="commit")
    expect(page.locator(".screen-lobby")).to_be_visible()
    expect(page.locator("#frame")).to_be_hidden()
    wait_for(page, lambda: held, "a request")
    page.locator('.screen-lobby a[href="#/digit-duel?opponent=computer"]').click()
    expect(page.locator("html")).to_have_attribute("data-wanted", "digit-duel")
    expect(page.locator("#frame-title")).to_have_text("Digit Duel")
    expect(page.locator("#progress")).to_have_text("Loading…")
    expect(page.locator("#progress")).to_be_visible()
    expect(page.locator(".screen-lobby")).to_be_hidden()
    page.go_back()
    expect(page.locator(".screen-lobby")).to_be_visible()
    page.go_forward()
    expect(page.locator("#progress")).to_be_visible()
    held[0].continue_()
    wait_until_ready(page)
    assert page.evaluate("location.hash").startswith("#/digit-duel")
    assert page.locator("html").get_attribute("data-wanted") is None
    expect(page.locator("#frame")).to_be_hidden()
    expect(page.locator("[data-number]")).to_have_attribute("data-game", "digit-duel")


def test_on_a_phone_the_lobby_stays_free_until_a_finger_comes(phone: Page, site: str) -> None:
    phone.add_init_script(ENDLESS_PATIENCE)
    asked = list[str]()
    phone.on("request", lambda request: asked.append(request.url))
    phone.goto(site, wait_until="networkidle")
    assert phone.evaluate("globalThis.patient")
    assert not any(address.endswith(".wasm") for address in asked)
    with phone.expect_request("**/pyodide.asm.wasm"):
        phone.locator("#title").tap()
    wait_until_ready(phone)


def test_on_a_phone_a_link_to_a_game_waits_for_nobody(phone: Page, site: str) -> None:
    phone.add_init_script(ENDLESS_PATIENCE)
    phone.goto(f"{site}#/zero-hero/73", wait_until="commit")
    wait_until_ready(phone)


def test_on_a_phone_the_lobby_does_not_wait_for_ever(phone: Page, site: str) -> None:
    phone.goto(site)
    wait_until_ready(phone)


@pytest.mark.parametrize(
    "part", ["python_stdlib.zip", "pyscript/core.js", "pyscript.toml", "pygame_rules/core.py", "web/main.py"]
)
def test_a_failure_is_told(part: str, page: Page, open_page: OpenPage, complaints: list[str]) -> None:
    page.route(f"**/{part}", lambda route: route.abort())
    open_page(wait=False)
    expect_failure(page)
    assert complaints
    complaints.clear()


def test_trying_again_helps(page: Page, site: str, open_page: OpenPage, complaints: list[str]) -> None:
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    open_page("#/zero-hero", wait=False)
    expect_failure(page)
    page.unroute("**/pyodide.asm.wasm")
    complaints.clear()
    with page.expect_navigation():
        page.get_by_role("button", name="Try again").click()
    wait_until_ready(page)
    assert page.url.startswith(f"{site}#/zero-hero")
    expect(page.locator("#failure")).to_be_hidden()


def expect_failure(page: Page) -> None:
    expect(page.locator("html")).to_have_attribute("data-state", "failed")
    expect(page.locator("#failure")).to_be_visible()
    expect(page.locator("#failure")).to_contain_text("Digit Dojo did not start")
    expect(page.locator("[aria-live]")).to_contain_text("did not start")
    expect(page.locator(".py-error")).to_have_count(0)
    assert "Page: http" in (page.locator("#failure-report").text_content() or "")


def test_an_error_in_python_is_reported(page: Page, open_page: OpenPage, complaints: list[str]) -> None:
    page.route("**/web/main.py", lambda route: route.fulfill(body="1 / 0"))
    open_page(wait=False)
    expect_failure(page)
    expect(page.locator("#failure-text")).to_have_text("Python could not start the page.")
    assert "ZeroDivisionError" in (page.locator("#failure-report").text_content() or "")
    complaints.clear()


def test_a_stalled_start_says_so_and_goes_on_waiting(page: Page, site: str) -> None:
    held = list[Route]()
    page.route("**/pyodide.asm.wasm", lambda route: held.append(route))
    page.clock.install()
    page.goto(site, wait_until="commit")
    wait_for(page, lambda: held, "a request")
    page.clock.run_for(61_000)
    panel = page.locator("#failure")
    expect(panel).to_contain_text("Nothing has happened for a minute")
    expect(page.locator("html")).to_have_attribute("data-state", "loading")
    held[0].continue_()
    wait_until_ready(page)
    expect(panel).to_be_hidden()


def test_the_page_works_at_any_path(context: BrowserContext, complaints: list[str]) -> None:
    with serving(ROOT, prefix="/some/path/") as site:
        page = context.new_page()
        watch(page, site.url, complaints)
        page.goto(f"{site.url}index.html#/digit-duel")
        wait_until_ready(page)
        assert ask(page, "6 * 7") == 42
        page.close()
    assert complaints == []


def test_only_what_is_needed_is_laid_out(page: Page, site: str) -> None:
    """What stands in web/runtime/ is what the page asks for."""
    asked = set[str]()
    page.on("request", lambda request: asked.add(request.url))
    page.goto(site)
    wait_until_ready(page)
    runtime = ROOT / "web" / "runtime"
    there = {
        path.relative_to(ROOT).as_posix() for path in runtime.rglob("*") if path.is_file() and path.name != "stamp"
    }
    assert there == {url.removeprefix(site) for url in asked if url.startswith(f"{site}web/runtime/")}


def test_the_server_hides_what_is_hidden(page: Page, site: str) -> None:
    for path, status in {".git/config": 404, "web/": 404, "index.html": 200}.items():
        assert page.request.get(site + path).status == status, path
