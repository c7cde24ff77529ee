# Lektionen von StarCraft: Das Brettspiel.

starcraft-lesson-first-round = Deine erste Runde

starcraft-lesson-first-round-aim = Was gewinnt
starcraft-lesson-first-round-aim-text = Du gewinnst mit **15 Siegpunkten** am Ende einer Runde. Gebiete mit einem Stern zahlen sie an den, der sie kontrolliert. Du beginnst auf Bhekar Ro mit einer Basis und ein paar Einheiten; nebenan, auf Antiga Prime, gibt es einen Stern, und noch ist niemand dort.

starcraft-lesson-first-round-base-last = Denk rückwärts
starcraft-lesson-first-round-base-last-text = Alle legen reihum vier Befehle verdeckt. Auf einem Planeten bilden sie einen Stapel, und **der zuletzt gelegte wird zuerst ausgeführt**. Was spät kommen soll, wird also früh gelegt. Am Ende willst du auf Antiga Prime eine Basis: Leg dort jetzt einen **Baubefehl** hin.
starcraft-lesson-first-round-base-last-else = Erlaubt. Denk aber an den Stapel: Was du später auf Antiga Prime legst, liegt oben und kommt zuerst.

starcraft-lesson-first-round-move-first = Darüber: hinziehen
starcraft-lesson-first-round-move-first-text = Eine Basis braucht eine eigene Einheit auf dem Planeten. **Mobilisieren** holt Einheiten auf den Planeten, auf dem es liegt. Leg es auf Antiga Prime, über den Baubefehl.
starcraft-lesson-first-round-move-first-else = Wie du willst. Ohne Mobilisieren auf Antiga Prime kommt niemand hin, und der Baubefehl darunter hat nichts zu bauen.

starcraft-lesson-first-round-research-last = Forschen daheim
starcraft-lesson-first-round-research-last-text = **Forschen** braucht eine eigene Basis auf seinem Planeten. Es hat bis zum Schluss Zeit, wird also vor deinem letzten Befehl gelegt: Leg es auf Bhekar Ro.
starcraft-lesson-first-round-research-last-else = Auch möglich. Forschen bringt aber Karten für Kämpfe, und jetzt ist die Zeit dafür.

starcraft-lesson-first-round-build-first = Bauen daheim
starcraft-lesson-first-round-build-first-text = Dein vierter Befehl liegt oben und kommt zuerst: **Bauen** auf Bhekar Ro.
starcraft-lesson-first-round-build-first-else = Erlaubt. Zuerst zu bauen ist aber eine gute Gewohnheit: Was gebaut ist, kann in derselben Runde noch ziehen.

starcraft-lesson-first-round-planned = Wessen Befehl liegt oben?
starcraft-lesson-first-round-planned-text = Die Befehle des Gegners liegen verdeckt auf Abaddon. Alle dürfen auch auf Nachbarplaneten Befehle legen, sogar auf deine: Dann wartest du, bis sie weg sind. Sind alle deine Befehle verdeckt, bist du **blockiert** und ziehst stattdessen eine Ereigniskarte.

starcraft-lesson-first-round-build = Führ einen Befehl aus
starcraft-lesson-first-round-build-text = Jetzt führen alle reihum je einen Befehl aus, der oben auf seinem Stapel liegt. Nimm den **Baubefehl** auf Bhekar Ro.
starcraft-lesson-first-round-build-else = Du darfst. Doch nur was jetzt gebaut wird, kann mit nach Antiga Prime ziehen.

starcraft-lesson-first-round-marine = Eine neue Einheit
starcraft-lesson-first-round-marine-text = Ein Baubefehl hat drei Teile. Der erste: Arbeiter, Transporter und Einheiten. Terraner dürfen mit jedem Befehl zwei Einheiten bauen, auf dem Planeten mit der Basis. Bau einen **Spacemarine** neben deiner Basis.
starcraft-lesson-first-round-marine-else = Das geht auch; ein Spacemarine bei der Basis bewacht sie, während die anderen fort sind.

