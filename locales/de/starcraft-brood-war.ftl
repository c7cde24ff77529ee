# StarCraft mit Brood War: Optionen, Fragen, Antworten, Ereignisse und Ablehnungen der Erweiterung.

## Options of the game

starcraft-option-value-expansion-brood-war = Brood War
starcraft-option-value-mode-survival = Überlebenskampf
starcraft-option-name-bases = Basen im Überlebenskampf
starcraft-option-help-bases = Im Überlebenskampf verlässt eine zerstörte Basis das Spiel: Jeder hat für das ganze Spiel sechs Basen, oder nur drei, dann ist es kürzer.
starcraft-option-value-bases-six = Sechs
starcraft-option-value-bases-three = Drei (kürzer)
starcraft-option-name-scenario = Szenario
starcraft-option-help-scenario = Mit Brood War: eine Geschichte mit eigener Galaxis, eigenen Truppen, Regeln und Siegbedingungen, für eine bestimmte Zahl von Spielern.
starcraft-option-value-scenario-none = Keines
starcraft-option-value-scenario-desperate-alliance = Verzweiflungsbündnis (2)
starcraft-option-value-scenario-trump-card = Trumpfkarte (3)
starcraft-option-value-scenario-uraj-and-khalis = Die Quest für Uraj und Khalis (4)
starcraft-option-value-scenario-eye-of-the-storm = Das Auge des Sturms (3 bis 6)
starcraft-option-name-friendly_team = Freundschaftliches Team
starcraft-option-help-friendly_team = In einem Szenario mit Teams lassen Partner einander Basen und Rohstoffkarten.
starcraft-option-name-leadership = Führerschaftskarten
starcraft-option-help-leadership = Mit Brood War wählen alle in jeder Stufe eine Führerschaftskarte; ohne sie haben alle die Karte mit ihrer Siegbedingung.
starcraft-option-name-disposable_special_orders = Einmalige Spezialbefehle
starcraft-option-help-disposable_special_orders = Mit Brood War darf ein Spezialbefehl immer ausgeführt werden; ohne Platz im Spezialbefehlsbereich ist er danach aus dem Spiel.
starcraft-option-name-planets = Planeten je Spieler
starcraft-option-help-planets = Mit Brood War ziehen alle drei Planeten und legen zwei, oder sie legen alle drei: dann gewinnen 25 Siegpunkte, und keine Siegbedingung zählt.
starcraft-option-value-planets-two = Zwei
starcraft-option-value-planets-choose-two-of-three = Zwei von drei
starcraft-option-value-planets-three = Drei (größere Galaxie)
starcraft-option-name-assist_module = Hilfsmodul
starcraft-option-help-assist_module = Mit Brood War: wie viele der eigenen Hilfseinheiten in einem Gebiet nicht gegen das Einheitenlimit zählen. Die deutsche Regel sagt alle, die englische eine.
starcraft-option-value-assist_module-all = Alle Hilfseinheiten
starcraft-option-value-assist_module-one = Eine in jedem Gebiet

## Names

starcraft-guard-token = Wächtermarker

## Questions

starcraft-ask-choose-leadership =
    { $stage ->
        [1] Wähle deine Führerschaftskarte
       *[other] Wähle deine Führerschaftskarte der Stufe { $stage }
    }
starcraft-ask-move-to-defend = Verteidigen in { $area }: Bewege Einheiten dorthin
starcraft-ask-swap-units = Tausche zwei deiner Einheiten zwischen den Gefechten, oder keine
starcraft-ask-evaded = Begrenzter Abwehrschirm: Wähle den Transporter, der dafür zerstört wird

## Answers

