# RISIKO: StarCraft, auf Deutsch. Die Namen von allem stehen in risk-names.ftl.

risk-name = RISIKO: StarCraft
client-about-risk = Führe eine Fraktion der Terraner, Protoss oder Zerg, erobere sechs Planeten und erreiche als Erster drei Erfolge.

## Was sich vor dem Spiel einstellen lässt

risk-option-name-variant = Variante
risk-option-help-variant = Die Grundausbildung hat einen festen Aufbau; in der Kommandozentrale setzen alle ihre Einheiten selbst, und Erfolge bringen Belohnungen; Totale Eroberung endet erst, wenn eine Seite alles hält.
risk-option-value-variant-basic-training = Grundausbildung
risk-option-value-variant-command-room = Kommandozentrale
risk-option-value-variant-total-domination = Totale Eroberung
risk-option-name-teams = Teams
risk-option-help-teams = Zwei gegen zwei oder drei gegen drei, in der Kommandozentrale oder bei Totaler Eroberung; die Teams sitzen abwechselnd.
risk-option-name-extended = Helden und Fähigkeiten
risk-option-help-extended = Totale Eroberung mit Helden und mit den Fähigkeiten der Karten; die anderen Varianten haben sie ohnehin.
risk-option-name-mineral_fields = Mineralienfelder
risk-option-help-mineral_fields = Ob bei Totaler Eroberung Mineralienfelder auf dem Spielplan liegen; in den anderen Varianten immer.
risk-option-name-two_bases_achievement = Erfolg für zwei feindliche Basen
risk-option-help-two_bases_achievement = Eins gegen eins gibt es nur eine feindliche Basis, niemand kann diesen Erfolg erreichen; er kann wegbleiben.
risk-option-name-wide_towers = Weite Feldwarten
risk-option-help-wide_towers = Xel’Naga-Feldwarten helfen auch, die Nachbarn ihres Gebiets zu verteidigen.
risk-option-name-round_limit = Letzte Runde
risk-option-help-round_limit = Nach dieser Runde gewinnt, wer am besten steht; bei 0 gibt es keine Grenze.

## Wie eine Partie endete

risk-reason-achievements = Entschieden durch Erfolge.
risk-reason-domination = Entschieden durch Eroberung.
risk-reason-elimination = Kein Feind ist mehr da.
risk-reason-round-limit = Entschieden durch den Stand nach der letzten Runde.

## Fragen

risk-ask-achievement = Nimm einen Erfolg oder keinen
risk-ask-advance = Wie viele rücken ein? { $source } → { $target }
risk-ask-attack = Greife an oder beende die Angriffsphase
risk-ask-base = Wähle, wo deine Basis steht
risk-ask-cards = Spiele eine Karte ({ $window }) oder mach weiter
risk-ask-command = Bitte einen Verbündeten um ein Gebiet oder mach weiter
risk-ask-consent = { $seat } bittet um ein Gebiet von dir ({ $territory })
risk-ask-defend =
    { $whose ->
        [neutral] Angriff { $source } → { $target } (neutral) mit { $units }: Würfel der Neutralen?
       *[own] Angriff { $source } → { $target } mit { $units }: Deine Würfel?
    }
risk-ask-deploy =
    { $stars ->
        [0] { $units ->
            [0] Tu, was du sonst noch darfst, oder geh zum Angriff über
            [one] Setze deine letzte Einheit ein
           *[other] Setze deine { $units } Einheiten ein
        }
        [one] Tausche Sterne ein: { $stars } ist angeboten
       *[other] Tausche Sterne ein: { $stars } sind angeboten
    }