starcraft-lesson-first-round-worker = Arbeiter bezahlen alles
starcraft-lesson-first-round-worker-text = Was du kaufst, muss ein **Arbeiter** abbauen: je Kristall und je Gas einer. Mehr Arbeiter, mehr Rohstoffe. Bau noch **einen**; er kommt am Ende der Runde dazu.
starcraft-lesson-first-round-worker-else = Das steht dir frei. Ein Arbeiter mehr würde sich mit jeder Runde bezahlt machen.

starcraft-lesson-first-round-paid = Was es gekostet hat
starcraft-lesson-first-round-paid-text = Zwei Kristalle, also stehen zwei deiner Arbeiter auf deinen Rohstoffkarten. Für diese Runde haben sie ihr Werk getan. Dein Bogen zeigt, was jedes Gebiet und deine Fraktion hergeben und wie viele Arbeiter dort noch Platz haben.

starcraft-lesson-first-round-forces-done = Weiter zu den Gebäuden
starcraft-lesson-first-round-forces-done-text = Das reicht für den ersten Teil: Sag, dass du mit Einheiten **fertig** bist.

starcraft-lesson-first-round-barracks = Ein besseres Gebäude
starcraft-lesson-first-round-barracks-text = Der zweite Teil: je Befehl ein Gebäude und ein Modul. Mit Gebäuden kannst du bei **allen** deinen Basen stärkere Einheiten bauen. Bau die **Kaserne der Stufe 2**: Sie bringt Feuerfresser.
starcraft-lesson-first-round-barracks-else = Eine eigene Wahl. Die Kaserne der Stufe 2 kostet nur einen Kristall, und die Basis, die noch kommt, kostet zwei.

starcraft-lesson-first-round-upgrade-done = Behalt den Rest
starcraft-lesson-first-round-upgrade-done-text = Auch ein Modul wäre noch möglich. Doch bald brauchst du Kristall für eine Basis, also sei **fertig**.

starcraft-lesson-first-round-mobilize = Zieh los
starcraft-lesson-first-round-mobilize-text = Der Gegner war am Zug. Nun der oberste Befehl auf Antiga Prime: **Mobilisieren**.
starcraft-lesson-first-round-mobilize-else = Erlaubt. Doch die Basis auf Antiga Prime muss warten, bis jemand hingezogen ist.

starcraft-lesson-first-round-marine-moves = Mit dem Transporter hinüber
starcraft-lesson-first-round-marine-moves-text = Innerhalb eines Planeten ziehen Einheiten überallhin. Zwischen Planeten brauchen sie einen eigenen **Transporter** auf der Route; einer liegt zwischen dir und Antiga Prime. Schick **einen Spacemarine** in das Gebiet mit dem Stern. Der andere bleibt, damit du sein Gebiet weiter kontrollierst.
starcraft-lesson-first-round-marine-moves-else = Erlaubt. Bleibt aber niemand zurück, verlierst du die Kontrolle über dieses Gebiet, und das mit dem Stern zahlt Punkte.

starcraft-lesson-first-round-firebat-moves = Ein zweites Gebiet
starcraft-lesson-first-round-firebat-moves-text = Ein Transporter wird nicht verbraucht. Schick den **Feuerfresser** hinterher, in eines der Kristallgebiete. Der Adler bleibt daheim.
starcraft-lesson-first-round-firebat-moves-else = Auch gut. Die Basis soll auf Kristall stehen, und der Feuerfresser könnte sie bewachen.

starcraft-lesson-first-round-moves-done = Alle sind da
starcraft-lesson-first-round-moves-done-text = Stünden hier gegnerische Einheiten, begänne jetzt ein Kampf. Hier ist niemand: **Beende** das Bewegen.

starcraft-lesson-first-round-settle = Der Befehl darunter
starcraft-lesson-first-round-settle-text = Der Stapel ist um einen kleiner, und dein **Baubefehl** auf Antiga Prime liegt oben. Führ ihn aus.
starcraft-lesson-first-round-settle-else = Du darfst auch den anderen zuerst nehmen. Beide sind jetzt frei.

