"""How long the processor has worked for a page, which hardly depends on what else the machine has to do."""

from playwright.sync_api import CDPSession, Page


def session(page: Page, slower: int) -> CDPSession:
    """Slow a page's processor down, and count how long it works."""
    opened = page.context.new_cdp_session(page)
    opened.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    opened.send("Performance.enable", {"timeDomain": "threadTicks"})
    return opened


def worked(opened: CDPSession) -> float:
    """How long the page's main thread has worked so far, in milliseconds."""
    metrics = opened.send("Performance.getMetrics")["metrics"]
    [seconds] = [each["value"] for each in metrics if each["name"] == "TaskDuration"]
    return float(seconds) * 1000