risk-ask-draw = Ziehe eine Karte oder verzichte
risk-ask-faction = Wähle deine Fraktion
risk-ask-hero = Wähle, wo dein Held beginnt
risk-ask-manoeuvre = Manövriere einmal oder beende den Zug
risk-ask-move = Wie viele ziehen? { $source } → { $target }
risk-ask-neutral = Setze eine neutrale Einheit von { $faction } ein
risk-ask-occupy = Besetze ein freies Gebiet
risk-ask-recall = Hole Einheiten ({ $target }) oder mach weiter
risk-ask-reroll = Wähle die Würfel, die du neu wirfst
risk-ask-spread =
    { $units ->
        [one] Setze eine Einheit in ein weiteres Gebiet oder mach weiter
       *[other] Setze bis zu { $units } Einheiten in je ein Gebiet oder mach weiter
    }
risk-ask-start-manoeuvre = Manövriere vor den Angriffen oder mach weiter
risk-ask-strengthen =
    { $units ->
        [one] Verstärke ein Gebiet mit deiner letzten Einheit
       *[other] Verstärke deine Gebiete: { $units } Einheiten sind übrig
    }
risk-ask-tower = Wähle, wo die Xel’Naga-Feldwarte steht
risk-ask-units =
    { $units ->
        [one] Setze { $units } Einheit bei einer Basis ein
       *[other] Setze { $units } Einheiten bei deinen Basen ein
    }

## Möglichkeiten

risk-do-achieve = Nimm „{ $achievement }“: { $text }
risk-do-advance =
    { $units ->
        [one] Rücke mit { $units } Einheit ein
       *[other] Rücke mit { $units } Einheiten ein
    }; { $left ->
        [one] { $left } bleibt zurück
       *[other] { $left } bleiben zurück
    }
risk-do-agree = Stimme zu
risk-do-airlift = Fliege Einheiten: { $source } → { $target }
risk-do-ask = Bitte um ein Gebiet: { $territory }
risk-do-base = Setze die Basis: { $territory }
risk-do-bring =
    { $units ->
        [one] Hole { $units } Einheit: { $source }
       *[other] Hole { $units } Einheiten: { $source }
    }
risk-do-bring-hero =
    { $units ->
        [one] Hole { $units } Einheit und den Helden: { $source }
       *[other] Hole { $units } Einheiten und den Helden: { $source }
    }
risk-do-decline = Ziehe keine Karte
risk-do-defend =
    { $units ->
        [one] Verteidige mit { $units } Würfel: { $outcomes }
       *[other] Verteidige mit { $units } Würfeln: { $outcomes }
    }
risk-do-done-attack = Beende die Angriffsphase
risk-do-done-command = Bitte um nichts
risk-do-done-deploy = Geh zum Angriff über
risk-do-done-manoeuvre = Beende den Zug
risk-do-done-recall = Hole keine weiteren Einheiten
risk-do-done-spread = Setze keine weiteren Einheiten ein
risk-do-done-start-manoeuvre = Bewege nichts
risk-do-draw = Ziehe eine Karte
risk-do-hero = Setze den Helden: { $territory }
risk-do-invade =
    Angriff { $source } → { $target } mit { $units }{ $hero ->
        [yes] { " " }und dem Helden
       *[no] { "" }
    }: { $outcomes } (gegen { $dice } Würfel)
risk-do-manoeuvre = Manöver { $source } → { $target }
risk-do-move =
    { $units ->
        [one] Bewege { $units } Einheit
       *[other] Bewege { $units } Einheiten
    }; { $left ->
        [one] { $left } bleibt zurück
       *[other] { $left } bleiben zurück
    }
risk-do-move-hero =
    { $units ->
        [one] Bewege { $units } Einheit und den Helden
       *[other] Bewege { $units } Einheiten und den Helden
    }; { $left ->
        [one] { $left } bleibt zurück
       *[other] { $left } bleiben zurück
    }
risk-do-neutral = Setze die neutrale Einheit: { $territory }
risk-do-none = Nimm keinen Erfolg
risk-do-occupy = Besetze ein Gebiet: { $territory }
risk-do-offer =
    { $stars ->
        [one] Biete { $card } an: { $stars } Stern
       *[other] Biete { $card } an: { $stars } Sterne
    }
