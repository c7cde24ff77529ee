# Worte, die alle Spiele teilen.

yes = ja
no = nein
player = { $seat }

refused-not-at-all = Das ist erlaubt.
refused-not-offered = { $name } wird gerade etwas anderes gefragt: { $asked }
refused-malformed = Das versteht niemand: { $reason }
