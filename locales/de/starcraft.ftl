# StarCraft: Das Brettspiel, auf Deutsch. Namen stehen in starcraft-names.ftl, Kartentexte in starcraft-cards.ftl, und
# warum etwas nicht geht in starcraft-planning.ftl, -economy.ftl, -battle.ftl und am Ende dieser Datei.

starcraft-name = StarCraft: Das Brettspiel
client-about-starcraft = Bau eine Galaxie, gib verdeckte Befehle und kämpfe um sie, mit einer von sechs Fraktionen.

## Was sich vor dem Spiel einstellen lässt

starcraft-option-name-mode = Variante
starcraft-option-help-mode = Das normale Spiel gewinnt man durch Siegpunkte, die individuelle Siegbedingung oder Dominanz; bei der Galaktischen Eroberung nur, wer alle anderen ausschaltet; in Brood Wars Überlebenskampf ist draußen, wer keine Basis mehr hat.
starcraft-option-value-mode-standard = Normal
starcraft-option-value-mode-galactic-conquest = Galaktische Eroberung
starcraft-option-name-teams = Teams
starcraft-option-help-teams = Zweierteams, für 4 oder 6 Spieler; die Fraktionen werden ausgelost.
starcraft-option-name-random_factions = Zufällige Fraktionen
starcraft-option-help-random_factions = Die Fraktionen werden ausgelost statt gewählt.
starcraft-option-name-random_galaxy = Zufälliger Aufbau
starcraft-option-help-random_galaxy = Planeten, Basen, Routen und erste Einheiten werden zufällig verteilt, so dass es gleich losgeht.
starcraft-option-name-galaxy = Nummer der Galaxie
starcraft-option-help-galaxy = Planeten, ihre Plätze und die Z-Achsen-Routen folgen daraus; bei 0 bestimmen die Spieler sie oder der Zufall.
starcraft-sketch = Zufällige Galaxie
starcraft-option-name-forget_orders = Auch vor sich selbst verdeckt
starcraft-option-help-forget_orders = Niemand darf die eigenen Befehle wieder ansehen, sobald sie liegen, wie es wörtlich im Regelheft steht.
starcraft-option-name-round_limit = Letzte Runde
starcraft-option-help-round_limit = Nach dieser Runde gewinnen die meisten Siegpunkte; bei 0 gibt es keine Grenze.
starcraft-option-name-expansion = Erweiterung
starcraft-option-help-expansion = Womit das Grundspiel gespielt wird.
starcraft-option-value-expansion-none = Keine

## Wie eine Partie endete

starcraft-reason-normal = Entschieden durch Siegpunkte.
starcraft-reason-special = Entschieden durch eine individuelle Siegbedingung.
starcraft-reason-end-game = Das Ende ist da: entschieden, als zwei Karten „Das Ende ist nahe“ auslagen.
starcraft-reason-elimination = Kein Gegner ist mehr da.
starcraft-reason-round-limit = Entschieden durch Siegpunkte nach der letzten Runde.

## Dinge

starcraft-area = { $planet } { $place }
starcraft-facts-area = { $area } ({ $yields }, Limit { $limit })
starcraft-yields-minerals = { $amount } Kristall
starcraft-yields-gas = { $amount } Gas
starcraft-yields-conquest =
    { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }
starcraft-yields-strategic = strategisch
starcraft-route = { $first }–{ $second }
starcraft-z-route = Z-Achsen-Route { $number }
starcraft-beside =
    { $side ->
        [N] unter
        [E] links von
        [S] über
       *[W] rechts von
    } { $planet }
starcraft-ends = { $planet } und { $other-planet }
starcraft-summands = Karte { $card-attack }/{ $card-health }, Verstärkung { $support }, Fähigkeiten { $more-attack }/{ $more-health }
starcraft-nobody = niemand
starcraft-order-build = Baubefehl
starcraft-order-mobilize = Mobilisierungsbefehl
starcraft-order-research = Forschungsbefehl
starcraft-order-special-build = Spezialbaubefehl
starcraft-order-special-mobilize = Spezialmobilisierungsbefehl
starcraft-order-special-research = Spezialforschungsbefehl
starcraft-cost =
    { $minerals ->
        [0] { $gas ->
            [0] 0 Kristall
           *[other] { $gas } Gas
        }
       *[other] { $gas ->
            [0] { $minerals } Kristall
           *[other] { $minerals } Kristall und { $gas } Gas
        }
    }
starcraft-price =
    { $cost }{ $saved ->
        [0] { "" }
       *[other] , { $saved } billiger
    }{ $forced ->
        [yes] , durch Raubbau
       *[no] { "" }
    }
starcraft-facts-unit =
    { $flying ->
        [yes] Flugeinheit
       *[no] Bodeneinheit
    }, { $targets ->
        [both] trifft Boden und Luft
        [ground] trifft Bodeneinheiten
        [flying] trifft Flugeinheiten
       *[none] trifft nichts
    }, Verstärkungswert { $support }
starcraft-card-standard = { $card } ({ $units }: { $attack }/{ $health }, sonst { $minor-attack }/{ $minor-health }) { $text }
starcraft-card-reinforcement = { $card } (Verstärkungskarte, { $units }) { $text }
starcraft-card-play-area = { $card } (Spielbereich) { $text }

## Fragen: Aufbau, Planung, Ausführung

starcraft-ask-faction = Wähle deine Fraktion
starcraft-ask-place-planet = Lege einen deiner Planeten
starcraft-ask-starting-base = Wähle, wo deine Basis steht
starcraft-ask-place-z-route = Wähle die Planeten, die eine Z-Achsen-Route verbindet
starcraft-ask-starting-units =
    { $count ->
        [one] Stelle 1 × { $unit } auf dem Planeten mit deiner Basis auf
       *[other] Stelle { $count } × { $unit } auf dem Planeten mit deiner Basis auf
    }