risk-do-pass = Spiele keine Karte
risk-do-pick = { $faction } ({ $species })
risk-do-pick-chart = { $faction } ({ $species }): Basis in { $territory }, in jeder Runde als { $place }. am Zug
risk-do-pick-other = { $other } ({ $species }): übernimmt den Start von { $faction }, Basis in { $territory }, in jeder Runde als { $place }. am Zug
risk-do-place =
    { $units ->
        [one] Setze { $units } Einheit: { $territory }
       *[other] Setze { $units } Einheiten: { $territory }
    }
risk-do-play = Spiele { $card }
risk-do-play-at = Spiele { $card }: { $target }
risk-do-play-between = Spiele { $card }: { $source } → { $target }
risk-do-refuse = Lehne ab
risk-do-reroll = Wirf { $dice } neu
risk-do-storm =
    Angriff { $source } → { $target }{ $hero ->
        [yes] { " " }mit dem Helden
       *[no] { "" }
    }, bis das Gebiet fällt oder { $keep ->
        [one] nur { $keep } Einheit übrig ist
       *[other] höchstens { $keep } Einheiten übrig sind
    }: { $chance } fällt es
risk-do-tower = Setze die Feldwarte: { $territory }
risk-do-trade =
    { $units ->
        [one] Tausche { $stars } Sterne gegen { $units } Einheit
       *[other] Tausche { $stars } Sterne gegen { $units } Einheiten
    }
risk-do-withdraw = Nimm { $card } zurück

risk-chance = { $percent } %
risk-chance-high = über 99 %
risk-chance-low = unter 1 %
risk-odds =
    { $own ->
        [0] { $chance } { $whose ->
            [neutral] Angreifer verliert { $foe }
           *[own] Gegner verliert { $foe }
        }
       *[other] { $foe ->
            [0] { $chance } { $whose ->
                [neutral] Neutrale verlieren { $own }
               *[own] du verlierst { $own }
            }
           *[other] { $chance } beide 1
        }
    }

## Wie oft jemand gefragt werden will

risk-prefer-cards = Karten
risk-prefer-cards-ask = Frag mich, wann immer ich eine Karte spielen darf
risk-prefer-cards-moment = Frag mich und passe nach wenigen Sekunden für mich
risk-prefer-cards-decline = Spiele keine Karten und frag mich nicht
risk-prefer-cards-in-attack = Karten in diesem Angriff
risk-prefer-cards-in-attack-ask = Frag mich in diesem Angriff
risk-prefer-cards-in-attack-decline = Nicht in diesem Angriff
risk-prefer-cards-in-turn = Karten in diesem Zug
risk-prefer-cards-in-turn-ask = Frag mich in diesem Zug
risk-prefer-cards-in-turn-decline = Nicht in diesem Zug
risk-prefer-defence = Würfel der Verteidigung
risk-prefer-defence-ask = Frag mich, mit wie vielen Würfeln ich verteidige
risk-prefer-defence-all = Verteidige immer mit allen Würfeln
risk-prefer-placing = Einheiten des Aufbaus
risk-prefer-placing-ask = Frag mich, wohin jede kommt
risk-prefer-placing-rest = Setze den Rest für mich

## Was geschieht

risk-neutral = { $faction } (neutral)
risk-event-achieved = { $seat } erreicht den Erfolg „{ $achievement }“.
risk-event-achievement-inherited = { $seat } übernimmt den Erfolg „{ $achievement }“.
risk-event-achievement-open = Ein Erfolg liegt auf dem Spielplan: „{ $achievement }“.
risk-event-asked-command = { $seat } bittet { $other } um ein Gebiet: { $territory }.
risk-event-base = { $seat } baut eine Basis: { $territory }.
risk-event-base-back = { $seat } hat die eigene Basis zurück: { $territory }.
risk-event-base-fell = { $seat } hält jetzt die Basis von { $other }: { $territory }.
risk-event-captured =
    { $units ->
        [one] { $seat } nimmt { $owner } ein Gebiet ab und rückt mit { $units } Einheit ein: { $territory }.
       *[other] { $seat } nimmt { $owner } ein Gebiet ab und rückt mit { $units } Einheiten ein: { $territory }.
    }
