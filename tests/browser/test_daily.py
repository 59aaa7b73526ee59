"""The puzzle of the day in a browser: by the calendar of the device, solved, kept and shared."""

import pytest
from browser.conftest import OpenPage, wait_until_ready
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

# A zone, a moment, and the date that stands on the calendar there; some around the hours that clocks are changed at.
MOMENTS = [
    ("Pacific/Kiritimati", "2026-11-18T10:30:00Z", "2026-11-19"),
    ("Pacific/Pago_Pago", "2026-11-19T10:30:00Z", "2026-11-18"),
    ("Asia/Kolkata", "2026-11-18T18:29:59Z", "2026-11-18"),
    ("Asia/Kolkata", "2026-11-18T18:30:00Z", "2026-11-19"),
    ("America/New_York", "2027-03-14T06:59:59Z", "2027-03-14"),
    ("America/New_York", "2027-03-15T03:59:59Z", "2027-03-14"),
    ("America/New_York", "2027-03-15T04:00:00Z", "2027-03-15"),
    ("America/New_York", "2027-11-07T05:30:00Z", "2027-11-07"),
    ("America/New_York", "2027-11-08T04:59:59Z", "2027-11-07"),
    ("Europe/Berlin", "2027-03-27T23:00:00Z", "2027-03-28"),
    ("Europe/Berlin", "2027-03-28T21:59:59Z", "2027-03-28"),
    ("Europe/Berlin", "2027-03-28T22:00:00Z", "2027-03-29"),
    ("Europe/Berlin", "2027-10-31T22:59:59Z", "2027-10-31"),
    ("Europe/Berlin", "2027-10-31T23:00:00Z", "2027-11-01"),
    ("Pacific/Auckland", "2027-04-03T10:59:59Z", "2027-04-03"),
    ("Pacific/Auckland", "2027-04-03T11:00:00Z", "2027-04-04"),
]


def test_the_day_is_that_of_the_calendar_on_the_device(open_page: OpenPage) -> None:
    page = open_page()
    device = page.context.new_cdp_session(page)
    for zone, moment, day in MOMENTS:
        device.send("Emulation.setTimezoneOverride", {"timezoneId": zone})
        page.clock.set_fixed_time(moment)
        page.evaluate("() => { location.hash = '#/about' }")
        page.wait_for_selector(".about")
        page.evaluate("() => { location.hash = '#/daily' }")
        page.wait_for_selector("[data-puzzle]")
        assert page.locator("[data-puzzle]").get_attribute("data-puzzle") == day, (zone, moment)


def opened_on(open_page: OpenPage, moment: str, link: str) -> Page:
    page = open_page("#/about")
    page.clock.set_fixed_time(moment)
    page.evaluate("link => { location.hash = link }", link)
    page.wait_for_selector("[data-puzzle]")
    return page


def test_a_day_is_won_against_best_defence_and_stays_won(open_page: OpenPage) -> None:
    page = opened_on(open_page, "2026-11-22T12:00:00", "#/daily")
    puzzle = page.locator("[data-puzzle]")
    page.locator('[data-move="x1"]').click()
    expect(page.locator("#said")).to_contain_text("lets the win slip")
    page.locator('[data-move="-3"]').click()
    expect(page.locator("#said")).to_contain_text("The computer:")
    for _ in range(12):
        if puzzle.get_attribute("data-solved"):
            break
        page.locator("#hint").click()
        before = page.locator("#said").inner_text()
        page.locator("[data-hinted]").click()
        page.wait_for_function(
            """before => document.querySelector("[data-solved]") || (
                document.querySelector("#said").innerText !== before && document.querySelector("[data-move]:enabled")
            )""",
            arg=before,
        )
    expect(puzzle).to_have_attribute("data-solved", "yes")
    expect(page.get_by_role("button", name="Share")).to_be_focused()
    page.reload()
    wait_until_ready(page)
    expect(puzzle).to_have_attribute("data-solved", "yes")
    page.evaluate("() => { location.hash = '#/trainer' }")
    expect(page.locator('[data-puzzle="digit-duel-3846"]')).to_be_visible()


def test_sums_are_done_with_keys_alone(open_page: OpenPage) -> None:
    page = opened_on(open_page, "2026-12-28T12:00:00", "#/daily")
    for result in ("110", "109", "100"):
        expect(page.locator("#result")).to_have_value("")
        page.keyboard.type(result)
        expect(page.locator("#result")).to_have_value(result)
        page.locator("#key-check").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-solved", "yes")


def test_the_result_is_copied_in_words(open_page: OpenPage, site: str) -> None:
    page = opened_on(open_page, "2026-11-18T12:00:00", "#/daily/2026-11-17")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.locator("#say-first").click()
    page.get_by_role("button", name="Share").click()
    expect(page.locator(".sharing")).to_contain_text("Copied.")
    text = page.evaluate("() => navigator.clipboard.readText()")
    assert text.startswith("Digit Dojo, 17 November, Digit Deletion Duel: solved, first try.")
    assert text.endswith(f"{site}#/daily/2026-11-17")


@pytest.mark.parametrize(("link", "place"), [("#/you", "You"), ("#/daily", "Puzzles"), ("#/", "Play")])
def test_only_the_place_that_is_open_is_marked(open_page: OpenPage, link: str, place: str) -> None:
    page = open_page(link)
    expect(page.locator(".places [aria-current]")).to_have_text([place])
