# Was der Server ablehnt, und warum. Programme bekommen diese Sätze auf Englisch.

## Tische und Plätze

refused-no-table = Diesen Tisch gibt es nicht.
refused-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
refused-not-your-seat = Das ist nicht dein Platz.
refused-seat-taken = Dieser Platz ist besetzt.
refused-all-seats-taken = Alle Plätze sind besetzt.
refused-name-missing = Bitte sag, wie du heißt.
refused-name-taken = Hier heißt schon jemand { $name }.
refused-same-names = Alle brauchen einen eigenen Namen.
refused-wrong-link = Dieser Link öffnet keinen Platz an diesem Tisch.
refused-only-host = Das darf nur, wer den Tisch eröffnet hat.
refused-started = Das Spiel hat schon begonnen.
refused-started-full = Das Spiel hat begonnen; alle Plätze sind vergeben.
refused-leave-later = Das Spiel hat begonnen. Schlage stattdessen vor, dass ein Bot übernimmt.

## Im Spiel

refused-not-running = Das Spiel läuft nicht.
refused-moved-on = Inzwischen ist etwas geschehen. Bitte sieh noch einmal hin.
refused-not-asked = Du bist gerade nicht gefragt; gewartet wird auf { $names }.
refused-too-busy = Zu viele Züge kamen auf einmal. Bitte versuche es noch einmal.
refused-nothing-to-redo = Es gibt nichts zu wiederholen: Seither ging es weiter.
refused-story-later = Die Geschichte eines Spiels wird erzählt, wenn es vorbei ist.
refused-nothing-to-undo = Du hast keine Entscheidung, die du zurücknehmen könntest.
refused-undo-needs-all = Seitdem wurde etwas aufgedeckt oder jemand hat gehandelt. Zurück geht es nur, wenn alle zustimmen.
refused-bot-sits-there = Dort sitzt schon ein Bot.
refused-nothing-proposed = Es gibt nichts mehr, dem man zustimmen könnte.
refused-not-asked-to-agree = Danach bist du nicht gefragt.
refused-no-preference = Diese Einstellung gibt es hier nicht.
refused-broken = Ein Fehler in den Regeln dieses Spiels hat das verhindert. Der Tisch steht wie zuvor; wer den Server betreibt, findet den Fehler in dessen Protokoll.
refused-no-hints = An diesem Tisch gibt es keine Tipps.
refused-no-hint-so-far = Ein Tipp kann nicht über das hinaussehen, was noch niemand weiß. Triff erst die Entscheidungen auf deiner Liste.
refused-no-advice = Gerade gibt es keinen Rat. Bitte versuch es gleich noch einmal.
refused-too-many-analyses = Gerade werden mehrere Partien untersucht. Bitte versuch es in einer Minute noch einmal.
refused-hushed = An diesem Tisch reden nur die Mitspielenden.
refused-chat-too-fast = Das war viel auf einmal. Warte einen Moment, bevor du weiterredest.
refused-too-many-tables = Du hast { $most } Tische, die nicht beendet sind. Beende einige davon, bevor du einen neuen eröffnest.
refused-too-many-bot-tables = Du hast { $most } Tische, an denen nur Bots spielen. Warte, bis einige davon beendet sind.
refused-too-many-forks = Bei dir laufen { $most } Partien, die andere fortsetzen. Beende zuerst einige davon.
refused-too-many-from-here = Aus deinem Netz wurden zuletzt mehr Tische eröffnet, als der Server erlaubt. Versuche es später noch einmal.
refused-unreadable = Was von diesem Tisch gespeichert ist, lässt sich nicht lesen. Andere Tische betrifft das nicht; wer den Server betreibt, findet den Grund in dessen Protokoll.
refused-not-stored = Der Server kann gerade nichts speichern, deshalb hat sich nichts geändert. Bitte versuche es gleich noch einmal.

## Datenpakete

refused-pack-missing = Dieser Server hat kein Datenpaket „{ $pack }“ für dieses Spiel. Wer ihn betreibt, kann das Paket wieder hinzufügen.
refused-pack-changed = Das Datenpaket „{ $pack }“ wurde seit Beginn dieser Partie geändert. Weiter geht es, wenn das alte Paket auf dem Server wieder da ist.
refused-other-components = Diese Bestandteile gehören nicht mehr zu dem Tisch. Bitte lade die Seite neu.

## Danach

refused-not-started = Das Spiel hat noch nicht begonnen.
refused-no-move = Einen Schritt { $at } gibt es nicht; das Spiel hat { $last }.
refused-other-rules = Diese Partie wurde nach anderen Regeln gespielt. Sie lässt sich nicht mehr zeigen.
refused-only-own-view = Solange das Spiel läuft, ist es nur von den eigenen Plätzen aus zu sehen.
refused-record-later = Die Aufzeichnung mit dem Startwert gibt es, wenn das Spiel vorbei ist.
refused-verify-later = Die Würfel lassen sich prüfen, wenn das Spiel vorbei ist.
refused-rematch = Noch einmal spielen kann, wer bis zum Ende mitgespielt hat.
refused-fork-later = Nur ein beendetes Spiel lässt sich weiterspielen.
refused-fork-at-the-end = An dieser Stelle ist das Spiel schon vorbei.
