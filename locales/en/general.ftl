# Words that every game shares.

yes = yes
no = no
player = { $seat }

refused-not-at-all = That is allowed.
refused-not-offered = { $name } is asked something else now: { $asked }
refused-malformed = That makes no sense here: { $reason }
