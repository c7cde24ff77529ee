# StarCraft mit Brood War: Schlüsselwörter, Helden, Objekte und Rohstoffmarker.

## Fragen

starcraft-ask-collateral-damage = Kollateralschaden in { $area }: Zerstöre dort eines, oder nichts
starcraft-ask-hero-area = Wähle das Gebiet, in das { $unit } kommt
starcraft-ask-free-figure = Alle Figuren sind auf dem Spielplan: Zerstöre eine für { $unit }, oder verzichte
starcraft-ask-hero-returns = { $unit } darf in ein Gebiet mit deiner Basis zurückkehren
starcraft-ask-installation-area = Wähle das Gebiet für dein Objekt: { $installation }
starcraft-ask-infest = Eine Infizierte Kommandozentrale in { $area } platzieren?
starcraft-ask-take-token =
    { $left ->
        [one] Nimm einen Rohstoffmarker deiner Wahl
       *[other] Nimm { $left } Rohstoffmarker deiner Wahl, einen nach dem anderen
    }

## Antworten

starcraft-do-collateral =
    { $what ->
        [base] Die gegnerische Basis zerstören
        [installation] Das gegnerische Objekt zerstören
       *[workers] Alle gegnerischen Arbeiter auf der Rohstoffkarte zerstören
    }
starcraft-do-none-collateral-damage = Nichts zerstören
starcraft-do-none-free-figure = Auf den Helden verzichten
starcraft-do-none-hero-returns = Jetzt nicht
starcraft-do-yes-infest = Ja, infizieren
starcraft-do-no-infest = Nein
starcraft-do-take-token = Ein Marker für { $resource }
starcraft-do-pay-token = Ein Rohstoffmarker für { $resource }

## Ereignisse

starcraft-event-workers-bombed = { $seat } zerstört { $count } Arbeiter von { $other } in { $area }.
starcraft-event-base-bombed = { $seat } zerstört die Basis von { $other } in { $area }.
starcraft-event-installation-bombed = { $seat } zerstört das Objekt von { $other } in { $area }.
starcraft-event-recharged = { $card } kommt auf die Hand von { $seat } zurück.
starcraft-event-unit-stolen = { $seat } übernimmt { $unit } von { $other }.
starcraft-event-hero-placed = { $unit } stößt in { $area } zu { $seat }.
starcraft-event-installation-placed = { $seat } platziert ein Objekt in { $area }: { $installation }.
starcraft-event-token-gained = { $seat } nimmt einen Rohstoffmarker für { $resource }.
starcraft-event-tokens-spent =
    { $count ->
        [one] { $seat } gibt einen Rohstoffmarker für { $resource } ab.
       *[other] { $seat } gibt { $count } Rohstoffmarker für { $resource } ab.
    }

## Ablehnungen

starcraft-refused-no-token = Du hast keinen Rohstoffmarker für { $resource }.
starcraft-refused-unit-installation = { $unit } braucht eine Infizierte Kommandozentrale auf dem Planeten.

## Führerschaftskarten am Werk: Fragen

