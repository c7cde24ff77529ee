# Wählen: was die Zeile unter dem Brett sagt, in jedem Spiel, und was man in jedem Spiel tut, in ein, zwei Worten.

## Die Zeile unter dem Brett

client-you-are-asked = Du wirst gefragt
client-asked = gefragt
client-your-turn-short = Dein Zug
client-turn-of = Zug von { $name }
client-you-are-asked-in = Du wirst gefragt · Zug von { $name }
client-choose-player = { $name } wählen
client-point-board = Wähle auf dem Brett: was wählbar ist, leuchtet.
client-go-on = Wähle nun, was leuchtet.
client-list-below = Mehrere Möglichkeiten: wähle eine.
client-take-back = Zurücknehmen: { $name }
client-how = Wie
client-amount = Wie viele
client-amount-of = Wie viele, { $least } bis { $most }
client-amount-most = von { $most }
client-amount-more = Eins mehr
client-amount-less = Eins weniger
client-amount-all = alle
client-nothing-found = Nichts passt zu dem, was du getippt hast.
client-rule = Die Regel
client-rule-missing = Diese Regel steht nicht in der Liste.
client-rule-english = (nur auf Englisch)
client-rule-back = Zurück
client-settings-ask-again = Nachfragen, bevor ich passe oder etwas beende
client-keys-pass = passen oder weitergehen
client-keys-list = alle Möglichkeiten auflisten
client-keys-enter = auf dem Brett wählen; tun, was der helle Knopf sagt
client-keys-arrows = über das Brett gehen
client-keys-help = diese Liste
client-skip = Überspringen
client-skip-board = Zum Spielfeld
client-skip-question = Zu dem, was gefragt ist

## Space Base

space-base-board-buy-for = Kaufen für alle { $credits }¢
space-base-board-preview-own = eigener Zug: { $before } → { $after }
space-base-board-preview-others = Züge der anderen: { $before } → { $after }
space-base-board-preview-often = Sektor { $sector }: { $rolls } von 36 Würfen
space-base-board-box-brief = Ladung
space-base-board-arrow-brief-left = auch der linke Sektor
space-base-board-arrow-brief-right = auch der rechte Sektor
space-base-board-arrow-brief-either = auch ein Sektor daneben
space-base-board-preview-colony = sofort { $points }★; der Sektor zahlt nichts mehr
space-base-board-flips = { $name } wird rot
space-base-board-die-number = Würfel { $number }
space-base-verb-set = Würfel setzen
space-base-verb-roll = Würfeln
space-base-verb-reroll = Neu würfeln
space-base-verb-keep = Würfel behalten
space-base-verb-dice = Würfel einzeln nutzen
space-base-verb-sum = Summe nutzen
space-base-verb-shift = Summe verschieben
space-base-verb-double = Sektor verdoppeln
space-base-verb-sector = Dem Pfeil folgen
space-base-verb-charge = Laden
space-base-verb-decline = Verzichten
space-base-verb-carry = Ladungen mitnehmen
space-base-verb-use = Fähigkeit nutzen
space-base-verb-move = Ladung verschieben
space-base-verb-stay = Ladungen liegen lassen
space-base-verb-buy = Kaufen
space-base-verb-buy-into = In einen Sektor kaufen
space-base-verb-claim = Kostenlos nehmen
space-base-verb-pass = Passen

## Risk

risk-board-adjacent = Angrenzend: { $near }
risk-board-die-of =
    { $side ->
        [attack] Angriffswürfel { $number }
       *[other] Verteidigungswürfel { $number }
    }
