"""Measured comparisons with peers, as ratios in one run."""