starcraft-ask-lead-units = { $leadership }: Wähle, welche { $count } Einheiten kommen und wohin
starcraft-ask-lead-transport = Setze einen Transporter auf eine beliebige Route (noch { $left }), oder beende
starcraft-ask-mark-area = { $leadership }: Wähle ein Gebiet, das von nun an einen Siegpunkt bringt
starcraft-ask-raid-route = Zerstöre einen gegnerischen Transporter auf { $route }, oder keinen
starcraft-ask-drive-off = { $leadership }: Wähle den Planeten, den gegnerische Einheiten verlassen müssen
starcraft-ask-flee = Deine Einheiten müssen { $planet } verlassen: Wähle das Gebiet, in das sie gehen
starcraft-ask-flee-unit = Nicht alle deine Einheiten finden Platz: Wähle eine, die ihn findet
starcraft-ask-sacrifice-unit = { $leadership }: Wähle eine deiner Einheiten, die zerstört wird, oder keine
starcraft-ask-annihilate = { $leadership }: Wähle das Gebiet, dessen Einheiten alle zerstört werden
starcraft-ask-influence = { $leadership }: Wähle einen Planeten, auf dem du die meisten Einheiten hast
starcraft-ask-restore = { $leadership }: Wähle ein teilweise ausgebeutetes Gebiet, das erneuert wird, oder keines
starcraft-ask-warp-area = { $leadership }: Wähle, wohin Einheiten vom Warptor gehen, oder nirgendwohin
starcraft-ask-warp-unit = Wähle eine Einheit, die durch das Warptor nach { $area } geht, oder beende
starcraft-ask-raise-bottom = { $leadership }: Wähle einen Stapel, dessen unterster Befehl obenauf kommt, oder keinen
starcraft-ask-deploy = { $leadership }: Bringe Einheiten in Gebiete mit deinen Basen, oder beende
starcraft-ask-avenge = { $leadership }: Zerstöre etwas auf dem Planeten, oder nichts
starcraft-ask-own-planet = Wähle deine Planeten (noch { $left })
starcraft-ask-name-first-player = Bestimme den Startspieler
starcraft-ask-cancel-order = Den Mobilisierungsbefehl auf { $planet } mit { $card } annullieren?
starcraft-ask-star-order = Als welchen Befehl führst du den Sternbefehl auf { $planet } aus?
starcraft-ask-place-another = Sofort einen zweiten Befehl legen?
starcraft-ask-use-leadership = Wähle eine deiner unbenutzten Führerschaftskarten der Stufe { $stage }
starcraft-ask-put-back =
    { $left ->
        [one] Lege die letzte Ereigniskarte zurück
       *[other] Lege { $left } Ereigniskarten zurück: Welche wird als nächste gezogen?
    }

## Führerschaftskarten am Werk: Antworten

starcraft-do-build-on-card = { $unit } auf deine Führerschaftskarte: { $price }
starcraft-do-deploy = { $count } × { $unit } von deiner Führerschaftskarte nach { $area }
starcraft-do-avenge-unit = { $unit } von { $seat } in { $area }
starcraft-do-avenge-base = Die Basis von { $seat } in { $area }
starcraft-do-avenge-installation = Das Objekt von { $seat } in { $area }
starcraft-do-star = Als { $order }
starcraft-do-put-back = { $event }
starcraft-do-execute-other = Den Befehl auf { $planet } als { $order } ausführen
starcraft-do-done-lead-transport = Beenden
starcraft-do-done-warp-unit = Beenden
starcraft-do-done-deploy = Beenden
starcraft-do-none-raid-route = Keinen auf dieser Route
starcraft-do-none-sacrifice-unit = Keine zerstören
starcraft-do-none-restore = Keines erneuern
starcraft-do-none-warp-area = Bleiben, wo sie sind
starcraft-do-none-raise-bottom = Alle Stapel lassen, wie sie sind
starcraft-do-none-avenge = Nichts zerstören
starcraft-do-yes-cancel-order = Ja, annullieren
starcraft-do-no-cancel-order = Nein
starcraft-do-yes-place-another = Ja
starcraft-do-no-place-another = Nein

## Führerschaftskarten am Werk: Ereignisse

starcraft-event-cards-shuffled-in = { $seat } mischt { $cards } in den Kampfkartenstapel.
starcraft-event-units-on-card = { $seat } setzt Einheiten auf { $leadership }: { $unit }.
starcraft-event-buildings-raised = Alle Gebäude von { $seat } steigen auf ihre höchste Stufe.
starcraft-event-workers-retrieved = Alle Arbeiter von { $seat } kommen zurück.
starcraft-event-points-lost = { $seat } verliert { $points } Siegpunkte und hat { $total }.
starcraft-event-area-marked = { $area } bringt von nun an einen Siegpunkt, bestimmt { $seat }.
starcraft-event-driven-off = { $seat } vertreibt alle gegnerischen Einheiten von { $planet }.
starcraft-event-influenced = { $seat } begrenzt die Befehle der anderen auf { $planet }.
starcraft-event-restored = { $seat } erneuert { $area }.
starcraft-event-warped = { $unit } von { $seat } geht durch das Warptor nach { $area }.
starcraft-event-bottom-raised = { $seat } legt den untersten Befehl auf { $planet } obenauf.
starcraft-event-deployed = { $seat } bringt { $count } × { $unit } nach { $area }.
starcraft-event-planet-chosen = { $seat } wählt { $planet }.
starcraft-event-order-cancelled = { $seat } annulliert den Befehl von { $other } mit { $card }.
starcraft-event-leadership-used = { $seat } setzt { $leadership } ein.
starcraft-event-looked-at-events = { $seat } sieht sich die obersten { $count } Ereigniskarten an.
starcraft-event-built-on-card = { $seat } baut { $unit } auf eine Führerschaftskarte.
starcraft-refused-on-card = { $unit } kann nicht auf eine deiner Führerschaftskarten gesetzt werden.