starcraft-ask-starting-transport = Setze deinen Transporter auf eine Route des Planeten mit deiner Basis
starcraft-ask-place-order =
    { $left ->
        [one] Lege deinen letzten Befehl verdeckt
       *[other] Lege einen Befehl verdeckt; noch { $left }
    }
starcraft-ask-use-event = Setze eine Ereigniskarte aus deinem Spielbereich ein oder mach weiter
starcraft-ask-reveal-order = Decke einen deiner Befehle auf, die zuoberst liegen
starcraft-ask-choose-order = Führe einen obersten Befehl aus oder zieh eine Ereigniskarte

## Fragen: Befehle

starcraft-ask-build-forces = Bauen auf { $planet }: Arbeiter, Transporter und Einheiten
starcraft-ask-upgrade-bases = Bauen auf { $planet }: ein Gebäude und ein Modul
starcraft-ask-build-base = Bauen auf { $planet }: eine Basis, oder nicht
starcraft-ask-pay = Wähle, wo ein Arbeiter { $resource } abbaut; noch { $left } zu zahlen
starcraft-ask-force-mine = Wähle, wo Raubbau { $resource } bringt; noch { $left } zu zahlen
starcraft-ask-consume = Wähle noch eine Einheit, die in { $unit } aufgeht
starcraft-ask-move-units = Mobilisieren auf { $planet }: Bewege Einheiten dorthin
starcraft-ask-draw-combat-cards = Zieh { $count } Kampfkarten oder keine
starcraft-ask-buy-technology = Kaufe eine Technologie oder keine
starcraft-ask-special-research = Wähle den Zusatz des Spezialforschungsbefehls

## Fragen: Kampf

starcraft-ask-start-of-battle = Setze eine Fähigkeit für den Kampfbeginn ein oder keine
starcraft-ask-draw-ability = Setze eine Karte ein, die weitere Kampfkarten bringt, oder keine
starcraft-ask-draw-more = Für den Spezialmobilisierungsbefehl { $count } weitere Kampfkarten ziehen?
starcraft-ask-sacrifice = Wähle, was dafür zerstört wird
starcraft-ask-evacuate = Wähle, wohin deine Einheiten gehen, oder bleib
starcraft-ask-leave = Wähle eine Einheit, die nach { $area } geht, oder hör damit auf
starcraft-ask-pair = Gefecht { $skirmish }: Wähle, auf wen { $unit } an der Front trifft
starcraft-ask-front = Gefecht { $skirmish }: Wähle die Fronteinheit von { $seat }
starcraft-ask-support = Wähle das Gefecht, das { $unit } verstärkt
starcraft-ask-place-cards = Gefecht { $skirmish }: Wähle deine Kampfkarten
starcraft-ask-replace-card = Gefecht { $skirmish }: Deine Standardkampfkarte ist aufgehoben; wähle eine andere
starcraft-ask-skirmish = Wähle das Gefecht, das als nächstes abgehandelt wird
starcraft-ask-pay-cost = Für die Wirkung von { $card } bezahlen?
starcraft-ask-text-order = Wähle, welche deiner Karten zuerst wirkt
starcraft-ask-support-loss = Wähle die Verstärkungseinheit, die du verlierst
starcraft-ask-text-loss = Wähle die Einheit, die du durch die Karte verlierst
starcraft-ask-splash-loss = Wähle die Einheit, die du durch Streuschaden verlierst
starcraft-ask-withdraw = Wähle, wohin { $unit } getarnt abzieht, oder lass die Einheit zerstören
starcraft-ask-retreat = Wähle das Gebiet, in das sich deine Einheiten zurückziehen
starcraft-ask-retreat-loss = Nicht alle deine Einheiten haben Platz: Wähle eine, die zerstört wird
starcraft-ask-excess = Du hast mehr Einheiten, als das Gebiet fasst: Wähle eine, die sich zurückzieht

## Fragen: Ereigniskarten und Organisationsphase

starcraft-ask-play-event = Spiele eine deiner Ereigniskarten oder keine
starcraft-ask-discard =
    { $count ->
        [one] Wirf eine Kampfkarte ab
       *[other] Wirf { $count } Kampfkarten ab, eine nach der anderen
    }
starcraft-ask-choose-effect = Wähle, was „{ $event }“ bewirkt
starcraft-ask-look-hand = Wähle den Gegner, dessen Hand du ansiehst
starcraft-ask-look-stack = Wähle den Planeten, dessen Befehle du ansiehst
starcraft-ask-look-player = Wähle den Gegner, dessen Befehle du ansiehst
starcraft-ask-place-transport =
    { $left ->
        [one] Setze einen Transporter auf eine Route bei deinen Basen oder keinen
       *[other] Setze bis zu { $left } Transporter auf Routen bei deinen Basen oder mach weiter
    }
starcraft-ask-units-area = Wähle das Gebiet, in das deine Einheiten kommen
starcraft-ask-choose-unit = Nicht alle Einheiten haben Platz: Wähle eine, die kommt
starcraft-ask-free-unit = Wähle eine Einheit, die du geschenkt bekommst, und ihr Gebiet
starcraft-ask-deplete = Wähle ein Gebiet, das eine Stufe weiter ausgebeutet wird
starcraft-ask-enrich = Wähle eine deiner Rohstoffkarten, die ergiebiger wird
starcraft-ask-double-capacity = Wähle eine deiner Rohstoffkarten, die in dieser Runde doppelt so viel hergibt
starcraft-ask-event-purchase = Kaufe jetzt etwas billiger oder nicht
starcraft-ask-lose-module = Wähle einen Gegner, der ein Modul verliert
starcraft-ask-choose-module = Wähle das Modul, das du verlierst
starcraft-ask-destroy-transports =
    { $left ->
        [one] Zerstöre einen gegnerischen Transporter oder mach weiter
       *[other] Zerstöre bis zu { $left } gegnerische Transporter oder mach weiter
    }
