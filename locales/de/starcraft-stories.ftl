# StarCraft mit Brood War: was man spielen kann, die Geschichten der Szenarien, und was an einem Tisch gewinnt.

## Was gespielt wird

starcraft-opening-box = Die Schachtel
starcraft-opening-box-none = Grundspiel
starcraft-opening-box-none-text = Sechs Fraktionen und verdeckte Befehle in Stapeln, wie in der ersten Schachtel.
starcraft-opening-box-brood-war = Mit Brood War
starcraft-opening-box-brood-war-text = Mehr Einheiten, Planeten und Karten, Führerschaftskarten mit Helden und Objekten, der Verteidigungsbefehl und Szenarien.
starcraft-opening-way = Was gespielt wird
starcraft-opening-way-standard = Normal
starcraft-opening-way-standard-text = Siegpunkte gewinnen oder die eigene Siegbedingung; spätestens die Ereigniskarten beenden das Spiel.
starcraft-opening-way-galactic-conquest = Galaktische Eroberung
starcraft-opening-way-galactic-conquest-text = Nur wer am Ende übrig ist, gewinnt: Es gibt keine Siegpunkte, und die Ereigniskarten beenden nichts.
starcraft-opening-way-survival = Überlebenskampf
starcraft-opening-way-survival-text = Basen entscheiden: Wer keine hat, ist draußen, eine zerstörte kommt nie wieder, und Siegpunkte werden zu Rohstoffmarkern.
starcraft-opening-scenarios = Szenarien
starcraft-opening-players =
    { $most ->
        [one] 1 Spieler
       *[other] { $fewest ->
            [same] { $most } Spieler
           *[other] { $fewest } bis { $most } Spieler
        }
    }
starcraft-opening-rounds =
    { $rounds ->
        [one] höchstens 1 Runde
       *[other] höchstens { $rounds } Runden
    }
starcraft-opening-needs = Brood War
starcraft-opening-own-rules = Ein Szenario bringt Galaxie, Truppen, Teams und Regeln mit: Wahlregeln passen nicht dazu und stehen nicht zur Auswahl.
starcraft-opening-mode-rules = Ein Spielmodus wird ohne Wahlregeln gespielt: Sie passen nicht dazu und stehen nicht zur Auswahl.
starcraft-opening-map = Karte von { $scenario }: { $planets }
starcraft-opening-begins = Beginnt auf { $planets }
starcraft-opening-no-player = Ohne eigenen Spieler: { $by } entscheidet dafür
starcraft-opening-absent = Bei so vielen Spielern nicht dabei; { $by } hat die Figuren mit
starcraft-opening-sides = Wer spielt
starcraft-opening-team = Team { $team }
starcraft-opening-wins = Gewinnt
starcraft-opening-where = Wo genau auf ihren Planeten sie beginnen, bestimmen die Spieler.
starcraft-opening-failed = Die Bilder der Szenarien ließen sich nicht holen. Spielen kann man sie trotzdem.

## Die Geschichten

starcraft-story-desperate-alliance = Der Schwarm ist nach Mar Sara gekommen. Raynor und eine Handvoll Siedler graben sich am Ende einer schmalen Kette von Planeten hinter Bunkern ein, und alles, was sie brauchen, ist Zeit: Die Schiffe, die sie abholen, sind fünf Runden entfernt.
starcraft-story-desperate-alliance-text = Beide wählen heimlich vier von sechs Ereigniskarten ihrer Liste und spielen jede Runde eine. Wächtermarker schützen Raynors Bunker, und der Weg nach Mar Sara führt über dessen Siegpunktgebiet.
starcraft-story-trump-card = Die Konföderation hält Mar Sara und wähnt sich sicher. Raynor bringt einen gestohlenen Psi-Disruptor dorthin, der die Zerg ruft; die Konföderation spielt auf Zeit, und Aldaris brennt jeden Schwarmstock nieder, den er findet.
starcraft-story-trump-card-text = Der Overmind sitzt ohne Spieler am Tisch: Raynors Spieler entscheidet, was er baut, und sobald der Psi-Disruptor auf Mar Sara steht, auch, wohin er zieht.
starcraft-story-uraj-and-khalis = Zwei Kristalle, Welten voneinander entfernt, könnten ein Tor gegen den Schwarm verschließen. Kerrigan und Zeratul ziehen gemeinsam aus, beide heimzubringen; der Overmind und die Flotte von der Erde sähen die zwei lieber tot.
starcraft-story-uraj-and-khalis-text = Eine Einheit, die zu Beginn eines Mobilisierungsbefehls bei einem Kristall steht, kann ihn aufnehmen und lässt ihn fallen, wenn sie zerstört wird.
starcraft-story-eye-of-the-storm = Der Overmind hat auf Aiur Wurzeln geschlagen und wird mit jedem Tag stärker. Terraner und Protoss eilen um die Wette zu seinem Hort; in der siebten Runde ist er für alle zu stark.
starcraft-story-eye-of-the-storm-text = Terraner und Protoss kommen ohne ihre permanenten Rohstoffe aus, Siegpunkte werden zu Rohstoffmarkern, und bei weniger als sechs Spielern führen manche beide Fraktionen ihrer Rasse.

## Was gewinnt

starcraft-wins-title = Was hier gewinnt
starcraft-wins-base-lost = sobald { $faction } auf { $planet } keine Basis mehr hat
starcraft-wins-hero-lost =
    { $count ->
        [one] sobald { $heroes } zerstört ist
       *[other] sobald diese alle zerstört sind: { $heroes }
    }