starcraft-lesson-first-round-nothing-new = Spar für die Basis
starcraft-lesson-first-round-nothing-new-text = Auf diesem Planeten hast du keine Basis, also kommen hier keine Einheiten dazu, und noch ein Gebäude würde kosten, was die Basis braucht. Sei mit diesem Teil **fertig**.
starcraft-lesson-first-round-nothing-new-else = Du kannst es dir leisten, doch sieh, was übrig ist: Eine Basis kostet zwei Kristalle.

starcraft-lesson-first-round-second-base = Deine zweite Basis
starcraft-lesson-first-round-second-base-text = Der dritte Teil eines Baubefehls: eine Basis auf einem Planeten, auf dem du eine Einheit und noch keine Basis hast. Gründe sie im **Gebiet des Feuerfressers**. Von nun an kannst du hier bauen, und der Kristall des Planeten gehört am Ende der Runde dir.
starcraft-lesson-first-round-second-base-else = Auch eine Idee. Im Kristallgebiet hält die Basis dieses Gebiet, und der Stern bleibt beim Spacemarine.

starcraft-lesson-first-round-research = Forschen
starcraft-lesson-first-round-research-text = Ein Befehl ist übrig: **Forschen** auf Bhekar Ro. Es beginnt mit einer Ereigniskarte, die du am Ende der Runde ansiehst.
starcraft-lesson-first-round-research-else = Natürlich: Statt seiner Wirkung bringt jeder Befehl auf Wunsch eine Ereigniskarte. Hier bekommst du ohnehin eine.

starcraft-lesson-first-round-draw = Karten für Kämpfe
starcraft-lesson-first-round-draw-text = Kämpfe werden mit Kampfkarten geführt, und du darfst drei **ziehen**. Was über deinem Limit von acht liegt, geht am Ende der Runde weg.
starcraft-lesson-first-round-draw-else = Du musst nicht. Doch mehr Karten heißt mehr Auswahl im Kampf.

starcraft-lesson-first-round-technology = Eine Technologie
starcraft-lesson-first-round-technology-text = Eine Technologie kaufst du einmal, dann sind ihre Karten für den Rest des Spiels in deinem Stapel. **Stimpacks** passen zu Spacemarines und Feuerfressern, und die hast du.
starcraft-lesson-first-round-technology-else = Auch eine gute; achte aber darauf, für welche Einheiten ihre Karten sind.

starcraft-lesson-first-round-end = Das war eine Runde
starcraft-lesson-first-round-end-text = Sind alle Befehle weg, endet die Runde mit der **Organisationsphase**: Arbeiter kommen zurück, Gebiete zahlen, Ereigniskarten werden gespielt. Spiel frei weiter, oder lern als Nächstes, wie ein Kampf geht.

starcraft-lesson-first-battle = Dein erster Kampf

starcraft-lesson-first-battle-landing = Eine feindliche Basis nebenan
starcraft-lesson-first-battle-landing-text = Runde zwei. Ein Zergling und ein Hydralisk sind auf Antiga Prime gelandet, und der Gegner hat dort eine Basis gebaut. Unter seinem lag aber dein Befehl zum Mobilisieren, und der ist jetzt frei.

starcraft-lesson-first-battle-attack = Der Befehl zum Angriff
starcraft-lesson-first-battle-attack-text = Auch angegriffen wird mit **Mobilisieren**. Führ es auf Antiga Prime aus.
starcraft-lesson-first-battle-attack-else = Erlaubt. Vom Warten wird der Gegner aber nicht schwächer.

starcraft-lesson-first-battle-vulture = Der erste Angreifer
starcraft-lesson-first-battle-vulture-text = Mit einem Befehl darfst du **ein** gegnerisches Gebiet betreten, mit so vielen Einheiten, wie es fasst, und zwei mehr. Schick den **Adler** hinein.
starcraft-lesson-first-battle-vulture-else = Auch möglich. Denk nur daran, dass du mit diesem Befehl nur ein gegnerisches Gebiet betreten darfst.

