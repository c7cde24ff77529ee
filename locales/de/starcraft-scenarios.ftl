# StarCraft mit Brood War: die Szenarien mit ihren Fragen, Antworten, Ereignissen und Absagen.

starcraft-reason-scenario = Entschieden, wie das Szenario es sagt.

## Fragen

starcraft-ask-scenario-base = Wähle das Gebiet von { $planet } für deine Basis
starcraft-ask-scenario-installation = Wähle das Gebiet von { $planet } für dein Objekt: { $installation }
starcraft-ask-scenario-hero = Wähle das Gebiet von { $planet }, in dem { $unit } beginnt
starcraft-ask-scenario-units = Setze deine Starteinheiten: { $unit }, noch { $count }
starcraft-ask-scenario-transport = Wähle die Route von { $planet } für deinen Transporter
starcraft-ask-scenario-item = Wähle das Gebiet von { $planet } für diesen Gegenstand: { $item }
starcraft-ask-pick-events = Wähle { $count } Ereigniskarten deiner Liste; niemand sonst sieht, welche
starcraft-ask-play-picked = Spiele eine der Ereigniskarten, die du gewählt hast
starcraft-ask-overmind-mobilize = Für den Overmind: ein Mobilisierungsbefehl auf Torus oder Dylar IV, oder keiner
starcraft-ask-repair-bunker = Zahle 1 Gas und nimm eine Bunker-Karte zurück auf die Hand, oder nicht

## Antworten

starcraft-do-pick-events = Diese wählen: { $events }
starcraft-do-pick-up = { $unit } in { $area } nimmt auf: { $item }
starcraft-do-carry = { $item } von { $source } nach { $target } tragen
starcraft-do-choose-area-scenario-base = { $area }
starcraft-do-choose-area-scenario-installation = { $area }
starcraft-do-choose-area-scenario-hero = { $area }
starcraft-do-choose-area-scenario-item = { $area }
starcraft-do-choose-planet-overmind-mobilize = { $planet }
starcraft-do-none-overmind-mobilize = Nichts bewegen
starcraft-do-none-repair-bunker = Keine nehmen

## Ereignisse

starcraft-event-second-faction = { $seat } spielt auch { $faction }.
starcraft-event-item-placed = { $item } liegt in { $area }.
starcraft-event-item-taken = { $unit } von { $seat } in { $area } nimmt auf: { $item }.
starcraft-event-item-carried = { $unit } von { $seat } trägt { $item } von { $source } nach { $target }.
starcraft-event-round-counted = Runde { $round } von { $last } ist vorbei.
starcraft-event-events-picked = { $seat } hat { $count } Ereigniskarten gewählt.
starcraft-event-overmind-acts = Der Overmind baut an seinen Basen.
starcraft-event-emitter-set-up = Der Psi-Disruptor steht in { $area }: Er ruft die Zerg.
starcraft-event-bunker-repaired = { $seat } zahlt 1 Gas und nimmt { $card } zurück.

## Absagen

starcraft-refused-scenario-base = Wähle eines der angebotenen Gebiete für deine Basis.
starcraft-refused-scenario-installation = Wähle eines der angebotenen Gebiete für dein Objekt.
starcraft-refused-scenario-hero = Wähle eines der angebotenen Gebiete für deinen Helden.
starcraft-refused-scenario-units = Setze deine Starteinheiten in die angebotenen Gebiete.
starcraft-refused-scenario-transport = Wähle eine der angebotenen Routen für deinen Transporter.
starcraft-refused-scenario-item = Wähle eines der angebotenen Gebiete für den Gegenstand.
starcraft-refused-pick-events = Wähle so viele verschiedene Ereigniskarten deiner Liste, wie gefragt sind.
starcraft-refused-play-picked = Spiele eine der Ereigniskarten, die du gewählt hast, die einer niedrigeren Stufe zuerst.
starcraft-refused-repair-bunker = Nimm eine der angebotenen Bunker-Karten oder keine.
starcraft-refused-overmind-mobilize = Wähle einen der angebotenen Planeten oder keinen.
starcraft-refused-spared = Du entscheidest für den Overmind und darfst nicht nach { $area } ziehen, wo er ist.
starcraft-refused-bridge = Der Weg von { $source } nach { $target } führt über das Gebiet mit Siegpunkten: Erst musst du dieses kontrollieren.