risk-board-faction-pieces = Basis: { $base }. Figuren: { $units }.
risk-board-faction-cards = { $count } Karten: { $kinds }
risk-board-faction-terran = Karten, die halten und von fern treffen
risk-board-faction-protoss = Karten, die Würfel drehen und Karten aufheben
risk-board-faction-zerg = Karten, die schwärmen: mehr Truppen, weite Wege
risk-board-faction-plain = spielt sich hier wie die anderen
risk-board-faction-yours = deine
risk-board-faction-taken = hat { $name }
risk-board-faction-closed = jetzt nicht wählbar
risk-board-faction-wait = noch nicht gefragt
risk-board-way-invade = Einmal
risk-board-way-invade-hero = Einmal, Held
risk-board-way-storm = Bis erobert
risk-board-way-storm-hero = Bis erobert, Held
risk-board-way-place = Setzen
risk-board-way-bring = Einheiten
risk-board-way-bring-hero = Mit Held
risk-board-way-advance = Einheiten
risk-board-way-advance-hero = Mit Held
risk-board-way-move = Einheiten
risk-board-way-move-hero = Mit Held
risk-board-way-defend = Würfel
risk-refused-no-front = { $territory } grenzt an kein Gebiet eines Gegners.
risk-refused-no-neighbour = Keines deiner Gebiete grenzt an { $territory }.
risk-verb-pick = Diese Fraktion wählen
risk-verb-base = Basis setzen
risk-verb-occupy = Besetzen
risk-verb-neutral = Neutrale Einheit setzen
risk-verb-place = Einheiten setzen
risk-verb-hero = Held setzen
risk-verb-tower = Turm setzen
risk-verb-offer = Für Sterne anbieten
risk-verb-withdraw = Zurücknehmen
risk-verb-trade = Sterne eintauschen
risk-verb-play = Karte spielen
risk-verb-pass = Keine Karte spielen
risk-verb-reroll = Neu würfeln
risk-verb-draw = Karte ziehen
risk-verb-decline = Keine ziehen
risk-verb-invade = Angreifen
risk-verb-storm = Angreifen bis erobert
risk-verb-defend = Verteidigen
risk-verb-advance = Einrücken
risk-verb-manoeuvre = Manövrieren
risk-verb-airlift = Luftbrücke
risk-verb-move = Bewegen
risk-verb-bring = Einheiten holen
risk-verb-achieve = Erfolg nehmen
risk-verb-none = Keinen nehmen
risk-verb-ask = Um das Gebiet bitten
risk-verb-agree = Zustimmen
risk-verb-refuse = Ablehnen
risk-verb-done = Fertig

## StarCraft

starcraft-verb-done = Fertig
starcraft-verb-none = Keine
starcraft-verb-yes = Ja
starcraft-verb-no = Nein
starcraft-verb-faction = Diese Fraktion wählen
starcraft-verb-place-planet = Planet legen
starcraft-verb-place-base = Basis setzen
starcraft-verb-place-z-route = Z-Achsen-Route legen
starcraft-verb-place-units = Einheiten setzen
starcraft-verb-place-transport = Transporter setzen
starcraft-verb-order = Befehl legen
starcraft-verb-reveal = Befehl aufdecken
starcraft-verb-execute = Befehl ausführen
starcraft-verb-event = Ereigniskarte ziehen
starcraft-verb-build-workers = Arbeiter bauen
starcraft-verb-build-transport = Transporter bauen
starcraft-verb-build-unit = Einheit bauen
starcraft-verb-build-building = Gebäude bauen
starcraft-verb-build-module = Modul bauen
starcraft-verb-build-base = Basis bauen
starcraft-verb-pay-card = Mit einem Gebiet zahlen
starcraft-verb-pay-permanent = Mit dauerhaften Rohstoffen zahlen
starcraft-verb-force-mine = Raubbau
starcraft-verb-move = Bewegen
starcraft-verb-lift-off = Abheben
starcraft-verb-recall = Zurückrufen
starcraft-verb-draw = Ziehen
starcraft-verb-research = Forschen
starcraft-verb-draw-event = Ereigniskarte ziehen
starcraft-verb-take = Nehmen
starcraft-verb-use = Einsetzen
starcraft-verb-front = An die Front schicken
starcraft-verb-pair = Gegenüberstellen
starcraft-verb-support = Unterstützen
starcraft-verb-cards = Karten legen
starcraft-verb-blind = Vom Stapel spielen
starcraft-verb-skirmish = Scharmützel wählen
starcraft-verb-lose = Verlieren
starcraft-verb-lose-worker = Arbeiter verlieren
starcraft-verb-withdraw = Sich absetzen
starcraft-verb-retreat = Zurückziehen
starcraft-verb-excess = Aufgeben
starcraft-verb-leave = Zurücklassen
starcraft-verb-play = Ausspielen
starcraft-verb-discard = Abwerfen
starcraft-verb-choose-area = Gebiet wählen
starcraft-verb-choose-planet = Planet wählen
starcraft-verb-choose-seat = Spieler wählen
starcraft-verb-choose-route = Route wählen
starcraft-verb-choose-transport = Transporter wählen
starcraft-verb-raise-order = Befehl anheben
starcraft-verb-choose-unit = Einheit wählen
starcraft-verb-choose-module = Modul wählen
starcraft-verb-choose-effect = Wirkung wählen
starcraft-verb-destroy-unit = Einheit zerstören
starcraft-verb-destroy-base = Basis zerstören
starcraft-verb-destroy-transport = Transporter zerstören
starcraft-verb-pay-by-hand = Von Hand zahlen

## Ein Brett, das als ein Bild gezeichnet ist

client-zoom = Vergrößerung
client-zoom-in = Näher (+)
client-zoom-out = Weiter weg (−)
client-zoom-all = Alles zeigen (Pos1)