risk-event-contaminated = { $seat } sorgt dafür, dass { $other } beim nächsten Verstärken keine Karten benutzt.
risk-event-countered = { $seat } hebt das mit { $card } auf.
risk-event-dealt = Die Karten verteilen alle Gebiete.
risk-event-drew = { $seat } zieht eine Karte.
risk-event-drew-card = Du hast { $card } gezogen.
risk-event-eliminated = { $seat } schaltet { $loser } aus.
risk-event-extra-units =
    { $units ->
        [one] { $seat } erhält { $units } zusätzliche Einheit.
       *[other] { $seat } erhält { $units } zusätzliche Einheiten.
    }
risk-event-faction = { $seat } spielt { $faction }.
risk-event-field = Mineralienfeld: { $territory }.
risk-event-hero-fell = { $seat } verliert den Helden.
risk-event-hero-placed = { $seat } setzt den Helden ein: { $territory }.
risk-event-hero-returned = { $seat } holt den Helden zurück: { $territory }.
risk-event-invaded =
    { $units ->
        [one] { $seat } greift { $owner } mit { $units } Einheit an: { $source } → { $target }.
       *[other] { $seat } greift { $owner } mit { $units } Einheiten an: { $source } → { $target }.
    }
risk-event-invaded-with-hero =
    { $units ->
        [one] { $seat } greift { $owner } mit { $units } Einheit und dem Helden an: { $source } → { $target }.
       *[other] { $seat } greift { $owner } mit { $units } Einheiten und dem Helden an: { $source } → { $target }.
    }
risk-event-losses =
    { $attack ->
        [0] { $defence ->
            [0] Niemand verliert eine Einheit.
            [one] { $owner } verliert { $defence } Einheit.
           *[other] { $owner } verliert { $defence } Einheiten.
        }
        [one] { $defence ->
            [0] { $seat } verliert { $attack } Einheit.
           *[other] { $seat } verliert { $attack } Einheit, { $owner } verliert { $defence }.
        }
       *[other] { $defence ->
            [0] { $seat } verliert { $attack } Einheiten.
           *[other] { $seat } verliert { $attack } Einheiten, { $owner } verliert { $defence }.
        }
    }
risk-event-moved =
    { $units ->
        [one] { $seat } manövriert mit { $units } Einheit: { $source } → { $target }.
       *[other] { $seat } manövriert mit { $units } Einheiten: { $source } → { $target }.
    }
risk-event-moved-with-hero =
    { $units ->
        [one] { $seat } manövriert mit { $units } Einheit und dem Helden: { $source } → { $target }.
       *[other] { $seat } manövriert mit { $units } Einheiten und dem Helden: { $source } → { $target }.
    }
risk-event-occupied = { $seat } besetzt ein Gebiet: { $territory }.
risk-event-offered = { $seat } bietet { $card } für die Sterne an.
risk-event-paid =
    { $units ->
        [one] { $seat } gibt dafür { $units } Einheit auf: { $territory }.
       *[other] { $seat } gibt dafür { $units } Einheiten auf: { $territory }.
    }
risk-event-placed =
    { $units ->
        [one] { $seat } setzt { $units } Einheit ein: { $territory }.
       *[other] { $seat } setzt { $units } Einheiten ein: { $territory }.
    }
risk-event-placed-neutral = { $seat } setzt eine neutrale Einheit ein: { $territory }.
risk-event-played = { $seat } spielt { $card }.
risk-event-refused-command = { $seat } stimmt nicht zu.
risk-event-reinforcements =
    { $units ->
        [one] { $seat } erhält { $units } Einheit als Verstärkung.
       *[other] { $seat } erhält { $units } Einheiten als Verstärkung.
    }
