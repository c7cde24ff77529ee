"""The laboratory: play games in bulk and study them."""

from orrery.lab.simulate import Contest, Standing, Summary, simulate

__all__ = ["Contest", "Standing", "Summary", "simulate"]