starcraft-lesson-first-battle-marine = Und ein zweiter
starcraft-lesson-first-battle-marine-text = Auf Bhekar Ro hält deine Basis ihr Gebiet allein. Schick den **Spacemarine**, der dort steht.
starcraft-lesson-first-battle-marine-else = Du darfst. Zwei gegen zwei ist ein fairer Kampf, drei gegen zwei ein besserer.

starcraft-lesson-first-battle-firebat = Drei sind besser
starcraft-lesson-first-battle-firebat-text = Wer mehr Einheiten hat, lässt einige die anderen **verstärken**. Auch der **Feuerfresser** geht; die Basis hält sein Gebiet.
starcraft-lesson-first-battle-firebat-else = Wie du willst; je mehr du mitbringst, desto mehr Verstärkung hast du.

starcraft-lesson-first-battle-go = Los
starcraft-lesson-first-battle-go-text = Das genügt: **Beende** das Bewegen, und der Kampf beginnt. Du greifst an, also ziehst du drei Kampfkarten, die Verteidigung eine.

starcraft-lesson-first-battle-pair = Wer gegen wen
starcraft-lesson-first-battle-pair-text = Ein Kampf zerfällt in Gefechte, je eine Fronteinheit gegen eine andere. Der Angriff stellt sie auf, und das ist viel wert: Deine besten Karten sind für Adler und Spacemarine. Stell den **Spacemarine** gegen den Zergling.
starcraft-lesson-first-battle-pair-else = Eine eigene Aufstellung. Sieh auf deine Hand: Für welche deiner Einheiten hast du Karten mit hohen Werten?

starcraft-lesson-first-battle-second-pair = Stark gegen stark
starcraft-lesson-first-battle-second-pair-text = Dann trifft der **Adler** auf den Hydralisken. Es gibt so viele Gefechte, wie die kleinere Seite Einheiten hat.
starcraft-lesson-first-battle-second-pair-else = Erlaubt. Die beste Karte des Adlers passte besser gegen den Hydralisken.

starcraft-lesson-first-battle-support = Verstärken
starcraft-lesson-first-battle-support-text = Alle übrigen verstärken ein Gefecht und erhöhen dort den Angriff. Getroffen wird in der Regel die Fronteinheit und nicht sie. Lass den **Feuerfresser** den Adler verstärken.
starcraft-lesson-first-battle-support-else = Warum nicht. Der Hydralisk ist aber der zähere.

starcraft-lesson-first-battle-cards = Eine Karte je Gefecht
starcraft-lesson-first-battle-cards-text = Jede Karte hat zwei Paare von Werten, Angriff und Verteidigung. Das größere zählt, wenn sie deine Fronteinheit zeigt. Nimm für den Spacemarine die mit **6 und 6**. Der Tisch zeigt, was jede hier brächte.
starcraft-lesson-first-battle-cards-else = Möglich. Die Karte mit 6 und 6 trifft gut und hält den Spacemarine am Leben.

starcraft-lesson-first-battle-reinforcement = Und eine Verstärkungskarte
starcraft-lesson-first-battle-reinforcement-text = Die beste Karte des Adlers hat **7 und 7**. Dazu darfst du eine **Verstärkungskarte** spielen: Deine gibt für einen erschöpften Arbeiter 1 Verteidigung mehr. Spiel beide zusammen.
starcraft-lesson-first-battle-reinforcement-else = Das könnte reichen; der Hydralisk wird es zeigen.

starcraft-lesson-first-battle-order = Aufdecken
starcraft-lesson-first-battle-order-text = Auch die Verteidigung hat ihre Karten gelegt. Der Angriff bestimmt, welches Gefecht zuerst kommt: Beginn mit dem **ersten**.
starcraft-lesson-first-battle-order-else = Die Reihenfolge zählt nur bei manchen Karten; nur zu.