starcraft-wins-points = mit { $count } Siegpunkten
starcraft-wins-the-end = sobald { $count } Karten „Das Ende ist nahe“ gespielt sind
starcraft-wins-no-bases = sobald die Rasse { $race } keine Basis mehr hat
starcraft-wins-race-on = sobald eine Einheit der Rasse { $race } auf { $planet } steht
starcraft-wins-items-home = sobald beide Kristalle in Gebieten mit einer Basis des Teams auf diesen Planeten sind: { $planets }
starcraft-wins-at-installation = mit einer Einheit im Gebiet des Objekts „{ $installation }“, wenn eine Organisationsphase beginnt
starcraft-wins-rounds-over = wenn bis zum Ende von Runde { $rounds } niemand sonst gewonnen hat
starcraft-world-as = { $planet } ({ $world })
starcraft-wins-normal = Siegpunkte, gezählt am Ende jeder Runde
starcraft-wins-normal-of = { $name }: { $points } von { $threshold }
starcraft-wins-special = Die eigene Siegbedingung, geprüft am Ende jeder Runde
starcraft-wins-special-of = { $name }: { $reached } von { $needed } – { $objective }
starcraft-wins-special-none = { $name }: keine Siegbedingung
starcraft-wins-end-game = Das zweite „Das Ende ist nahe“ beendet das Spiel: Die meisten Siegpunkte gewinnen, falls nicht Aldaris darauf wartet
starcraft-wins-end-game-of = { $count } von 2 gespielt
starcraft-wins-elimination = Als Letzter übrig sein: Wer weder Basis noch Einheit hat, ist draußen
starcraft-wins-elimination-bases = Als Letzter übrig sein: Wer keine Basis hat, ist sofort draußen, und zerstörte Basen verlassen das Spiel
starcraft-wins-bases-of =
    { $left ->
        [one] { $name }: { $bases } im Spiel, 1 weitere kann gebaut werden
       *[other] { $name }: { $bases } im Spiel, { $left } weitere können gebaut werden
    }
starcraft-wins-round-limit = Nach Runde { $limit } gewinnen die meisten Siegpunkte
starcraft-wins-show = Was gewinnt hier?
starcraft-round-of = Runde { $round } von { $last }
starcraft-round-of-text =
    { $left ->
        [0] Das ist die letzte Runde.
        [one] Nach dieser noch eine Runde.
       *[other] Nach dieser noch { $left } Runden.
    }

## In den Gebieten

starcraft-board-only-ground = nur Bodeneinheiten
starcraft-board-only-flying = nur Flugeinheiten
starcraft-board-strategic = Wer es kontrolliert, führt jeden Befehl auf diesem Planeten als Spezialbefehl aus, ohne den Spezialbefehlsbereich.
starcraft-board-installation-of = { $installation } von { $name }
starcraft-board-guarded = Wächtermarker von { $name }
starcraft-board-point-token = ein Siegpunkt mehr, für alle, die es kontrollieren
starcraft-board-item = Gegenstand: { $item }, von niemandem getragen
starcraft-board-item-carried = Gegenstand: { $item }, getragen von { $unit }
starcraft-board-event-order = Ereigniskarte
starcraft-board-order-star = Stern
starcraft-board-defend-hint = Verteidigungsbefehl: Nimm ihn in die Hand und zeige auf ein Gebiet, das du kontrollierst
starcraft-board-unseated = { $name }: eine Seite ohne eigenen Spieler

## Führerschaft

starcraft-leading-title = Führerschaftskarten
starcraft-leading-choose = Wähle eine Führerschaftskarte der Stufe { $stage }
starcraft-leading-secret = alle wählen verdeckt, dann wird gemeinsam aufgedeckt
starcraft-leading-once = Eine Karte je Stufe: Diese sagt auch, womit du beginnst. Nur mit der Karte, auf der eine Siegbedingung steht, kannst du durch sie gewinnen.
starcraft-leading-stage = Stufe { $stage }
starcraft-leading-kind-ability = Fähigkeit
starcraft-leading-kind-special-victory = Siegbedingung
starcraft-leading-kind-hero = Held
starcraft-leading-kind-installation = Objekt
starcraft-leading-stays = bleibt im Spiel
starcraft-leading-begins = Beginnt mit
starcraft-leading-begins-with = Beginnt mit { $units }, Basen: { $bases }, Transporter: { $transports }, Arbeiter: { $workers }.
starcraft-leading-card = { $name }, Stufe { $stage }, { $kind }: { $text }
starcraft-leading-gone = Benutzt und aus dem Spiel.
starcraft-leading-none = Noch keine gewählt.
starcraft-leading-unused =
    { $count ->
        [one] 1 nicht gewählte Karte
       *[other] { $count } nicht gewählte Karten
    }
starcraft-leading-pool = Spezialbefehlsbereich
starcraft-leading-pool-text = Ausgeführte Spezialbefehle liegen hier bis zur Organisationsphase. Für jedes Forschungs- und Entwicklungsmodul gibt es einen Platz.
starcraft-leading-pool-words = { $used } von { $places } Plätzen belegt: { $orders }
starcraft-leading-pool-none = ohne Forschungsmodul kein Platz
starcraft-leading-lost = Aus dem Spiel: { $orders }
starcraft-leading-tokens = Rohstoffmarker
starcraft-leading-token-minerals = Kristallmarker, die keinen Arbeiter brauchen
starcraft-leading-token-gas = Gasmarker, die keinen Arbeiter brauchen
starcraft-leading-waiting = Auf Karten
starcraft-leading-second = Spielt auch
starcraft-leading-fewer = mehr davon gibt es hier nicht
starcraft-leading-progress = { $reached } von { $needed }
starcraft-leading-from-stage = gewinnt ab Stufe { $stage }
starcraft-leading-no-objective = Keine Siegbedingung: Es wurde eine andere Führerschaftskarte gewählt.
starcraft-leading-first = Beginnt mit einer dieser Führerschaftskarten: { $cards }
