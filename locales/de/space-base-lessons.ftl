# Lektionen von Space Base und die Wörter, die sie lehren.

space-base-lesson-first-chain = Deine erste Kette

space-base-lesson-first-chain-dice = Würfeln und lesen
space-base-lesson-first-chain-dice-text = Das ist deine Konsole: zwölf **Sektoren**, in jedem ein Schiff. In jedem Zug, egal wessen, rollen zwei Würfel. Hier zeigen sie **4 und 3**. Die Würfel wecken Sektoren, und was geweckt wird, zahlt.

space-base-lesson-first-chain-sum = Einzeln oder zusammen
space-base-lesson-first-chain-sum-text = Du darfst die Würfel **einzeln** nutzen (Sektoren 4 und 3, je ein Credit) oder **zusammen**: Als Summe wecken sie Sektor 7, der drei zahlt. Nimm sie zusammen.
space-base-lesson-first-chain-sum-else = Einzeln ist erlaubt und bringt 1 + 1 Credits. Sektor 7 allein zahlt 3.

space-base-lesson-first-chain-dock = Andocken, wo die Würfel hinkommen
space-base-lesson-first-chain-dock-text = Jetzt kaufst du ein Schiff. Es dockt im Sektor seiner Zahl an. Niedrige Sektoren kommen viel öfter: Ein einzelner Würfel erreicht sie auch. Kauf **Prunariu** für Sektor 3: Es zahlt dort 2 statt 1, und das alte Schiff ist nicht verloren; es wechselt nach oben auf Rot.
space-base-lesson-first-chain-dock-else = Das geht. Doch ein Schiff in einem hohen Sektor schläft meistens. Prunariu zahlt bei 13 von 36 Würfen.
space-base-lesson-first-chain-dock-else-pass = Passen ist erlaubt. Doch dann bleibt deine Konsole, wie sie ist, und Prunariu kannst du jetzt bezahlen: Es zahlt bei 13 von 36 Würfen.

space-base-lesson-first-chain-income = Einkommen: nie mehr pleite
space-base-lesson-first-chain-income-text = Ein Kauf kostet **alle** deine Credits, auch die, die das Schiff nicht gekostet hätte. Einkommen hilft: Nach deinem Zug werden die Credits bis dahin aufgefüllt. Die Würfel zeigen 6 und 3. **Zusammen** wecken sie **Sektor 9**, der 1 Einkommen für den Rest des Spiels zahlt.
space-base-lesson-first-chain-income-else = Einzeln bringt jetzt Credits, und die sind mit dem nächsten Schiff weg. Einkommen kommt nach jedem Zug wieder.

space-base-lesson-first-chain-red = Rot zahlt bei den anderen
space-base-lesson-first-chain-red-text = Du bist nicht am Zug und wirst doch gefragt: Deine Schiffe **auf Mission** zahlen in den Zügen der anderen. Dein altes Schiff ist über Sektor 3 auf Mission, und ein Würfel zeigt 3. Nutz die Würfel **einzeln**.
space-base-lesson-first-chain-red-else = Zusammen wecken sie Sektor 8; dort hast du nichts auf Mission, also zahlt er nichts. Sektor 3 zahlt dir.

space-base-lesson-first-chain-blue = Blau zahlt in deinem Zug
space-base-lesson-first-chain-blue-text = Wieder dein Zug, und die 3, für die du ein Schiff gekauft hast. Im eigenen Zug zahlen die **stationierten** Schiffe, der blaue Teil. Sektor 3 zahlt jetzt 2 und Sektor 5 zahlt 1. Nutz die Würfel **einzeln**.
space-base-lesson-first-chain-blue-else = Sektor 8 bringt genauso viel. Schau dir aber an, wie Prunariu zahlt: Der Sektor, den du gekauft hast, ist geweckt.

space-base-lesson-first-chain-arrow = Ein Schiff mit Pfeil
space-base-lesson-first-chain-arrow-text = Du hast 5 Credits. **Parker** zahlt selbst nichts: Sein **Pfeil** weckt einen Nachbarsektor, 8 oder 10, ganz wie du willst. In Sektor 10 hast du ein Schiff, das Siegpunkte zahlt. Kauf Parker.
space-base-lesson-first-chain-arrow-else = Auch ein gutes Schiff. Doch Parker würde in Sektor 9 das Schiff mit den Siegpunkten daneben wecken.

