"""Links are read as browsers write them."""

from urllib.parse import unquote

from hypothesis import given
from hypothesis import strategies as st

from web.routes import unescaped


@given(st.text(st.sampled_from("%0123456789abcdefABCDEFgé/-.\ud800")) | st.text())
def test_percent_signs_are_resolved_as_the_standard_library_does(text: str) -> None:
    assert unescaped(text) == unquote(text)