starcraft-lesson-first-battle-first-result = Angriff gegen Verteidigung
starcraft-lesson-first-battle-first-result-text = Eine Fronteinheit wird zerstört, wenn der Angriff der anderen ihre Verteidigung **erreicht**. Deine 6 erreicht die 5 des Zerglings, seine 4 erreicht deine 6 nicht: Der Zergling ist weg, der Spacemarine steht. Auch beide können fallen oder keine.

starcraft-lesson-first-battle-worker = Bezahl die Karte
starcraft-lesson-first-battle-worker-text = Das zweite Gefecht, und deine Verstärkungskarte will ihren Preis: einen Arbeiter, der bis zum Ende der Runde ruht. **Bezahl** ihn.
starcraft-lesson-first-battle-worker-else = Dann bringt die Karte nichts. Ein Arbeiter kommt am Ende der Runde zurück, ein Adler nicht.

starcraft-lesson-first-battle-won = Gewonnen
starcraft-lesson-first-battle-won-text = 7 und 1 für den Feuerfresser gegen 5: Der Hydralisk ist zerstört, das Gebiet ist dein. Hätten beide Seiten noch Einheiten, müsste sich der Angriff **zurückziehen**. Die Basis des Gegners steht noch; was aus ihr wird, siehst du in der nächsten Lektion.

starcraft-lesson-first-regrouping = Deine erste Organisationsphase

starcraft-lesson-first-regrouping-exchange = Ein Befehl, den du nicht brauchst
starcraft-lesson-first-regrouping-exchange-text = Der Kampf ist gewonnen, zwei deiner Befehle sind übrig. Zu bauen hast du gerade nichts: Tausch den Baubefehl gegen eine **Ereigniskarte**.
starcraft-lesson-first-regrouping-exchange-else = Bauen ist nie verkehrt. Die Lektion geht trotzdem weiter.

starcraft-lesson-first-regrouping-last-order = Der letzte Befehl
starcraft-lesson-first-regrouping-last-order-text = **Forschen** ist übrig, und es bringt noch eine Ereigniskarte. Führ es aus.
starcraft-lesson-first-regrouping-last-order-else = Eine Ereigniskarte bekommst du so oder so; mit Forschen gibt es Kampfkarten dazu.

starcraft-lesson-first-regrouping-draw = Drei Karten mehr
starcraft-lesson-first-regrouping-draw-text = **Zieh** drei Kampfkarten; du behältst dann die besten.
starcraft-lesson-first-regrouping-draw-else = Wie du willst. Mehr Auswahl schadet nie.

starcraft-lesson-first-regrouping-save = Nicht jedes Mal
starcraft-lesson-first-regrouping-save-text = Eine Technologie macht deinen Stapel besser, aber auch dicker. Nimm diesmal **keine**; dann ist der letzte Befehl weg, und die Runde ordnet sich neu.
starcraft-lesson-first-regrouping-save-else = Das kostet nur Arbeiter, und die kommen gleich zurück.

starcraft-lesson-first-regrouping-bases = Zuerst fallen Basen
starcraft-lesson-first-regrouping-bases-text = Die Organisationsphase ist da. Zu allererst wird eine Basis **zerstört**, in deren Gebiet gegnerische Einheiten stehen: Die auf Antiga Prime ist weg. Ohne Basis auf einem Planeten gehen auch seine Rohstoffkarten verloren; mit der einzigen bekommst du sogar die leerer Gebiete.

starcraft-lesson-first-regrouping-workers = Arbeiter kommen zurück
starcraft-lesson-first-regrouping-workers-text = Dann kehren alle Arbeiter in deinen Vorrat zurück, auch die erschöpften und die in dieser Runde gebauten. Wo jemand zu viel abbauen musste, bleibt das Gebiet ärmer.

starcraft-lesson-first-regrouping-points = Punkte
starcraft-lesson-first-regrouping-points-text = Jetzt zahlen Gebiete mit einem Stern: ein Punkt für das Gebiet deines Spacemarines. Mit **15** hättest du gewonnen. Jede Fraktion hat außerdem eine eigene Siegbedingung; sie steht auf ihrem Bogen.

