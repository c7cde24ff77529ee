# Lektionen von Risiko: StarCraft und die Wörter, die sie lehren.

risk-lesson-first-turn = Dein erster Zug

risk-lesson-first-turn-aim = Was gewinnt
risk-lesson-first-turn-aim-text = Du gewinnst mit **drei Erfolgen**, wenn die eigene Basis noch dir gehört. Einer ist in Reichweite: Kontrolliere **acht Mineralienfelder**. Fünf hast du, die anderen drei hat der Feind nebenan.

risk-lesson-first-turn-reinforce = Verstärkungen
risk-lesson-first-turn-reinforce-text = Jeder Zug beginnt mit neuen Einheiten: ein Drittel deiner Gebiete und Mineralienfelder, dazu etwas für Planeten und Basen. Du hast **7**. Setz alle dorthin, wo du angreifst: in die **Provinz Wolfrec**.
risk-lesson-first-turn-reinforce-else = Du darfst Einheiten setzen, wohin du willst. Verstreut schrecken sie aber niemanden; ein Angriff braucht alle an einem Ort.

risk-lesson-first-turn-invade = Eine Invasion
risk-lesson-first-turn-invade-text = Greif aus einem eigenen Gebiet ein feindliches daneben an, mit bis zu **drei** Einheiten, je ein Würfel. Wähl die Provinz Wolfrec, dann **Augustgrad**, dann drei Einheiten, und greif einmal an.
risk-lesson-first-turn-invade-else = Erlaubt, doch in Augustgrad liegt das Mineralienfeld, das du brauchst, und drei Würfel sind besser als weniger.

risk-lesson-first-turn-dice = Die Würfel lesen
risk-lesson-first-turn-dice-text = Der höchste Würfel trifft auf den höchsten, der zweite auf den zweiten. Der niedrigere verliert eine Einheit, und bei **Gleichstand gewinnt die Verteidigung**. Du hattest 6, 6, 3 gegen 4 und 1: Zwei Verteidiger sind weg, du hast niemanden verloren.

risk-lesson-first-turn-hero = Dein Held
risk-lesson-first-turn-hero-text = Der Stern in der **Ewigen Narbe** ist dein Held. Wo er verteidigt und wo du ihn einen Angriff aus seinem Gebiet anführen lässt, zählt dein **höchster Würfel 1 mehr**: Aus einer 6 wird eine 7. Er zieht nur zusammen mit Einheiten; fällt die letzte Einheit neben ihm, ist er bis zu deinem nächsten Zug fort.

risk-lesson-first-turn-storm = Bis es fällt
risk-lesson-first-turn-storm-text = Statt Wurf um Wurf kannst du einen Angriff von selbst weiterlaufen lassen. Greif **Augustgrad** noch einmal an, diesmal bis es erobert ist.
risk-lesson-first-turn-storm-else = Auch das geht. Doch in Augustgrad steht nur noch ein Verteidiger; jetzt ist der Moment.

risk-lesson-first-turn-advance = Einrücken
risk-lesson-first-turn-advance-text = Augustgrad ist dein. Mindestens die Einheiten, die gekämpft haben, rücken ein; mehr dürfen folgen, eine bleibt zurück. Von hier greifst du weiter an, also bring **alle 8** mit.
risk-lesson-first-turn-advance-else = Einheiten, die in der Provinz Wolfrec bleiben, können in diesem Zug nicht weiter angreifen; in ihrer Reichweite ist nichts Feindliches.

risk-lesson-first-turn-onward = Gleich noch ein Angriff
risk-lesson-first-turn-onward-text = Invasionen sind unbegrenzt. Das nächste Feld liegt in **Ursa**: Greif aus Augustgrad an, bis es erobert ist.
risk-lesson-first-turn-onward-else = Das steht dir frei. Für den Erfolg brauchst du noch Ursa und die Provinz Keresh.

risk-lesson-first-turn-follow = Alle folgen
risk-lesson-first-turn-follow-text = Zwei sind geschafft. Nimm deine Armee wieder mit: **7** Einheiten.
risk-lesson-first-turn-follow-else = Halt deine Armee zusammen: Ein Gebiet fehlt noch.

