"""Finds Firefox and WebKitGTK for the tests, and installs what is missing where it can: python -m engines.find."""

import os
import shutil
import subprocess
import sys

from engines import firefox, webkit

PACKAGES = {"Firefox": (firefox.find, ["firefox-esr"]), "WebKitGTK": (webkit.find, ["webkit2gtk-driver", "xvfb"])}


def main() -> int:
    """Say what is missing and cannot be installed."""
    missing = [name for name, (find, _) in PACKAGES.items() if not find()]
    if missing and shutil.which("apt-get") and hasattr(os, "geteuid") and os.geteuid() == 0:
        wanted = [package for name in missing for package in PACKAGES[name][1]]
        for step in (["update"], ["install", "-y", "--no-install-recommends", *wanted]):
            subprocess.run(["apt-get", *step], stdout=sys.stderr, check=False)  # noqa: S607
        missing = [name for name, (find, _) in PACKAGES.items() if not find()]
    if missing:
        print(
            f"Not on this machine: {', '.join(missing)}. On Debian: the packages firefox-esr, webkit2gtk-driver, xvfb."
        )
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
