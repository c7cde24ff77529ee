"""The rules as procedures, one module a chapter; `turn.py` is where to begin reading."""