starcraft-lesson-first-regrouping-event = Spiel eine Ereigniskarte
starcraft-lesson-first-regrouping-event-text = Nun dürfen alle **eine** der Ereigniskarten dieser Runde spielen; die übrigen kommen weg. Du hast zwei. **Frische Rekruten** bringt zwei Spacemarines.
starcraft-lesson-first-regrouping-event-else = Auch nützlich. Die andere geht verloren.

starcraft-lesson-first-regrouping-recruits = Wo sie gebraucht werden
starcraft-lesson-first-regrouping-recruits-text = Stell sie zu deiner neuen **Basis** auf Antiga Prime: Der Feuerfresser hat sie allein gelassen.
starcraft-lesson-first-regrouping-recruits-else = Sie sind überall willkommen. Bei der neuen Basis steht aber niemand.

starcraft-lesson-first-regrouping-discard = Zu viele Karten
starcraft-lesson-first-regrouping-discard-text = Terraner behalten **acht** Kampfkarten, andere sechs. Du hast elf. Wirf ab, was zu keiner deiner Einheiten passt: hier Goliath, Raumjäger und Schwerer Kreuzer.
starcraft-lesson-first-regrouping-discard-else = Die zeigt eine Einheit, die du hast. Bist du sicher?

starcraft-lesson-first-regrouping-discard-more = Noch eine
starcraft-lesson-first-regrouping-discard-more-text = Ist dein Stapel leer, wird das Abgeworfene wieder gemischt: Nichts ist für immer weg. **Wirf** eine zweite **ab**.
starcraft-lesson-first-regrouping-discard-more-else = Die zeigt eine Einheit, die du hast. Bist du sicher?

starcraft-lesson-first-regrouping-discard-last = Und die dritte
starcraft-lesson-first-regrouping-discard-last-text = **Wirf** die dritte **ab**, und die Runde ist vorbei.
starcraft-lesson-first-regrouping-discard-last-else = Die zeigt eine Einheit, die du hast. Bist du sicher?

starcraft-lesson-first-regrouping-again = Und so weiter
starcraft-lesson-first-regrouping-again-text = Der Startspieler wechselt, und die nächste Runde wird geplant. Was eine Runde gebracht hat, steht auf einem Blatt, das du neben den Phasen jederzeit findest. Nun kennst du eine ganze Runde: viel Spaß!

starcraft-lesson-brood-war = Was Brood War hinzufügt

starcraft-lesson-brood-war-new = Neu in der Schachtel
starcraft-lesson-brood-war-new-text = Eine Runde, einen Kampf und das Ende einer Runde kennst du. Brood War fügt überall etwas hinzu: **Führerschaftskarten** mit Helden und Objekten, den **Verteidigungsbefehl** und einen **Spezialbefehlsbereich**. Du führst Tassadars Protoss; der Overmind ist dein Nachbar.

starcraft-lesson-brood-war-lead = Wähle, wie du führst
starcraft-lesson-brood-war-lead-text = Alle wählen verdeckt eine Führerschaftskarte, eine in jeder der drei Stufen der Ereigniskarten. Die erste sagt auch, womit du beginnst, und nur auf einer der drei steht eine Siegbedingung. Nimm das **Warptor**: Es ist ein Objekt.
starcraft-lesson-brood-war-lead-else = Auch eine gute Karte. In dieser Lektion geht es aber um Objekte, und das Warptor ist eines.

starcraft-lesson-brood-war-gate = Ein Objekt
starcraft-lesson-brood-war-gate-text = Ein Objekt steht in einem Gebiet wie eine Basis und macht es zu deinem, baut aber nichts und fördert nichts. Das Warptor bringt am Ende jeder Runde Einheiten überallhin. Stelle es nach **Halcyon 1**, wo dein Berserker steht.
starcraft-lesson-brood-war-gate-else = Das geht. Nur kommen die Zerg gleich nach Halcyon 1.

