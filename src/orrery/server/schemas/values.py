"""What messages are made of: names, choices, shapes."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

STORABLE = r"^[^\x00]*$"
"""PostgreSQL stores every character but one."""
Token = Annotated[str, msgspec.Meta(max_length=64)]
Named = Annotated[str, msgspec.Meta(max_length=100)]
"""What names a thing of a game; nothing has a longer name."""
Chosen = Annotated[list[Named | int], msgspec.Meta(min_length=1, max_length=64)]
"""A choice as it comes from a player."""
Shape = Literal["circle", "diamond", "triangle", "square", "hexagon", "star"]
"""Every player has a shape and the colour that goes with it."""
SHAPES: list[Shape] = ["circle", "diamond", "triangle", "square", "hexagon", "star"]
Status = Literal["open", "running", "over"]