starcraft-do-lead = { $leadership }: { $text }
starcraft-do-lead-forces = { $leadership }: { $text } Beginnt mit { $units } und { $workers } Arbeitern
starcraft-do-defend = Verteidigungsbefehl in { $area }
starcraft-do-done-move-to-defend = Bewegen beenden
starcraft-do-swap =
    { $unit } ({ $role ->
        [front] Front
       *[support] Unterstützung
    } von Gefecht { $skirmish }) mit { $other } tauschen ({ $other-role ->
        [front] Front
       *[support] Unterstützung
    } von Gefecht { $other-skirmish })
starcraft-do-none-swap-units = Nichts tauschen
starcraft-do-execute-spend = { $order } auf { $planet } ein letztes Mal ausführen: der Marker ist danach aus dem Spiel
starcraft-guard-text = +{ $health } Verteidigung in jedem Gefecht dieses Kampfes; zählt nicht mit anderem Schutz zusammen.

## Events

starcraft-event-leadership-chosen = { $seat } führt mit { $leadership }.
starcraft-event-planet-left-out = { $planet } von { $seat } bleibt aus dem Spiel.
starcraft-event-defending = { $seat } legt einen Verteidigungsbefehl in { $area }.
starcraft-event-guard-placed = { $seat } legt einen Wächtermarker in { $area }.
starcraft-event-guard-used = { $seat } benutzt den Wächtermarker in { $area }.
starcraft-event-guard-lost = { $seat } verliert den Wächtermarker in { $area }.
starcraft-event-order-spent = Der { $order } von { $seat } ist aus dem Spiel.
starcraft-event-order-strategic = { $seat } hält ein strategisches Gebiet von { $planet }: Der Befehl gilt als Spezialbefehl.
starcraft-event-swapped = { $seat } tauscht { $unit } und { $against } zwischen den Gefechten.
starcraft-event-transport-spent = { $seat } zerstört den Transporter auf { $route }, der den Begrenzten Abwehrschirm umgangen hat.
starcraft-event-base-gone =
    { $left ->
        [0] Eine Basis von { $seat } verlässt das Spiel; es war die letzte.
        [one] Eine Basis von { $seat } verlässt das Spiel; eine kann noch gebaut werden.
       *[other] Eine Basis von { $seat } verlässt das Spiel; { $left } können noch gebaut werden.
    }
starcraft-event-installation-lost = { $seat } verliert ein Objekt in { $area }.

## Refusals

starcraft-refused-choose-leadership = Du wählst jetzt eine Führerschaftskarte.
starcraft-refused-leadership = { $leadership } gehört nicht zu den Führerschaftskarten, die du jetzt wählen darfst.
starcraft-refused-defended = Du hast deinen Verteidigungsbefehl in dieser Planungsphase schon benutzt.
starcraft-refused-defend-area = Ein Verteidigungsbefehl kommt in ein Gebiet, das du kontrollierst; { $area } kontrollierst du nicht.
starcraft-refused-move-to-defend = Du bewegst jetzt Einheiten in das Gebiet deines Verteidigungsbefehls oder beendest das Bewegen.
starcraft-refused-defend-elsewhere = Mit diesem Verteidigungsbefehl ziehen Einheiten nur nach { $area }.
starcraft-refused-swap-units = Du tauschst jetzt zwei deiner Einheiten oder keine.
starcraft-refused-swap = Diese beiden können nicht tauschen: beide müssen deine sein, keine Hilfseinheiten, und wer an die Front kommt, muss dort angegriffen werden können.
starcraft-refused-evaded = Du wählst jetzt einen Transporter, der den Begrenzten Abwehrschirm umgangen hat.
starcraft-refused-special-pool = Du darfst { $count } Spezialbefehle je Runde ausführen, und dein Spezialbefehlsbereich hat keinen Platz: zieh stattdessen eine Ereigniskarte.
starcraft-refused-spend = Nur ein Spezialbefehl kann ein letztes Mal ausgeführt werden, und nur, wenn einmalige Spezialbefehle vereinbart sind.
starcraft-refused-unknown-leadership = Es gibt keine Führerschaftskarte namens { $name }.