risk-event-rerolled = { $seat } würfelt neu: { $dice }.
risk-event-reshuffled = Ein Ablagestapel wird zum neuen Nachziehstapel: { $species }.
risk-event-rewarded = { $seat } erhält die Belohnung „{ $reward }“.
risk-event-rolled = Die Würfel: { $attack } gegen { $defence }.
risk-event-rolled-for-card = { $seat } würfelt dafür { $value }.
risk-event-rolled-for-order = { $seat } würfelt { $value }.
risk-event-scanned = { $seat } sieht die Karten von { $other }; deren Fähigkeiten ruhen in diesem Zug.
risk-event-scanned-card = { $other } hat { $card } auf der Hand.
risk-event-storm =
    { $keep ->
        [one] { $seat } greift an, bis das Gebiet fällt oder nur { $keep } Einheit übrig ist: { $source } → { $target }.
       *[other] { $seat } greift an, bis das Gebiet fällt oder höchstens { $keep } Einheiten übrig sind: { $source } → { $target }.
    }
risk-event-struck =
    { $units ->
        [0] { $territory }: keine Einheit zu verlieren.
        [one] { $territory }: { $units } Einheit verloren.
       *[other] { $territory }: { $units } Einheiten verloren.
    }
risk-event-took-command = { $seat } übernimmt das Kommando: { $territory }.
risk-event-tower-destroyed = Die Xel’Naga-Feldwarte ist zerstört: { $territory }.
risk-event-tower-lost = { $seat } hat keinen Platz für die Xel’Naga-Feldwarte: Sie ist verloren.
risk-event-tower-placed = { $seat } baut eine Xel’Naga-Feldwarte: { $territory }.
risk-event-traded =
    { $units ->
        [one] { $seat } tauscht { $stars } Sterne gegen { $units } Einheit.
       *[other] { $seat } tauscht { $stars } Sterne gegen { $units } Einheiten.
    }
risk-event-turn = Runde { $round }: { $seat } ist am Zug.
risk-event-withdrew = { $seat } nimmt { $card } zurück.
risk-event-won =
    { $reason ->
        [achievements] { $seat } hat die Erfolge, die das Spiel gewinnen.
        [domination] { $seat } hält jedes Gebiet und gewinnt.
        [elimination] { $seat } hat keinen Gegner mehr und gewinnt.
       *[round-limit] { $seat } steht nach der letzten Runde am besten und gewinnt.
    }
risk-event-won-card = Du hast { $card } gewonnen, nur für die Sterne.
risk-event-won-cards =
    { $cards ->
        [one] { $seat } gewinnt { $cards } Karte von { $loser }.
       *[other] { $seat } gewinnt { $cards } Karten von { $loser }.
    }

## Was an einem Spiel bemerkenswert war

risk-feat-longest-march = { $seat } nimmt in einem Zug { $count } Gebiete
risk-feat-longest-streak = { $seat } gewinnt als Angreifer { $count } Würfe nacheinander
risk-feat-best-defence = { $seat } schlägt in { $territory } { $count } Würfe zurück
risk-feat-name-longest-march = Längster Vormarsch
risk-feat-name-longest-streak = Längste Serie
risk-feat-name-best-defence = Beste Verteidigung
risk-luck-help = was die Würfel gaben oder nahmen, gegen die Erwartung
risk-luck-count =
    { $count ->
        [one] { $count } Würfel wurde geworfen.
       *[other] { $count } Würfel wurden geworfen.
    }
risk-curve-territories = Gebiete
risk-curve-units = Einheiten
risk-curve-achievements = Erfolge
risk-log-set-up = Aufbau
risk-log-reinforcements = Verstärkung
risk-log-attack = Angriffe
risk-log-award = Erfolg und Karte
risk-log-manoeuvre = Manöver

