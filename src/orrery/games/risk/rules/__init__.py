"""The procedures: one function for each section of the rulebook. `turn.py` is the place to begin reading."""