starcraft-ask-move-z-route = Wähle die Z-Achsen-Route, die neu gelegt wird
starcraft-ask-raise-order = Wähle einen deiner Befehle, der in seinem Stapel nach oben kommt, oder keinen
starcraft-ask-order-planet = Wähle den Planeten, auf dem du einen { $order } ausführst

## Möglichkeiten: Aufbau, Planung, Ausführung

starcraft-do-faction = { $faction } ({ $race }): { $objective } Beginnt mit { $units } und { $workers } Arbeitern
starcraft-do-place-planet =
    { $planet }, { $turns ->
        [0] nicht gedreht
        [1] ein Viertel nach rechts gedreht
        [2] halb gedreht
       *[other] ein Viertel nach links gedreht
    }, { $routes ->
        [0] ohne Route
       *[other] mit Route nach { $neighbours }
    }, { $beside ->
        [0] in der Mitte
       *[other] { $where }
    }
starcraft-do-place-base = Basis in { $area }
starcraft-do-place-z-route = Von { $major }, wo ihre Transporter stehen werden, nach { $minor }
starcraft-do-place-units = { $count } × { $unit } in { $area }
starcraft-do-place-transport = Transporter auf { $route }
starcraft-do-none-starting-base = Nicht auf diesem Planeten
starcraft-do-order =
    { $order } auf { $planet }{ $covered ->
        [0] { "" }
        [one] , auf 1 Befehl
       *[other] , auf { $covered } Befehle
    }
starcraft-do-reveal = Deinen Befehl auf { $planet } aufdecken
starcraft-do-execute = { $order } auf { $planet } ausführen
starcraft-do-execute-with = { $order } auf { $planet } mit „{ $event }“ als Spezialbefehl ausführen
starcraft-do-event = Statt { $order } auf { $planet } eine Ereigniskarte ziehen (Stufe { $stage })
starcraft-do-none-use-event = Keine Ereigniskarte einsetzen

## Möglichkeiten: Befehle

starcraft-do-build-workers =
    { $count ->
        [one] 1 Arbeiter bauen
       *[other] { $count } Arbeiter bauen
    } für { $price }
starcraft-do-build-transport = Transporter auf { $route } bauen für { $price }
starcraft-do-build-unit = { $unit } in { $area } bauen für { $price } ({ $facts })
starcraft-do-build-unit-of = { $unit } in { $area } bauen für { $price } und { $count } × { $consumed } ({ $facts })
starcraft-do-build-building = { $building } bauen für { $price }; erlaubt { $units }
starcraft-do-build-module = { $module } bauen für { $price }: { $text }
starcraft-do-build-base = Basis in { $area } bauen für { $price }
starcraft-do-done-build-forces = Weiter zum Ausbau
starcraft-do-done-upgrade-bases = Nichts mehr verbessern
starcraft-do-done-build-base = Keine Basis bauen
starcraft-do-pay-card = In { $area }; noch { $free } frei
starcraft-do-pay-permanent = Auf deinen permanenten Rohstoffen ({ $resource }); noch { $free } frei
starcraft-do-force-mine =
    Raubbau in { $area }; danach { $lost ->
        [yes] vollständig ausgebeutet und verloren
       *[no] teilweise ausgebeutet
    }
starcraft-do-move = { $count } × { $unit } von { $source } nach { $target } bewegen
starcraft-do-move-attack = { $target } von { $source } aus mit { $count } × { $unit } angreifen, gegen { $enemies }
starcraft-do-move-base = { $count } × { $unit } von { $source } nach { $target } bewegen, wo eine gegnerische Basis allein steht
starcraft-do-lift-off = Deine Basis von { $source } nach { $target } bewegen
starcraft-do-recall = { $unit } von { $source } nach { $target } zurückrufen
starcraft-do-done-move-units = Bewegen beenden
starcraft-do-draw = { $count } Kampfkarten ziehen
starcraft-do-none-draw-combat-cards = Keine ziehen
starcraft-do-research =
    { $technology } für { $price }, { $kind ->
        [play-area] in deinen Spielbereich
       *[other] { $cards ->
            [one] 1 Karte in deinen Kampfkartenstapel
           *[other] { $cards } Karten in deinen Kampfkartenstapel
        }
    }: { $text }
starcraft-do-none-buy-technology = Keine Technologie kaufen
starcraft-do-draw-event = Noch eine Ereigniskarte ziehen
starcraft-do-take = Auf die Hand nehmen: { $card }
starcraft-do-destroy-unit = Eigene Einheit in { $area } zerstören: { $unit }
starcraft-do-destroy-base = Eigene Basis in { $area } zerstören
starcraft-do-destroy-transport = Eigenen Transporter auf { $route } zerstören
starcraft-do-pay-by-hand = Das Nächste von Hand bezahlen, Arbeiter für Arbeiter

## Möglichkeiten: Kampf

starcraft-do-use = „{ $ability }“ einsetzen: { $text }
starcraft-do-none-start-of-battle = Nichts einsetzen
starcraft-do-none-draw-ability = Nichts einsetzen
starcraft-do-yes-draw-more = { $count } weitere ziehen
starcraft-do-no-draw-more = Keine weiteren ziehen
starcraft-do-front = { $unit } ({ $facts })
starcraft-do-pair =
    { $unit } greift { $against } an{ $targets ->
        [both] { "" }
        [attacker] ; nur { $unit } kann den anderen treffen
        [defender] ; nur { $against } kann den anderen treffen
       *[none] ; keiner kann den anderen treffen
    }
