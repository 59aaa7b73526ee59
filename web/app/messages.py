"""What can happen that concerns no screen in particular. Each screen has its own messages beside these.

Named tuples, because they are made several times quicker than dataclasses, and every start makes them.
"""

from typing import Any, NamedTuple

from web.app.state import OfflineStatus


class Navigate(NamedTuple):
    """Follow a link: what stands behind the # of the address."""

    link: str


class ChangeSetting(NamedTuple):
    """Give a setting another value, one that its control offers."""

    name: str
    value: Any


class StorageChanged(NamedTuple):
    """Another tab has written a text, or removed it."""

    key: str
    text: str


class StorageFailed(NamedTuple):
    """The browser has begun to refuse what is to be saved, or takes it again."""

    failing: bool


class OfflineChanged(NamedTuple):
    """The site is on the device now, or a newer one is."""

    status: OfflineStatus


class Dismiss(NamedTuple):
    """Take note of what was said, and have it gone."""


class ToggleKeys(NamedTuple):
    """Show or hide the list of keys."""


class UpdateNow(NamedTuple):
    """Take the newer version that waits on the device."""


class Ignore(NamedTuple):
    """Nothing should happen, not even what the browser would do by itself."""