space-base-lesson-first-chain-again = Und noch einmal Rot
space-base-lesson-first-chain-again-text = Die andere Seite würfelt 6 und 3. Parker hat dein altes Schiff aus **Sektor 9** auf Mission geschickt, und sein roter Teil zahlt 3 Credits. Das ist der Kern des Spiels: Alle Würfel arbeiten für dich. Nimm sie **zusammen**.
space-base-lesson-first-chain-again-else = Sektor 3 würde 1 Credit zahlen. Über Sektor 9 warten 3.

space-base-lesson-first-chain-nine = Weck den Pfeil
space-base-lesson-first-chain-nine-text = 3 und 6. Die Summe ist 9, und dort wartet Parker mit seinem Pfeil. Nimm sie **zusammen**.
space-base-lesson-first-chain-nine-else = Credits sind willkommen. Doch zusammen wecken die Würfel Parker und damit die Punkte nebenan.

space-base-lesson-first-chain-chain = Eine eigene Kette
space-base-lesson-first-chain-chain-text = Welchen Nachbarn soll Parker wecken? **Sektor 10** zahlt Siegpunkte. Ein Wurf, zwei Schiffe: Das ist eine Kette. Pfeile können zu weiteren Pfeilen führen.
space-base-lesson-first-chain-chain-else = Der andere Nachbar zahlt auch, aber keine Siegpunkte.

space-base-lesson-first-chain-charges = Ladungen: später einlösen
space-base-lesson-first-chain-charges-text = Manche Schiffe haben kleine Quadrate neben einer Fähigkeit. Immer wenn die Würfel so ein Schiff wecken, kommt eine **Ladung** auf ein freies Quadrat. Später gibst du sie für die Fähigkeit aus: im eigenen Zug, wo der Kasten blau ist, in den Zügen der anderen, wo er rot ist, jederzeit, wo er grün ist. Verbundene Quadrate müssen alle voll sein und werden zusammen verbraucht.

space-base-lesson-first-chain-colonies = Kolonien: Punkte auf einmal
space-base-lesson-first-chain-colonies-text = Die Reihe über deiner Konsole zeigt für jeden Sektor eine **Kolonie** mit ihren Punkten und ihrem Preis. Die Punkte bekommst du sofort, und das Schiff dort geht nach oben auf Mission. Doch von da an zahlt der Sektor in deinen Zügen nichts mehr.

space-base-lesson-first-chain-end = Das Ende
space-base-lesson-first-chain-end-text = Du hast deine ersten Punkte. Es gewinnt, wer die meisten hat, sobald jemand **40** erreicht hat und die Runde zu Ende ist. Mehr brauchst du nicht: Spiel frei weiter!

## Wörter

space-base-term-sector = Sektor
space-base-term-sector-text = einer der zwölf Plätze einer Konsole, von den Würfeln geweckt
space-base-term-credits = Credits
space-base-term-credits-text = kaufen Schiffe; ein Kauf kostet alle
space-base-term-stationed = Stationiert
space-base-term-stationed-text = im Sektor angedockt; der blaue Teil zahlt im eigenen Zug
space-base-term-deployed = Auf Mission
space-base-term-deployed-text = über dem Sektor entsandt; der rote Teil zahlt in den Zügen der anderen
space-base-term-income = Einkommen
space-base-term-income-text = nach deinem Zug werden die Credits bis dahin aufgefüllt
space-base-term-arrow = Pfeil
space-base-term-arrow-text = weckt auch den Nachbarsektor
space-base-term-points = Siegpunkte
space-base-term-points-text = gewinnen das Spiel; 40 beenden es
space-base-term-colony = Kolonie
space-base-term-colony-text = zahlt ihre Punkte einmal und schließt den Sektor im eigenen Zug
space-base-term-charge = Ladung
space-base-term-charge-text = ein Marker, den eine Karte speichert und für ihre Fähigkeit ausgibt
space-base-term-shipyard = Schiffswerft
space-base-term-shipyard-text = die achtzehn offenen Schiffe, sechs je Stufe