starcraft-do-support = { $unit } verstärkt Gefecht { $skirmish }, { $attacking } gegen { $defending }: +{ $support } Angriffsstärke
starcraft-do-cards =
    { $card }{ $fits ->
        [yes] , hier { $attack }/{ $health }: { $text }
        [assist] , hier nur { $attack }/{ $health }{ $named ->
            [yes] {" "}statt { $best-attack }/{ $best-health }
           *[no] {""}
        }: { $text }
       *[no] , hier nur { $attack }/{ $health }{ $named ->
            [yes] {" "}statt { $best-attack }/{ $best-health }
           *[no] {""}
        }, ohne ihren Text
    }
starcraft-do-cards-two =
    { $card }{ $fits ->
        [yes] , hier { $attack }/{ $health }: { $text }
        [assist] , hier nur { $attack }/{ $health }{ $named ->
            [yes] {" "}statt { $best-attack }/{ $best-health }
           *[no] {""}
        }: { $text }
       *[no] , hier nur { $attack }/{ $health }{ $named ->
            [yes] {" "}statt { $best-attack }/{ $best-health }
           *[no] {""}
        }, ohne ihren Text;
    } dazu { $second }{ $helps ->
        [yes] : { $more }
       *[no] , passt hier zu keiner Einheit
    }
starcraft-do-blind = Die oberste Karte deines Stapels, ungesehen
starcraft-do-blind-lent = Die oberste Karte vom Stapel des Besitzers, ungesehen
starcraft-do-blind-with = Die oberste Karte vom Stapel des Besitzers, ungesehen, und { $card }: { $text }
starcraft-do-skirmish = Gefecht { $skirmish }: { $attacking } gegen { $defending }
starcraft-do-yes-pay-cost =
    Bezahlen { $cost ->
        [worker] mit einem Arbeiter
       *[card] mit der Karte
    }: { $effect }
starcraft-do-no-pay-cost = Nicht bezahlen
starcraft-do-lose = { $unit } verlieren ({ $facts })
starcraft-do-lose-front = { $unit } an der Front von Gefecht { $skirmish } verlieren ({ $facts })
starcraft-do-lose-support = { $unit } verlieren, Verstärkung in Gefecht { $skirmish } ({ $facts })
starcraft-do-lose-worker = Einen Arbeiter deines Arbeiterreservoirs verlieren
starcraft-do-withdraw = Abzug nach { $area }; Platz für { $room }
starcraft-do-none-withdraw = Zerstören lassen
starcraft-do-none-evacuate = Bleiben
starcraft-do-leave = { $unit } geht nach { $area } ({ $facts })
starcraft-do-done-leave = Niemand geht mehr
starcraft-do-retreat = Rückzug nach { $area }; Platz für { $room }
starcraft-do-excess = { $unit } zieht sich zurück ({ $facts })

## Möglichkeiten: Ereigniskarten und Organisationsphase

starcraft-do-play = „{ $event }“ spielen: { $text }
starcraft-do-none-play-event = Keine spielen; alle abwerfen
starcraft-do-discard = Abwerfen: { $card }
starcraft-do-choose-effect = { $text }
starcraft-do-choose-area-deplete =
    { $area }, { $state ->
        [partial] schon teilweise ausgebeutet
       *[untouched] unberührt
    }; die Rohstoffkarte hat { $holder }
starcraft-do-choose-area-units-area = Nach { $area }
starcraft-do-choose-area-enrich =
    { $area }, { $state ->
        [partial] dann nicht mehr teilweise ausgebeutet
       *[untouched] dann mit Platz für mehr Arbeiter
    }
starcraft-do-choose-area-double-capacity = { $area }
starcraft-do-choose-planet-look-stack =
    { $orders ->
        [one] Den Befehl auf { $planet }
       *[other] Die { $orders } Befehle auf { $planet }
    }
starcraft-do-choose-planet-order-planet = { $order } auf { $planet }
starcraft-do-choose-seat-look-hand =
    { $cards ->
        [one] { $other }, hat 1 Karte auf der Hand
       *[other] { $other }, hat { $cards } Karten auf der Hand
    }
starcraft-do-choose-seat-look-player =
    { $orders ->
        [one] { $other }, hat 1 Befehl ausliegen
       *[other] { $other }, hat { $orders } Befehle ausliegen
    }
starcraft-do-choose-seat-lose-module = { $other }, hat { $modules }
starcraft-do-choose-route = { $route }, jetzt von { $major } nach { $minor }
starcraft-do-choose-transport = Den Transporter von { $other } auf { $route } zerstören
starcraft-do-none-destroy-transports = Keinen mehr zerstören
starcraft-do-none-place-transport = Keinen mehr einsetzen
starcraft-do-none-event-purchase = Nichts kaufen
starcraft-do-raise-order = Dein Befehl an Stelle { $place } von unten auf { $planet }
starcraft-do-raise-order-known = Dein { $order } an Stelle { $place } von unten auf { $planet }
starcraft-do-none-raise-order = Alle Befehle lassen, wo sie sind
starcraft-do-choose-unit-consume = { $unit } in { $area }
starcraft-do-choose-unit-choose-unit = { $unit }
starcraft-do-choose-unit-free-unit = { $unit } in { $area }
starcraft-do-choose-module = { $module }: { $text }

## Was geschieht: Aufbau, Planung, Ausführung

