# Warum etwas in einem Kampf von StarCraft: Das Brettspiel nicht geht.

## Der Beginn eines Kampfes

starcraft-refused-start-of-battle = Setze eine Fähigkeit für den Kampfbeginn ein oder keine.
starcraft-refused-start-of-battle-that = { $ability } lässt sich jetzt nicht einsetzen: Die Karte liegt nicht in deinem Spielbereich, oder ihre Bedingungen sind nicht erfüllt.
starcraft-refused-draw-ability = Setze eine Karte ein, die jetzt weitere Kampfkarten bringt, oder keine.
starcraft-refused-draw-ability-that = { $ability } lässt sich jetzt nicht einsetzen: Die Karte liegt nicht in deinem Spielbereich, oder sie gilt nicht für diesen Schritt.
starcraft-refused-draw-more = Ziehe die zusätzlichen Kampfkarten oder lass es.
starcraft-refused-sacrifice = Sag, welche deiner Einheiten im Kampf dafür zerstört wird, oder ob es ein Arbeiter aus deinem Arbeiterreservoir ist.
starcraft-refused-sacrifice-that = So eine Einheit hast du in diesem Kampf nicht: { $unit }.
starcraft-refused-evacuate = Wähle ein eigenes oder leeres Gebiet dieses Planeten für die Einheiten, die gehen, oder bleib.
starcraft-refused-leave = Sag, welche Einheit geht, oder dass du fertig bist.
starcraft-refused-leave-that = { $unit } kann nicht gehen: Es ist keine im Kampf, oder am Ziel ist kein Platz.

## Fronteinheiten und Verstärkung

starcraft-refused-pair = Wähle, auf welche Einheit diese an der Front trifft.
starcraft-refused-pair-that = { $unit } und { $against } lassen sich jetzt nicht gegeneinander aufstellen.
starcraft-refused-front = Wähle die Fronteinheit.
starcraft-refused-front-that = { $unit } kann hier nicht Fronteinheit sein.
starcraft-refused-support = Jede Verstärkungseinheit muss sich einem Gefecht anschließen.
starcraft-refused-support-that = { $unit } ist nicht die Verstärkungseinheit, die jetzt zugeteilt wird.
starcraft-refused-skirmish = Wähle das Gefecht, das als nächstes abgehandelt wird.
starcraft-refused-skirmish-that = Gefecht { $skirmish } steht jetzt nicht zur Wahl.

## Kampfkarten

starcraft-refused-place-cards = Spiele eine Standardkampfkarte, allein oder mit einer Verstärkungskarte, oder die oberste Karte deines Stapels.
starcraft-refused-replace-card = Spiele eine andere Standardkampfkarte von der Hand oder die oberste Karte deines Stapels.
starcraft-refused-not-in-hand = { $card } hast du nicht auf der Hand.
starcraft-refused-not-standard = { $card } ist eine Verstärkungskarte; sie kann nur zusammen mit einer Standardkampfkarte gespielt werden.
starcraft-refused-second-standard = { $card } ist eine Standardkampfkarte; die zweite Karte eines Gefechts muss eine Verstärkungskarte sein.
starcraft-refused-blind-with = Eine Karte vom Stapel wird allein gespielt.
starcraft-refused-lent = Eine Einheit unter Gedankenkontrolle bekommt ihre Standardkampfkarte vom Stapel ihres Besitzers.
starcraft-refused-blind = Dein Stapel und dein Ablagestapel sind leer; spiele eine Standardkampfkarte von der Hand.
starcraft-refused-alike = { $card } und { $other } bewirken genau dasselbe; spiele { $other }.
starcraft-refused-pay-cost = Sag, ob du dafür bezahlst.
starcraft-refused-text-order = Sag, welche deiner Karten zuerst wirkt.
starcraft-refused-text-order-that = { $card } hat in diesem Augenblick nichts zu tun.

## Verluste

starcraft-refused-support-loss = Wähle, welche Verstärkungseinheit zerstört wird.
starcraft-refused-support-loss-that = { $unit }: Die gegnerische Fronteinheit kann sie nicht treffen, oder sie ist nicht in diesem Gefecht.
starcraft-refused-text-loss = Wähle, welche deiner Einheiten zerstört wird.
starcraft-refused-text-loss-that = { $unit } kann durch diese Karte nicht zerstört werden.
starcraft-refused-splash-loss = Wähle, welche deiner Einheiten dem Streuschaden zum Opfer fällt.
starcraft-refused-splash-loss-that = { $unit }: Kein Streuschaden trifft sie mehr, oder es würden weniger Einheiten zerstört als möglich.
starcraft-refused-withdraw = Zieh die getarnte Einheit in ein Gebiet dieses Planeten ab oder lass sie zerstören.
starcraft-refused-withdraw-planet = { $area } liegt auf einem anderen Planeten; getarnte Einheiten ziehen nur auf dem aktiven Planeten ab.
starcraft-refused-withdraw-enemy = { $area } ist weder ein eigenes noch ein leeres Gebiet.
starcraft-refused-withdraw-room = In { $area } ist kein Platz für sie.

## Rückzug

starcraft-refused-retreat = Wähle ein Gebiet für alle Einheiten, die sich zurückziehen.
starcraft-refused-retreat-far = { $area } liegt weder auf diesem Planeten noch auf einem, den deine Transporter mit ihm verbinden.
starcraft-refused-retreat-enemy = { $area } ist weder ein eigenes noch ein leeres Gebiet.
starcraft-refused-retreat-room = { $area } ist voll.
starcraft-refused-retreat-loss = Nicht alle haben Platz: Wähle, wer zerstört wird.
starcraft-refused-retreat-loss-that = { $unit } ist nicht unter den Einheiten, die sich zurückziehen.
starcraft-refused-excess = Es sind mehr Einheiten, als das Gebiet fasst: Wähle, wer sich zurückzieht.
starcraft-refused-excess-that = { $unit } ist dort nicht unter deinen Einheiten.

## Abheben und Rückruf

starcraft-refused-lift-off-race = Nur Basen der Terraner können abheben.
starcraft-refused-lift-off-no-base = Du hast keine Basis auf dem aktiven Planeten.
starcraft-refused-lift-off-twice = Deine Basis hat sich mit diesem Befehl schon bewegt.
starcraft-refused-lift-off-planet = { $area } liegt auf einem anderen Planeten; eine Basis bewegt sich nur auf dem aktiven Planeten.
starcraft-refused-lift-off-occupied = { $area } kann deine Basis nicht aufnehmen.
starcraft-refused-lift-off-enemy = { $area } ist ein feindliches Gebiet.
starcraft-refused-recall-none = Der Rückruf liegt nicht in deinem Spielbereich oder wurde mit diesem Befehl schon benutzt.
starcraft-refused-recall-target = In { $area } auf dem aktiven Planeten ist keiner deiner Arbiter.
starcraft-refused-recall-unit = { $unit }: Dort ist keine, die zurückgerufen werden könnte.
starcraft-refused-recall-room = In { $area } ist kein Platz für { $unit }.