starcraft-lesson-brood-war-defend = Der Verteidigungsbefehl
starcraft-lesson-brood-war-defend-text = Einmal in jeder Planungsphase darf einer deiner vier Befehle ein **Verteidigungsbefehl** sein. Er kommt offen in ein Gebiet, das du kontrollierst, und wird sofort ausgeführt. Der Overmind hat einen Transporter auf der Route zu dir: Nimm den Marker mit dem Schild und lege ihn nach **Halcyon 1**.
starcraft-lesson-brood-war-defend-else = Erlaubt. Aber auf einen Nachbarn, der sich nicht verteidigt, wartet der Overmind nur.

starcraft-lesson-brood-war-gather = Hilfe holen
starcraft-lesson-brood-war-gather-text = Jetzt dürfen Einheiten in das Gebiet kommen, wie bei einem Mobilisierungsbefehl. Schicke den **Dragoner** von deiner Basis; sein Gebiet behält die Basis unter Kontrolle.
starcraft-lesson-brood-war-gather-else = Das darfst du. Zwei Verteidiger sind aber besser als einer.

starcraft-lesson-brood-war-guarded = Ein Wächtermarker
starcraft-lesson-brood-war-guarded-text = **Beende** das Bewegen. Dann liegt bis zur Organisationsphase ein Wächtermarker im Gebiet, solange du es kontrollierst.

starcraft-lesson-brood-war-special = Ein Spezialbefehl
starcraft-lesson-brood-war-special-text = Im Grundspiel brauchst du ein Forschungs- und Entwicklungsmodul, um Spezialbefehle zu legen. Hier darfst du sie gleich legen; es zählt, ob in deinem **Spezialbefehlsbereich** Platz ist, wenn einer aufgedeckt wird. Lege einen **Spezialforschungsbefehl** auf Halcyon: Nimm den Marker mit dem goldenen Rand.
starcraft-lesson-brood-war-special-else = Erlaubt. Der Spezialbefehl soll aber unten im Stapel liegen, damit das Modul zuerst kommt.

starcraft-lesson-brood-war-build-above = Zuerst das Modul
starcraft-lesson-brood-war-build-above-text = Jedes Forschungs- und Entwicklungsmodul gibt dem Bereich einen Platz, und du hast noch keinen. Lege einen **Baubefehl** auf Halcyon, über deinen Spezialbefehl.
starcraft-lesson-brood-war-build-above-else = Das darfst du. Ohne das Modul bringt dir dein Spezialbefehl aber nur eine Ereigniskarte.

starcraft-lesson-brood-war-station = Gebiete mit Zeichen
starcraft-lesson-brood-war-station-text = Gehenna ist eine Raumstation. Ein goldenes Sechseck bedeutet ein **strategisches Gebiet**: Wer es kontrolliert, hat auf diesem Planeten nur Spezialbefehle, ganz ohne Bereich. Flügel oder ein Berg sagen, dass nur Flugeinheiten oder nur Bodeneinheiten hineindürfen. Lege deinen letzten Befehl dorthin: **Mobilisierung**.
starcraft-lesson-brood-war-station-else = Wie du willst; dein vierter Befehl ist in dieser Runde nicht so wichtig.

starcraft-lesson-brood-war-module-first = Baue das Modul
starcraft-lesson-brood-war-module-first-text = Jetzt der Baubefehl oben auf **Halcyon**.
starcraft-lesson-brood-war-module-first-else = Erlaubt. Der Spezialbefehl darunter wartet aber auf das Modul.

starcraft-lesson-brood-war-no-units = Heute keine Einheiten
starcraft-lesson-brood-war-no-units-text = Spare deinen Kristall für das Modul und eine Technologie: Sei mit Einheiten **fertig**.
starcraft-lesson-brood-war-no-units-else = Gegen mehr Einheiten ist nichts zu sagen, aber dann fehlt vielleicht etwas für die Technologie.