starcraft-event-first-player = Den Startspielermarker hat { $seat }.
starcraft-event-faction-taken = { $seat } spielt { $faction }.
starcraft-event-planet-drawn = { $seat } zieht { $planet }.
starcraft-event-planet-placed =
    { $seat } legt { $planet }{ $routes ->
        [0] .
        [one] {" "}mit 1 Route.
       *[other] {" "}mit { $routes } Routen.
    }
starcraft-event-base-placed = { $seat } stellt eine Basis auf: { $area }.
starcraft-event-z-route-placed = { $seat } verbindet { starcraft-ends } durch eine Z-Achsen-Route.
starcraft-event-z-route-out = Für die Z-Achsen-Route von { $seat } ist kein Platz.
starcraft-event-resource-card-gained = { $seat } nimmt die Rohstoffkarte von { $area }.
starcraft-event-units-placed = { $seat } stellt { $count } × { $unit } in { $area } auf.
starcraft-event-transport-placed = { $seat } setzt einen Transporter auf { $route }.
starcraft-event-round = Runde { $round } beginnt.
starcraft-event-order-placed = { $seat } legt einen Befehl auf { $planet }.
starcraft-event-own-order-placed = Es ist ein { $order } ({ $planet }).
starcraft-event-order-executed = { $seat } führt auf { $planet } einen { $order } aus.
starcraft-event-order-revealed = { $seat } deckt auf { $planet } einen { $order } auf.
starcraft-event-order-exchanged = { $seat } nimmt einen { $order } von { $planet } und zieht stattdessen eine Ereigniskarte.
starcraft-event-obstructed = Alle Befehle von { $seat } sind blockiert.
starcraft-event-orders-done = Alle Befehle sind ausgeführt.
starcraft-event-event-drawn =
    { $stage ->
        [1] { $seat } zieht eine Ereigniskarte der Stufe I.
        [2] { $seat } zieht eine Ereigniskarte der Stufe II.
       *[other] { $seat } zieht eine Ereigniskarte der Stufe III.
    }
starcraft-event-event-deck-empty = Der Ereigniskartenstapel ist leer: { $seat } zieht keine.
starcraft-event-event-deck-renewed =
    { $cards ->
        [one] Die abgeworfene Karte der Stufe III wird zum neuen Ereigniskartenstapel.
       *[other] Die { $cards } abgeworfenen Karten der Stufe III werden zum neuen Ereigniskartenstapel.
    }
starcraft-event-event-used = { $seat } setzt „{ $event }“ ein.

## Was geschieht: Befehle

starcraft-event-harvested =
    { $count ->
        [one] { $seat } schickt 1 Arbeiter nach { $area }.
       *[other] { $seat } schickt { $count } Arbeiter nach { $area }.
    }
starcraft-event-harvested-permanent =
    { $count ->
        [one] { $seat } setzt 1 Arbeiter auf die permanenten Rohstoffe ({ $resource }).
       *[other] { $seat } setzt { $count } Arbeiter auf die permanenten Rohstoffe ({ $resource }).
    }
starcraft-event-force-mined = { $seat } treibt Raubbau in { $area }.
starcraft-event-partially-depleted = { $area } ist teilweise ausgebeutet.
starcraft-event-depleted = { $area } ist vollständig ausgebeutet.
starcraft-event-card-lost =
    { $workers ->
        [0] { $seat } verliert die Rohstoffkarte von { $area }.
        [one] { $seat } verliert die Rohstoffkarte von { $area } und den Arbeiter darauf.
       *[other] { $seat } verliert die Rohstoffkarte von { $area } und die { $workers } Arbeiter darauf.
    }
starcraft-event-card-gained = { $seat } erhält die Rohstoffkarte von { $area }.
starcraft-event-built-workers =
    { $count ->
        [one] { $seat } baut 1 Arbeiter für { starcraft-cost }.
       *[other] { $seat } baut { $count } Arbeiter für { starcraft-cost }.
    }
starcraft-event-built-transport = { $seat } baut einen Transporter auf { $route } für { starcraft-cost }.
starcraft-event-built-unit = { $seat } baut { $unit } in { $area } für { starcraft-cost }.
starcraft-event-unit-consumed = Darin geht eine Einheit aus { $area } auf: { $unit }.
starcraft-event-built-building = { $seat } baut { $building } für { starcraft-cost }.
starcraft-event-built-module = { $seat } baut für { starcraft-cost }: { $module }.
starcraft-event-built-base = { $seat } baut eine Basis in { $area } für { starcraft-cost }.
starcraft-event-destroyed-own-unit = { $seat } zerstört in { $area } eine eigene Einheit: { $unit }.
starcraft-event-destroyed-own-base = { $seat } zerstört die eigene Basis in { $area }.
starcraft-event-destroyed-own-transport = { $seat } zerstört den eigenen Transporter auf { $route }.
starcraft-event-moved = { $seat } bewegt { $count } × { $unit } von { $source } nach { $target }.
starcraft-event-transported = { $seat } transportiert { $count } × { $unit } von { $source } nach { $target }.
starcraft-event-lifted-off = Die Basis von { $seat } hebt in { $source } ab und landet in { $target }.
starcraft-event-recalled = { $seat } ruft { $unit } von { $source } nach { $target } zurück.
starcraft-event-research-without-base = { $seat } hat keine Basis auf { $planet }: Der Forschungsbefehl bewirkt nichts.
starcraft-event-technology-bought = { $seat } kauft „{ $technology }“ für { starcraft-cost }.
starcraft-event-technology-shuffled-in = Die neuen Karten werden in den Kampfkartenstapel von { $seat } gemischt.
starcraft-event-technology-taken = { $seat } nimmt „{ $card }“ auf die Hand.
starcraft-event-technology-used = { $seat } setzt „{ $technology }“ ein.
starcraft-event-cards-drawn =
    { $count ->
        [0] { $seat } kann keine Kampfkarte ziehen.
        [one] { $seat } zieht 1 Kampfkarte.
       *[other] { $seat } zieht { $count } Kampfkarten.
    }