## Warum etwas nicht geht

risk-refused-achieved-already = Der Erfolg „{ $achievement }“ ist schon vergeben.
risk-refused-advance =
    { $fewest ->
        [one] Mindestens { $fewest } Einheit muss einrücken: alle, die gekämpft haben und übrig sind.
       *[other] Mindestens { $fewest } Einheiten müssen einrücken: alle, die gekämpft haben und übrig sind.
    }
risk-refused-all-placed = Alle deine Einheiten sind eingesetzt.
risk-refused-allied-target = { $territory } gehört einem Verbündeten; Verbündete darf man nicht angreifen.
risk-refused-at-least-one = Es muss mindestens 1 Einheit sein.
risk-refused-attack-later = Angriffe kommen nach den Verstärkungen.
risk-refused-attack-over = Die Angriffsphase dieses Zuges ist vorbei.
risk-refused-brought-already = Von hier wurden schon Einheiten geholt: { $territory }.
risk-refused-chart = Wähle eine Farbe des Aufbaus, oder eine unbenutzte Farbe anstelle von einer.
risk-refused-closed-front = Eine Karte hat diesen Weg für diesen Zug versperrt: { $source } → { $target }.
risk-refused-command-asked = Um dieses Gebiet hast du in diesem Zug schon gebeten: { $territory }.
risk-refused-command-hero = Hier steht der Held deines Verbündeten, das Gebiet lässt sich nicht übergeben: { $territory }.
risk-refused-command-last = Das letzte Gebiet deines Verbündeten lässt sich nicht übergeben: { $territory }.
risk-refused-command-later = Verbündete übergeben Gebiete nur gleich nach dem Einsetzen deiner Verstärkungen.
risk-refused-command-units = { $territory } hat { $units } Einheiten; übergeben lässt sich nur ein Gebiet mit genau 1 Einheit.
risk-refused-contaminated = Du bist kontaminiert: bei diesen Verstärkungen keine Sterne und keine Fähigkeiten.
risk-refused-defence-dice = Verteidigen darfst du mit 1 bis { $most } Würfeln, und mit nicht mehr, als du dort Einheiten hast.
risk-refused-faction-taken = { $faction } ist schon gewählt.
risk-refused-hero-alone = Der Held zieht nur zusammen mit mindestens 1 Einheit.
risk-refused-hero-elsewhere = Dein Held ist nicht hier: { $territory }.
risk-refused-hero-on-board = Dein Held ist schon auf dem Spielplan: { $territory }.
risk-refused-invaders =
    { $most ->
        [one] Von hier darf { $most } Einheit angreifen ({ $territory }): höchstens 3, und 1 bleibt zurück.
       *[other] Von hier dürfen 1 bis { $most } Einheiten angreifen ({ $territory }): höchstens 3, und 1 bleibt zurück.
    }