starcraft-lesson-brood-war-module = Platz im Bereich
starcraft-lesson-brood-war-module-text = Auch drei Module sind neu: Eines tauscht Verteidiger, eines hilft Sanitätern und ihresgleichen in volle Gebiete, eines kommt an der Luftunterstützung vorbei. Du brauchst jetzt das **Forschungs- und Entwicklungsmodul**.
starcraft-lesson-brood-war-module-else = Ein schönes Modul. Platz im Bereich gibt aber nur das für Forschung und Entwicklung.

starcraft-lesson-brood-war-no-more = Genug
starcraft-lesson-brood-war-no-more-text = Sei **fertig**; dann ist der Overmind dran.
starcraft-lesson-brood-war-no-more-else = Ein Gebäude darfst du noch dazunehmen, wenn du es bezahlen kannst.

starcraft-lesson-brood-war-attacked = Der Schwarm greift an
starcraft-lesson-brood-war-attacked-text = Zwei Zerglinge sind in Halcyon 1 gelandet. Zu Beginn des Kampfes darfst du **den Wächtermarker benutzen**: 2 mehr Verteidigung in jedem Gefecht dieses Kampfes. Mit anderem Schutz zählt er nicht zusammen.
starcraft-lesson-brood-war-attacked-else = Mutig. Nach dieser Runde ist der Marker aber ohnehin weg, Sparen lohnt sich nicht.

starcraft-lesson-brood-war-dragoon = Die Karte des Dragoners
starcraft-lesson-brood-war-dragoon-text = Deine **7 zu 7** nennt den Dragoner: Angriff 7, und mit dem Marker 9 Verteidigung. Lege sie dorthin.
starcraft-lesson-brood-war-dragoon-else = Die mag auch reichen. Karten, die die Einheit nennen, sind mehr wert.

starcraft-lesson-brood-war-zealot = Die Karte des Berserkers
starcraft-lesson-brood-war-zealot-text = Für den Berserker die Karte mit **Angriff 5 und Verteidigung 6**: Mit dem Marker hält er auch gegen 7.
starcraft-lesson-brood-war-zealot-else = Mit zwei mehr Verteidigung mag auch das reichen.

starcraft-lesson-brood-war-held = Gehalten
starcraft-lesson-brood-war-held-text = Ein Angriff von 5 gegen 8 und 9 Verteidigung: Da kommt nichts durch, und die Zerglinge fallen deinen 5 und 7. Der Wächtermarker ist wieder weg.

starcraft-lesson-brood-war-pool = In den Bereich
starcraft-lesson-brood-war-pool-text = Dein Spezialbefehl liegt jetzt oben. Mit dem Modul ist Platz: **Führe** ihn aus. Danach liegt er bis zur Organisationsphase im Spezialbefehlsbereich auf deinem Bogen, und der Platz ist belegt.
starcraft-lesson-brood-war-pool-else = Eine Ereigniskarte statt dessen ist immer möglich, und der Marker kommt gleich zurück. Das Modul wurde aber dafür gebaut.

starcraft-lesson-brood-war-draw = Erst Karten
starcraft-lesson-brood-war-draw-text = Mit einem Forschungsbefehl **ziehst** du Kampfkarten, bevor du kaufst.
starcraft-lesson-brood-war-draw-else = Du darfst verzichten. Drei Karten umsonst schlägt man aber schwer aus.

starcraft-lesson-brood-war-technology = Eine Technologie
starcraft-lesson-brood-war-technology-text = Kaufe die **Beinverbesserungen**, die Berserker gefährlich machen.
starcraft-lesson-brood-war-technology-else = Es gibt viele neue; diese passen zu deinen Berserkern.

starcraft-lesson-brood-war-end = Und dann gibt es Helden
starcraft-lesson-brood-war-end-text = Wenn Stufe II der Ereigniskarten beginnt, wählen alle wieder. Dann ist ein **Held** zu haben: eine Einheit mit goldenem Marker und eigener Fähigkeit, der weder Streuschaden noch Gedankenkontrolle etwas anhaben. Der Stern in der Leiste oben sagt, was hier gewinnt und wie nahe alle dran sind. In der Lobby erzählen die **Szenarien** von Brood War vier Geschichten.