starcraft-event-drew = Du hast gezogen: { $cards }.
starcraft-event-deck-shuffled =
    { $count ->
        [one] Die abgeworfene Karte von { $seat } wird zum neuen Kampfkartenstapel.
       *[other] Die { $count } abgeworfenen Karten von { $seat } werden zum neuen Kampfkartenstapel.
    }

## Was geschieht: Kampf

starcraft-event-battle-begins = { $seat } ({ $attackers }) greift { $defender } ({ $defenders }) in { $area } an.
starcraft-event-battle-cancelled = { $seat } bricht den Kampf ab.
starcraft-event-worker-destroyed = { $seat } gibt einen Arbeiter dafür.
starcraft-event-evacuated = { $unit } von { $seat } geht nach { $area }.
starcraft-event-hand-revealed = { $seat } zeigt die Hand: { $cards }.
starcraft-event-paired = Gefecht { $skirmish }: { $unit } gegen { $against }.
starcraft-event-supported = { $unit } von { $seat } verstärkt Gefecht { $skirmish }.
starcraft-event-cards-placed =
    { $count ->
        [one] { $seat } legt 1 Karte zu Gefecht { $skirmish }.
       *[other] { $seat } legt { $count } Karten zu Gefecht { $skirmish }.
    }
starcraft-event-cards-placed-open = { $seat } legt offen zu Gefecht { $skirmish }: { $cards }.
starcraft-event-card-placed-blind =
    { $count ->
        [0] { $seat } hat keine Karte für Gefecht { $skirmish }.
       *[other] { $seat } legt die oberste Karte des Stapels zu Gefecht { $skirmish }.
    }
starcraft-event-skirmish-begins = Gefecht { $skirmish } wird abgehandelt.
starcraft-event-skirmish-called-off = Gefecht { $skirmish } entfällt: Eine Seite hat dort keine Einheit mehr.
starcraft-event-cards-revealed = { $seat } deckt auf: { $cards }.
starcraft-event-card-rejected = { $card } von { $seat } wird ohne Wirkung abgeworfen.
starcraft-event-card-from-deck = { $seat } spielt { $card } vom Stapel.
starcraft-event-card-replaced = { $seat } spielt stattdessen { $card }.
starcraft-event-no-standard-card = { $seat } hat keine Standardkampfkarte mehr: Angriffsstärke 0, Verteidigungswert 0.
starcraft-event-worker-tired = { $seat } macht für { $card } einen Arbeiter unverfügbar.
starcraft-event-final-values = { $seat }: Angriffsstärke { $attack }, Verteidigungswert { $health } ({ starcraft-summands }).
starcraft-event-unit-destroyed = { $unit } von { $seat } in { $area } wird zerstört.
starcraft-event-withdrew = { $unit } von { $seat } zieht nach { $area } ab.
starcraft-event-text-resolved = { $card } von { $seat } wirkt.
starcraft-event-splash-triggered = { $card } von { $seat } löst Streuschaden aus.
starcraft-event-battle-won = { $area } geht an { $seat }.
starcraft-event-retreated = { $unit } von { $seat } zieht sich nach { $area } zurück.

## Was geschieht: Ereigniskarten und Organisationsphase

starcraft-event-base-lost = Die Basis von { $seat } in { $area } wird zerstört.
starcraft-event-transport-lost = Der Transporter von { $seat } auf { $route } wird zerstört.
starcraft-event-points =
    { $points ->
        [one] { $seat } erhält 1 Siegpunkt und hat { $total }.
       *[other] { $seat } erhält { $points } Siegpunkte und hat { $total }.
    }
starcraft-event-events-read = Deine Ereigniskarten: { $events }.
starcraft-event-event-played = { $seat } spielt „{ $event }“.
starcraft-event-no-event-played = { $seat } spielt keine Ereigniskarte.
starcraft-event-events-discarded = { $seat } wirft ab: { $events }.
starcraft-event-event-order = { $seat } führt auf { $planet } einen { $order } aus.
starcraft-event-gained-workers =
    { $count ->
        [0] { $seat } hat keinen unbenutzten Arbeiter mehr.
        [one] { $seat } erhält 1 Arbeiter.
       *[other] { $seat } erhält { $count } Arbeiter.
    }
starcraft-event-gained-transport = { $seat } erhält einen Transporter auf { $route }.
starcraft-event-gained-unit = { $seat } erhält { $unit } in { $area }.
starcraft-event-enriched = { $area } gibt { $seat } mehr her.
starcraft-event-module-lost = { $seat } verliert ein Modul: { $module }.
starcraft-event-z-route-moved = { $seat } verlegt { $route }: Sie führt jetzt von { $major } nach { $minor }.
starcraft-event-looked-at-hand = { $seat } sieht die Hand von { $other } an.
starcraft-event-saw-hand = { $other } hat auf der Hand: { $cards }.
starcraft-event-looked-at-stack = { $seat } sieht die Befehle auf { $planet } an.
starcraft-event-looked-at-orders = { $seat } sieht die Befehle von { $other } an.
starcraft-event-order-raised = { $seat } legt einen Befehl auf { $planet } von Stelle { $place } nach oben.
starcraft-event-discarded = { $seat } wirft { $card } ab.
starcraft-event-eliminated = { $seat } scheidet aus.
starcraft-event-won =
    { $reason ->
        [normal] { $seat } hat die Siegpunkte, die das Spiel gewinnen.
        [special] { $seat } hat die individuelle Siegbedingung erfüllt und gewinnt.
        [end-game] { $seat } gewinnt, denn das Ende ist da.
        [elimination] { $seat } hat keinen Gegner mehr und gewinnt.
        [scenario] { $seat } hat das Ziel des Szenarios erreicht und gewinnt.
       *[round-limit] { $seat } hat nach der letzten Runde die meisten Siegpunkte und gewinnt.
    }