risk-lesson-first-turn-third = Das letzte Feld
risk-lesson-first-turn-third-text = Eine Einheit bewacht die **Provinz Keresh**. Greif sie aus Ursa an, bis sie erobert ist.
risk-lesson-first-turn-third-else = Erlaubt, doch das achte Feld liegt in der Provinz Keresh.

risk-lesson-first-turn-enter = Wie viele bleiben?
risk-lesson-first-turn-enter-text = Denk jetzt an die Verteidigung: Wer weiterzieht, lässt den Weg hinter sich offen. Hier ist jede Zahl gut.

risk-lesson-first-turn-stop = Rechtzeitig aufhören
risk-lesson-first-turn-stop-text = Du könntest weitermachen, doch so freundlich bleiben die Würfel nicht. **Beende die Angriffe.**

risk-lesson-first-turn-achieve = Der Erfolg
risk-lesson-first-turn-achieve-text = Acht Mineralienfelder! Du darfst **einen** Erfolg je Zug nehmen, und er bleibt deiner, auch wenn du die Felder wieder verlierst. Nimm ihn. Wer erobert und keinen nimmt, zieht stattdessen eine Karte.
risk-lesson-first-turn-achieve-else = Ohne ihn ziehst du eine Karte. Doch Erfolge gewinnen das Spiel, und diesen könnte jemand anderes nehmen.

risk-lesson-first-turn-manoeuvre = Das Manöver
risk-lesson-first-turn-manoeuvre-text = Zuletzt darfst du einmal Einheiten durch eigene Gebiete ziehen. In Augustgrad steht nur eine Einheit; die **Verstrahlten Ödlande** können welche entbehren. Wähl die Ödlande, dann Augustgrad.
risk-lesson-first-turn-manoeuvre-else = Auch möglich. Augustgrad hat allerdings nur eine Einheit und Feinde an der Grenze.

risk-lesson-first-turn-move = Wie viele?
risk-lesson-first-turn-move-text = Eine Einheit muss zurückbleiben. Schick **4**.
risk-lesson-first-turn-move-else = Weniger tun es auch; in Gefahr ist Augustgrad.

risk-lesson-first-turn-end = Dein Zug ist vorbei
risk-lesson-first-turn-end-text = Du hast jeden Teil eines Zuges gesehen: Verstärkungen, Angriffe, Erfolg, Karte, Manöver. Jetzt spielen die anderen. Achte auf deine **Basis**: Ohne sie gewinnt niemand. Spiel frei weiter, oder lerne als Nächstes die Karten kennen.

risk-lesson-with-cards = Ein Zug mit Karten

risk-lesson-with-cards-hand = Karten sind zweierlei
risk-lesson-with-cards-hand-text = Vierte Runde einer Partie. Du hast drei Karten. Jede dient **entweder** mit ihrer Fähigkeit, in dem Moment, den sie nennt, **oder** mit ihren Sternen, die man gegen Einheiten tauscht.

risk-lesson-with-cards-offer = Eine Karte anbieten
risk-lesson-with-cards-offer-text = Zwei bis zehn Sterne lassen sich eintauschen, einmal im Zug, vor der ersten gesetzten Einheit. Der **Nyduswurm** hat zwei Sterne, und so einen Angriff planst du nicht. Biete ihn an.
risk-lesson-with-cards-offer-else = Das geht. Sterne werden aber vor der ersten gesetzten Einheit getauscht, danach in diesem Zug nicht mehr.

risk-lesson-with-cards-second = Und noch eine
risk-lesson-with-cards-second-text = Mehr Sterne bringen überproportional mehr: 2 geben 2 Einheiten, 3 geben 4, 4 geben 7. Biete auch **Kontaminieren** an.
risk-lesson-with-cards-second-else = Zwei Sterne geben 2 Einheiten, drei geben 4. Kontaminieren würde sich lohnen.

risk-lesson-with-cards-trade = Eintauschen
risk-lesson-with-cards-trade-text = Drei Sterne liegen da: **Tausch** sie gegen 4 Einheiten.
risk-lesson-with-cards-trade-else = Die Brutstätte ist mehr wert, wenn du sie spielst.

