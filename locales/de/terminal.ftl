# Spielen im Terminal, und die lesbaren Protokolle der Kommandozeile.

terminal-welcome = Tippe die Nummer einer Möglichkeit oder einige ihrer Wörter. u: zurücknehmen, a: alle Mitspieler, l: Protokoll, o: alle Möglichkeiten, s: Einstellungen, q: aufhören.
terminal-prompt = Deine Wahl:
terminal-settings = Nummer, oder Enter, um nichts zu ändern:
terminal-help =
    { $count ->
        [one] Tippe 1, oder u (zurücknehmen), a (alle Mitspieler), l (Protokoll), o (alle Möglichkeiten), s (Einstellungen), q (aufhören).
       *[other] Tippe eine Zahl von 1 bis { $count }, oder u (zurücknehmen), a (alle Mitspieler), l (Protokoll), o (alle Möglichkeiten), s (Einstellungen), q (aufhören), oder einige Wörter einer Möglichkeit.
    }
terminal-help-amount = Tippe eine der Mengen, oder u (zurücknehmen), a (alle Mitspieler), l (Protokoll), s (Einstellungen), q (aufhören).
terminal-help-some = Tippe die Nummern dessen, was du willst, von 1 bis { $count }, oder 0 für nichts; oder u (zurücknehmen), a (alle Mitspieler), l (Protokoll), s (Einstellungen), q (aufhören).
terminal-several = Tippe eine Nummer oder mehrere, zum Beispiel 1 3.
terminal-preference = { $about }: { $wish }
terminal-narrow = … steht für mehrere Möglichkeiten: Tippe einige ihrer Wörter, um sie einzeln zu sehen, oder o für alle.
terminal-no-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat gehandelt.
terminal-stopped = Aufgehört.
terminal-recorded = Die Aufzeichnung liegt in { $file }.
terminal-winners = Gewonnen hat: { $winners }.
replay-unfinished = Hier endet die Aufzeichnung; die Partie war nicht zu Ende.
replay-choice = { $name }: { $choice }
replay-undo =
    { $count ->
        [one] { $name } nimmt { $count } Wahl zurück.
       *[other] { $name } nimmt { $count } Wahlen zurück.
    }
replay-verified = Geprüft: { $choices } Entscheidungen, alle Ergebnisse stammen aus dem Startwert, das Ende stimmt.
games-players = { $seats } Personen
you = Kommodore

## Was `orrery analyse` sagt

analysis-chances = Chancen auf den Sieg nach jeder Runde, wie sie jemand einschätzt, der zuschaut
analysis-round = Runde
analysis-luck = Glück insgesamt
analysis-turnings = Wendepunkte
analysis-turning = Runde { $round }, Schritt { $move }: { $swing } für { $name }, davon { $luck } durch Glück. { $told }
analysis-slips = Die teuersten Entscheidungen, nach dem, was man damals wusste
analysis-slip = Runde { $round }, Schritt { $move }, { $name }: { $chosen }
analysis-better = Besser: { $better } ({ $cost }, ± { $error }; dann { $chance } Chance auf den Sieg)
analysis-reasons = Denn: { $reasons }
analysis-against = Aber: { $reasons }
analysis-no-slips = Es fand sich keine Entscheidung, die sicher etwas gekostet hat.
analysis-looked = { $count ->
        [one] Eine zweifelhafte Entscheidung wurde untersucht.
       *[other] { $count } zweifelhafte Entscheidungen wurden untersucht.
    }
analysis-unfinished = Die Partie wurde nicht beendet; nur beendete Partien lassen sich analysieren.