risk-refused-muted = Du darfst in diesem Zug keine Fähigkeiten spielen: Deine Karten wurden gescannt.
risk-refused-needs-base = { $card } wirkt nur in einem Gebiet mit einer Basis.
risk-refused-needs-units = { $card } braucht mindestens { $units } Einheiten im angreifenden Gebiet.
risk-refused-no-abilities = Bei Totaler Eroberung zählen Karten nur für ihre Sterne.
risk-refused-no-aim = Es gibt gerade nichts, worauf { $card } wirken könnte.
risk-refused-no-airlift = Nur eine Karte lässt Einheiten zwischen Gebieten ziehen, die nicht verbunden sind.
risk-refused-no-heroes = In dieser Partie gibt es keine Helden.
risk-refused-no-more-manoeuvres = Du hast die Manöver dieses Zuges aufgebraucht.
risk-refused-no-teams = In dieser Partie gibt es keine Teams.
risk-refused-not-adjacent = { $source } und { $target } sind nicht benachbart.
risk-refused-not-allied = { $territory } gehört keinem Verbündeten.
risk-refused-not-at-a-base = Hier hast du keine Basis: { $territory }.
risk-refused-not-connected = { $source } und { $target } sind nicht durch deine Gebiete verbunden.
risk-refused-not-met = „{ $achievement }“ ist nicht erfüllt: { $reached } von { $goal }.
risk-refused-not-offered = { $card } ist nicht für die Sterne angeboten.
risk-refused-not-on-the-board = Der Erfolg „{ $achievement }“ ist in dieser Partie nicht dabei.
risk-refused-not-that-colour = Das ist kein neutrales Gebiet von { $faction }: { $territory }.
risk-refused-not-your-card = Du hast { $card } nicht.
risk-refused-not-yours = { $territory } gehört dir nicht.
risk-refused-occupied = { $territory } ist besetzt.
risk-refused-offered-already = { $card } ist schon für die Sterne angeboten.
risk-refused-one-at-a-time = Setze eine Einheit nach der anderen.
risk-refused-one-faction = Wähle eine Fraktion.
risk-refused-one-unit = Hier steht nur 1 Einheit, und sie muss bleiben: { $territory }.
risk-refused-own-target = { $territory } gehört dir selbst.
risk-refused-placed-there = Hier wurde schon eine Einheit eingesetzt: { $territory }.
risk-refused-reroll = Wähle Würfel, die du geworfen hast, den höchsten zuerst: { $dice }.
risk-refused-same-territory = Wähle zwei verschiedene Gebiete.
risk-refused-second-achievement = In einem Zug nimmt man nur einen Erfolg.
risk-refused-second-trade = Sterne tauscht man einmal je Zug ein.
risk-refused-stay-behind = Mindestens 1 Einheit muss bleiben: { $territory }.
risk-refused-storm = Ein Angriff kann ab { $least } Einheiten von selbst weitergehen und einige davon behalten: { $keeps }.
risk-refused-takes-no-aim = { $card } hat kein Ziel.
risk-refused-time-achievement = Erfolge werden nach deinen Angriffen genommen.
risk-refused-time-advance = Einheiten rücken gleich nach einer Eroberung ein.
risk-refused-time-attack = Angegriffen wird in der Angriffsphase deines Zuges, eine Invasion nach der anderen.
risk-refused-time-base = Basen werden beim Spielaufbau gesetzt und bleiben, wo sie sind.
risk-refused-time-bring = Nur eine Karte führt Einheiten aus mehreren Gebieten zusammen.
risk-refused-time-consent = Jetzt bittet dich niemand um ein Gebiet.
risk-refused-time-defend = Die Würfel der Verteidigung werden gewählt, wenn ein Gebiet angegriffen wird.
risk-refused-time-done = Beantworte zuerst dies.
risk-refused-time-draw = Karten werden am Ende deines Zuges gezogen.
risk-refused-time-hero = Helden werden beim Spielaufbau gesetzt und kehren zu Beginn deines Zuges zurück.
risk-refused-time-manoeuvre = Manövrieren darfst du am Ende deines Zuges.
risk-refused-time-move = Wähle zuerst, woher und wohin Einheiten ziehen.
risk-refused-time-neutral = Neutrale Einheiten werden beim Aufbau eines Spiels zu zweit gesetzt.
risk-refused-time-occupy = Freie Gebiete werden beim Spielaufbau besetzt.
risk-refused-time-pass = Du wirst jetzt nicht nach einer Karte gefragt.
risk-refused-time-pick = Fraktionen werden vor Spielbeginn gewählt.
risk-refused-time-place = Einheiten werden zu Beginn deines Zuges eingesetzt.
risk-refused-time-reroll = Nur eine Karte lässt dich Würfel neu werfen, gleich nach deinem Wurf.
risk-refused-time-tower = Eine Feldwarte wird gesetzt, wenn man sie bekommt.
risk-refused-too-few-stars = Zum Eintauschen braucht es mindestens { $fewest } Sterne.
risk-refused-too-many-placed =
    { $left ->
        [one] Du hast noch { $left } Einheit einzusetzen.
       *[other] Du hast noch { $left } Einheiten einzusetzen.
    }
