"""A picture of how reliable chances are: what was said beside what happened, one diagram for each phase."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from orrery.lab.calibration import Bin, Figures
from orrery.lab.statistics import wilson_interval

SIZE, GAP, TOP = 220, 50, 64
INK, PALE, POINT = "#20242c", "#c8ccd4", "#2a6fbb"
LARGEST = 9.0
"""The radius of the point for chances that were said most often."""


def reliability_picture(title: str, phases: Sequence[tuple[str, Figures]]) -> str:
    """An SVG with a diagram for each phase; on the diagonal what was said is what happened."""
    width = GAP + len(phases) * (SIZE + GAP)
    height = TOP + SIZE + GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="system-ui, sans-serif" font-size="12">',
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
        f'<text x="{GAP}" y="24" font-size="16" fill="{INK}">{title}</text>',
    ]
    for index, (name, figures) in enumerate(phases):
        parts += _diagram(GAP + index * (SIZE + GAP), name, figures)
    return "\n".join([*parts, "</svg>", ""])


def _diagram(left: int, name: str, figures: Figures) -> list[str]:
    below = TOP + SIZE
    brier = f"Brier {figures.brier:.3f} ({figures.base_brier:.3f})"
    parts = [
        f'<text x="{left}" y="{TOP - 10}" fill="{INK}">{name}: {brier}</text>',
        f'<rect x="{left}" y="{TOP}" width="{SIZE}" height="{SIZE}" fill="none" stroke="{PALE}"/>',
        f'<line x1="{left}" y1="{below}" x2="{left + SIZE}" y2="{TOP}" stroke="{PALE}" stroke-dasharray="4 4"/>',
    ]
    for share in (0.0, 0.5, 1.0):
        x, y = left + share * SIZE, below - share * SIZE
        parts.append(f'<text x="{x:.0f}" y="{below + 18}" text-anchor="middle" fill="{INK}">{share:.0%}</text>')
        parts.append(f'<text x="{left - 6}" y="{y + 4:.0f}" text-anchor="end" fill="{INK}">{share:.0%}</text>')
    most = max([found.times for found in figures.bins], default=1)
    for found in figures.bins:
        parts += _point(left, found, most)
    return parts


def _point(left: int, found: Bin, most: int) -> list[str]:
    """A point, and the interval in which what happened would lie 95 times out of 100."""
    below = TOP + SIZE
    bottom, top = (below - end * SIZE for end in wilson_interval(found.happened * found.times, found.times))
    x, y = left + found.said * SIZE, below - found.happened * SIZE
    radius = 2.0 + (LARGEST - 2.0) * sqrt(found.times / most)
    return [
        f'<line x1="{x:.1f}" y1="{bottom:.1f}" x2="{x:.1f}" y2="{top:.1f}" stroke="{POINT}"/>',
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}" fill="{POINT}" fill-opacity="0.6">'
        f"<title>said {found.said:.0%}, happened {found.happened:.0%}, {found.times} times</title></circle>",
    ]