## Warum etwas nicht geht: Ereigniskarten und Organisationsphase

starcraft-refused-play-event = Spiele eine deiner Ereigniskarten oder keine.
starcraft-refused-event-not-read = „{ $event }“ ist nicht unter den Ereigniskarten, die du gezogen hast.
starcraft-refused-the-end-first = „{ $event }“ muss vor jeder anderen Ereigniskarte gespielt werden.
starcraft-refused-discard = Du bist über deinem Handkartenlimit: Wirf eine Kampfkarte ab.
starcraft-refused-discard-alike = { $card } und { $other } bewirken genau dasselbe; wirf { $other } ab.
starcraft-refused-choose-effect = Wähle eine der Wirkungen von „{ $event }“.
starcraft-refused-effect-number = „{ $event }“ hat keine solche Wirkung, die jetzt möglich ist: { $number }.
starcraft-refused-look-hand = Wähle einen Gegner, dessen Hand du ansiehst.
starcraft-refused-look-stack = Wähle einen Planeten, dessen Befehle du ansiehst.
starcraft-refused-look-player = Wähle einen Gegner, dessen Befehle du ansiehst.
starcraft-refused-nothing-unseen = Dort gibt es keine Befehle, die du nicht gesehen hast.
starcraft-refused-no-hand = { $other } hat keine Karten auf der Hand.
starcraft-refused-no-opponent = Wähle einen Gegner, der noch im Spiel ist.
starcraft-refused-place-transport = Setze einen Transporter ein oder keinen mehr.
starcraft-refused-transport-needs-base = { $route } führt zu keinem Planeten mit deiner Basis.
starcraft-refused-units-area = Wähle das Gebiet, in das deine Einheiten kommen.
starcraft-refused-units-not-there = { $area } kann diese Einheiten nicht aufnehmen: Es muss ein eigenes oder leeres Gebiet sein, wie es die Karte sagt, und Platz haben.
starcraft-refused-choose-unit = Wähle eine der Einheiten, die noch Platz haben.
starcraft-refused-free-unit = Wähle eine Einheit, die du geschenkt bekommst, und ihr Gebiet.
starcraft-refused-free-unit-that = { $unit } kann nicht nach { $area } kommen: Deine Gebäude müssen es erlauben, eine Figur muss übrig und das Gebiet offen sein.
starcraft-refused-deplete = Wähle ein Gebiet, das ausgebeutet wird.
starcraft-refused-not-to-deplete = { $area } kann durch diese Karte nicht ausgebeutet werden.
starcraft-refused-enrich = Wähle eine deiner Rohstoffkarten.
starcraft-refused-double-capacity = Wähle eine deiner Rohstoffkarten, die noch nicht verdoppelt ist.
starcraft-refused-doubled = Die Rohstoffkarte von { $area } gibt schon doppelt so viel her.
starcraft-refused-event-purchase = Kaufe, was die Karte nennt, oder nichts.
starcraft-refused-event-purchase-that = Das lässt dich die Ereigniskarte nicht kaufen.
starcraft-refused-lose-module = Wähle einen Gegner, der ein Modul verliert.
starcraft-refused-no-module = { $other } hat kein Modul.
starcraft-refused-choose-module = Wähle das Modul, das du verlierst.
starcraft-refused-module-not-built = Das hast du nicht gebaut: { $module }.
starcraft-refused-destroy-transports = Wähle einen gegnerischen Transporter oder keinen mehr.
starcraft-refused-transport-not-there = { $other } hat keinen Transporter auf { $route }, oder du kontrollierst an ihren Enden kein Gebiet.
starcraft-refused-move-z-route = Wähle die Z-Achsen-Route, die neu gelegt wird.
starcraft-refused-not-a-z-route = { $route } ist keine Z-Achsen-Route.
starcraft-refused-raise-order = Wähle einen deiner verdeckten Befehle oder keinen.
starcraft-refused-not-raisable = An Stelle { $place } auf { $planet } liegt keiner deiner Befehle unter einem anderen.
starcraft-refused-order-planet = Wähle den Planeten, auf dem du den Befehl ausführst.
starcraft-refused-order-not-there = Die Karte verlangt deine Basis oder Einheit auf dem Planeten; auf { $planet } hast du nichts, was zählt.
starcraft-refused-unknown-faction = Es gibt keine Fraktion namens { $name }.
starcraft-refused-unknown-planet = Es gibt keinen Planeten namens { $name }.
starcraft-refused-unknown-area = Es gibt kein Gebiet namens { $name }.
starcraft-refused-unknown-route = Es gibt keine Route namens { $name }.
starcraft-refused-unknown-unit = Es gibt keine Einheit namens { $name }.
starcraft-refused-unknown-building = Es gibt kein Gebäude namens { $name }.
starcraft-refused-unknown-module = Es gibt kein Modul namens { $name }.
starcraft-refused-unknown-technology = Es gibt keine Technologie namens { $name }.
starcraft-refused-unknown-card = Es gibt keine Karte namens { $name }.
starcraft-refused-unknown-event = Es gibt keine Ereigniskarte namens { $name }.
starcraft-refused-unknown-seat = Es gibt keinen Platz { $name }.
starcraft-refused-destroy-now = Eigene Teile zerstört man im eigenen Zug, beim Bauen, Bewegen oder bei Ereigniskarten, und nie in einem Kampf.
starcraft-refused-destroy-unit = Du hast in { $area } keine solche Einheit, die du zerstören könntest: { $unit }.
starcraft-refused-destroy-base = Du hast in { $area } keine Basis, die du zerstören könntest.
starcraft-refused-destroy-transport = Du hast auf { $route } keinen Transporter, den du zerstören könntest.
starcraft-refused-pay-by-hand-now = Ob von Hand bezahlt wird, entscheidet man, bevor etwas gekauft wird.
starcraft-refused-pay-by-hand = Die nächste Zahlung geht schon von Hand.