risk-refused-too-many-stars = Höchstens { $most } Sterne lassen sich auf einmal eintauschen.
risk-refused-tower-there = Hier steht schon eine Feldwarte: { $territory }.
risk-refused-trade-after-placing = Sterne tauscht man ein, bevor die erste Verstärkung eingesetzt wird.
risk-refused-trade-first = Tausche zuerst die angebotenen Karten ein, oder nimm sie zurück.
risk-refused-trade-over = Sterne tauscht man am Anfang des eigenen Zuges ein.
risk-refused-units-left =
    { $units ->
        [one] Setze zuerst deine letzte Einheit ein.
       *[other] Setze zuerst deine { $units } Einheiten ein.
    }
risk-refused-unknown-achievement = Einen Erfolg namens { $achievement } gibt es nicht.
risk-refused-unknown-card = Eine Karte namens { $card } gibt es nicht.
risk-refused-unknown-faction = Eine Fraktion namens { $faction } gibt es nicht.
risk-refused-unknown-territory = Ein Gebiet namens { $territory } gibt es nicht.
risk-refused-won-card = { $card } wurde von jemand anderem gewonnen und zählt nur für die Sterne.
risk-refused-wrong-aim = { $card } wirkt darauf nicht.
risk-refused-wrong-window = Zeit für { $card }: { $windows }.

## Der Tisch als Text

risk-phase-factions = Fraktionen wählen
risk-phase-bases = Basen setzen
risk-phase-occupy = Gebiete besetzen
risk-phase-strengthen = Gebiete verstärken
risk-phase-neutrals = Gebiete verstärken
risk-phase-heroes = Helden setzen
risk-phase-deploy = Verstärkungen
risk-phase-command = Kommando übergeben
risk-phase-start-manoeuvre = Startmanöver
risk-phase-attack = Angriffe
risk-phase-achievement = Erfolg
risk-phase-manoeuvre = Manöver

risk-picture-setup = Aufbau: { $phase }
risk-picture-over = Die Partie ist zu Ende
risk-picture-turn = Runde { $round }, { $name } ist am Zug: { $phase }
risk-picture-undecided = hat noch keine Fraktion
risk-picture-force =
    { $faction }: Gebiete { $territories }, Einheiten { $units }, Felder { $fields }, nächste +{ $income }, Karten { $cards }{ $won ->
        [0] { "" }
       *[other] { " " }und { $won } gewonnen
    }
risk-picture-force-placing = { $faction }: Gebiete { $territories }, Einheiten { $units }, einzusetzen { $supply }
risk-picture-force-out = { $faction }: ausgeschaltet
risk-picture-gains = hat: { $gains }
risk-picture-hero-out = Held nicht auf dem Spielplan
risk-picture-neutral = Gebiete { $territories }, Einheiten { $units }
risk-picture-legend = { $hero } Held  { $base } Basis (erobert: mit ihrem Spieler)  { $field } Mineralienfeld  { $tower } Feldwarte
risk-picture-planet = { $planet } (+{ $bonus })
risk-picture-achievements = Erfolge
risk-picture-award =
    { $level ->
        [gold] { $award } (Gold)
       *[silver] { $award } (Silber)
    }
risk-picture-taken = hat { $name }
risk-picture-progress = { $reached } von { $goal }
risk-picture-hand = Deine Karten
risk-picture-card = { $card } { $stars } ({ $windows }): { $text }
risk-picture-star-card = { $card } { $stars }
risk-picture-won-card = { $card } { $stars } (gewonnen, nur für die Sterne)