risk-lesson-with-cards-play = Eine Fähigkeit spielen
risk-lesson-with-cards-play-text = Die **Brutstätte** bringt zusätzliche Einheiten an einer eigenen Basis oder daneben. Die Ewige Narbe ist deine Basis: Spiel die Karte dort.
risk-lesson-with-cards-play-else = Erlaubt; deine Basis könnte die Einheiten aber gut brauchen.

risk-lesson-with-cards-place = Alles setzen
risk-lesson-with-cards-place-text = Die eingetauschten Einheiten gehören zu deinen Verstärkungen: 16. Setz alle in die **Provinz Velari**.
risk-lesson-with-cards-place-else = Wie du magst. Um die Provinz Velari stehen überall Feinde mit nur einer Einheit.

risk-lesson-with-cards-storm = Erobere etwas
risk-lesson-with-cards-storm-text = Wer mindestens ein Gebiet erobert, verdient eine Karte. Im **Tempel der Bewahrer** steht eine Einheit: Greif an, bis er erobert ist. Auch die Verteidigung darf Karten spielen; der Tisch fragt sie.
risk-lesson-with-cards-storm-else = Erlaubt. Jede Eroberung bringt die Karte, und der Tempel der Bewahrer ist eine sichere.

risk-lesson-with-cards-advance = Einrücken
risk-lesson-with-cards-advance-text = Erobert. Rück mit so vielen ein, wie du willst.

risk-lesson-with-cards-stop = Genug für eine Karte
risk-lesson-with-cards-stop-text = Eine Eroberung reicht für eine Karte. **Beende die Angriffe.**

risk-lesson-with-cards-drawn = Deine neue Karte
risk-lesson-with-cards-drawn-text = Du hast keinen Erfolg genommen, also hast du eine Karte vom Stapel deiner Spezies gezogen. Die anderen sehen, wie viele du hast, nicht welche.

risk-lesson-with-cards-end = Zug beenden
risk-lesson-with-cards-end-text = Ein Manöver bleibt dir, wenn du willst. Oder **beende deinen Zug**: Dann kennst du alles, was es zu Karten gibt.
risk-lesson-with-cards-end-else = Natürlich: Das ist dein Manöver.

## Wörter

risk-term-achievement = Erfolg
risk-term-achievement-text = drei davon und die eigene Basis gewinnen; je Zug kann einer genommen werden
risk-term-field = Mineralienfeld
risk-term-field-text = zählt bei Verstärkungen wie ein Gebiet, und für manche Erfolge
risk-term-reinforcements = Verstärkungen
risk-term-reinforcements-text = neue Einheiten am Anfang deines Zuges
risk-term-invasion = Invasion
risk-term-invasion-text = der Angriff von einem Gebiet auf ein anderes
risk-term-manoeuvre = Manöver
risk-term-manoeuvre-text = ein Zug durch eigene Gebiete am Ende
risk-term-base = Basis
risk-term-base-text = wo jemand begonnen hat; sie bewegt sich nie und gehört dem, der ihr Gebiet kontrolliert
risk-term-card = Karte
risk-term-card-text = dient entweder mit ihrer Fähigkeit oder mit ihren Sternen
risk-term-stars = Sterne
risk-term-stars-text = was eine Karte beim Eintauschen gegen Einheiten wert ist
risk-term-ability = Fähigkeit
risk-term-ability-text = was eine Karte bewirkt, wenn sie gespielt wird
risk-term-hero = Held
risk-term-hero-text = gibt deinem höchsten Würfel 1 dazu
risk-term-unit = Einheit
risk-term-unit-text = was kämpft; die Figuren zeigen nur, wie viele es sind
risk-term-planet = Planet
risk-term-planet-text = eine Gruppe von Gebieten einer Farbe; wer ihn allein hält, bekommt den Bonus
risk-term-tower = Xel’Naga-Turm
risk-term-tower-text = gibt deinem höchsten Würfel 1 dazu, in seinem Gebiet und gegen dessen Nachbarn