## Der Tisch als Text

starcraft-phase-setup = Aufbau
starcraft-phase-planning = Planungsphase
starcraft-phase-execution = Ausführungsphase
starcraft-phase-regrouping = Organisationsphase
starcraft-phase-over = Das Spiel ist vorbei
starcraft-picture-round = Runde { $round }, { $phase }
starcraft-picture-turn = Runde { $round }, { $phase }, am Zug ist { $name }
starcraft-picture-event-deck =
    Ereigniskartenstapel: { $first } der Stufe I, { $second } der Stufe II, { $third } der Stufe III{ $endings ->
        [0] { "" }
       *[other] ; Das Ende ist nahe: { $endings }
    }
starcraft-picture-legend = * Startspieler  { $base } Basis  { $tired } teilweise ausgebeutet  { $spent } vollständig ausgebeutet  (A) hat die Rohstoffkarte oder dort einen Transporter
starcraft-picture-undecided = noch keine Fraktion
starcraft-picture-out = { $faction }, ausgeschieden
starcraft-picture-standing = { $faction }, Arbeiter { $pool } + { $unavailable } nicht verfügbar, Hand { $hand } von { $limit }, Stapel { $deck }, Ereignisse { $events }
starcraft-picture-standing-points = { $faction }, Siegpunkte { $points } von { $threshold }, Arbeiter { $pool } + { $unavailable } nicht verfügbar, Hand { $hand } von { $limit }, Stapel { $deck }, Ereignisse { $events }
starcraft-picture-stack = Befehle, der letzte liegt oben: { $orders }
starcraft-picture-limit = Limit { $limit }
starcraft-picture-chance = { $attacker } nimmt es zu { $chance } % ein, wie die Bots es aus dem berechnen, was du weißt
starcraft-picture-odds = Aussichten eines Angriffs, wie die Bots sie aus dem berechnen, was du weißt; Verluste in Einheiten
starcraft-picture-odds-begun = { $area }, wie es steht: { $chance } % du nimmst es ein, du verlierst { $own }, sie { $enemy }
starcraft-picture-odds-with = { $area } mit { $units }: { $chance } % du nimmst es ein, du verlierst { $own }, sie { $enemy }
starcraft-picture-supply = Deine Einheiten im Vorrat: { $units }
starcraft-picture-battle = Kampf in { $area }: { $attacker } greift { $defender } an
starcraft-picture-skirmish = { $attack } gegen { $defence }
starcraft-picture-permanent = permanent
starcraft-picture-resource = { $place }: { $workers } von { $capacity } { $resource }
starcraft-picture-resources = Deine Rohstoffe, Arbeiter darauf: { $resources }
starcraft-picture-technologies = Technologien, die du kaufen kannst: { $technologies }
starcraft-picture-orders = Deine Befehle neben dem Spielplan: { $orders }
starcraft-picture-events = Deine Ereigniskarten
starcraft-picture-hand = Deine Hand

## Was an einem Spiel bemerkenswert war

starcraft-feat-best-buy =
    { $count ->
        [one] { $built } × { $unit } von { $seat }, für { $cost }: { $count } Einheit zerstört
       *[other] { $built } × { $unit } von { $seat }, für { $cost }: { $count } Einheiten zerstört
    }
starcraft-feat-most-battles =
    { $count ->
        [one] { $seat } gewinnt { $count } Kampf
       *[other] { $seat } gewinnt { $count } Kämpfe
    }
starcraft-feat-heaviest-losses =
    { $count ->
        [one] { $seat } verliert { $count } Einheit im Kampf
       *[other] { $seat } verliert { $count } Einheiten im Kampf
    }
starcraft-feat-longest-streak = { $seat } gewinnt { $count } Kämpfe nacheinander
starcraft-feat-best-harvest =
    { $points ->
        [one] { $seat } holt { $points } Siegpunkt in Runde { $round }
       *[other] { $seat } holt { $points } Siegpunkte in Runde { $round }
    }
starcraft-feat-name-best-buy = Bester Kauf
starcraft-feat-name-most-battles = Meiste Kämpfe
starcraft-feat-name-heaviest-losses = Schwerste Verluste
starcraft-feat-name-longest-streak = Längste Serie
starcraft-feat-name-best-harvest = Beste Runde
starcraft-luck-help = Angriff und Verteidigung gezogener Kampfkarten, gegen den Durchschnitt des Stapels
starcraft-luck-count =
    { $count ->
        [one] { $count } Standardkampfkarte wurde gezogen.
       *[other] { $count } Standardkampfkarten wurden gezogen.
    }
starcraft-curve-points = Siegpunkte
starcraft-curve-areas = Gebiete
starcraft-curve-units = Einheiten
starcraft-log-setup = Aufbau
starcraft-log-planning = Planung
starcraft-log-execution = Befehle
starcraft-log-battle = Schlacht
starcraft-log-regrouping = Organisation