## Was nicht angeboten wird

starcraft-refused-collateral-damage = Das ist keine der Antworten auf diese Frage.
starcraft-refused-hero-area = Wähle eines der angebotenen Gebiete.
starcraft-refused-free-figure = Wähle eine der angebotenen Einheiten.
starcraft-refused-hero-returns = Wähle eines der angebotenen Gebiete.
starcraft-refused-installation-area = Wähle eines der angebotenen Gebiete.
starcraft-refused-infest = Antworte mit ja oder nein.
starcraft-refused-take-token = Das ist keine der Antworten auf diese Frage.
starcraft-refused-lead-units = Wähle eine der angebotenen Einheiten.
starcraft-refused-lead-transport = Das ist keine der Antworten auf diese Frage.
starcraft-refused-mark-area = Wähle eines der angebotenen Gebiete.
starcraft-refused-raid-route = Das ist keine der Antworten auf diese Frage.
starcraft-refused-drive-off = Wähle einen der angebotenen Planeten.
starcraft-refused-flee = Wähle eines der angebotenen Gebiete.
starcraft-refused-flee-unit = Wähle eine der angebotenen Einheiten.
starcraft-refused-sacrifice-unit = Wähle eine der angebotenen Einheiten.
starcraft-refused-annihilate = Wähle eines der angebotenen Gebiete.
starcraft-refused-influence = Wähle einen der angebotenen Planeten.
starcraft-refused-restore = Wähle eines der angebotenen Gebiete.
starcraft-refused-warp-area = Wähle eines der angebotenen Gebiete.
starcraft-refused-warp-unit = Wähle eine der angebotenen Einheiten.
starcraft-refused-raise-bottom = Wähle einen der angebotenen Planeten.
starcraft-refused-deploy = Wähle eine der angebotenen Einheiten.
starcraft-refused-avenge = Das ist keine der Antworten auf diese Frage.
starcraft-refused-own-planet = Wähle einen der angebotenen Planeten.
starcraft-refused-name-first-player = Das ist keine der Antworten auf diese Frage.
starcraft-refused-cancel-order = Antworte mit ja oder nein.
starcraft-refused-star-order = Das ist keine der Antworten auf diese Frage.
starcraft-refused-place-another = Antworte mit ja oder nein.
starcraft-refused-use-leadership = Das ist keine der Antworten auf diese Frage.
starcraft-refused-put-back = Das ist keine der Antworten auf diese Frage.

## Worauf man zeigen kann

starcraft-do-choose-area-hero-area = { $area }
starcraft-do-choose-area-hero-returns = { $area }
starcraft-do-choose-area-installation-area = { $area }
starcraft-do-choose-area-mark-area = { $area }
starcraft-do-choose-area-annihilate = { $area }
starcraft-do-choose-area-restore = { $area }
starcraft-do-choose-area-warp-area = { $area }
starcraft-do-choose-planet-drive-off = { $planet }
starcraft-do-choose-planet-influence = { $planet }
starcraft-do-choose-planet-raise-bottom = { $planet }
starcraft-do-choose-planet-own-planet = { $planet }
starcraft-do-choose-seat-name-first-player = { $other }
starcraft-do-choose-unit-lead-units = { $unit } in { $area }
starcraft-do-choose-unit-sacrifice-unit = { $unit } in { $area }

## Der Sternbefehl

starcraft-order-star = Sternbefehl
