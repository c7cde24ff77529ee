"""Why something is not possible: what the rules say to both the options and `explain`."""

from __future__ import annotations

from typing import NamedTuple


class Refusal(NamedTuple):
    """A reason: its words in `locales/` (after `space-base-refused-`), and the rule that forbids it."""

    words: str
    rule: str
