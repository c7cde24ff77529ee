# Warum etwas mit einem Befehl in StarCraft: Das Brettspiel nicht gekauft, bezahlt, bewegt oder erforscht werden kann.

## Bezahlen

starcraft-refused-workers =
    { $needed ->
        [one] Es braucht 1 Arbeiter
       *[other] Es braucht { $needed } Arbeiter
    }; in deinem Arbeiterreservoir { $workers ->
        [0] ist keiner
        [one] ist 1
       *[other] sind { $workers }
    }.
starcraft-refused-resources = Es braucht { $needed } { $resource }; abbauen kannst du { $free }, und auch Raubbau gibt nicht genug.
starcraft-refused-only-force-mine = Es braucht { $needed } { $resource } und abbauen kannst du { $free }: Für den Rest bliebe nur Raubbau.
starcraft-refused-force-mine-needless = Das kannst du ohne Raubbau bezahlen. Willst du ihn trotzdem, zahle von Hand.
starcraft-refused-no-discount = Nur ein einziges Ding eines Spezialbaubefehls ist billiger, und nie ein Arbeiter.
starcraft-refused-discount =
    { $count ->
        [one] Es wird nur 1 Rohstoff erlassen
       *[other] Es werden nur { $count } Rohstoffe erlassen
    }, und nur einer, den das Ding kostet.
starcraft-refused-other-resource = Hier muss { $resource } abgebaut werden.
starcraft-refused-permanent-full = Auf deinen permanenten Rohstoffen ({ $resource }) ist kein Platz für weitere Arbeiter.
starcraft-refused-not-your-card = Du hast die Rohstoffkarte von { $area } nicht.
starcraft-refused-depleted = { $area } ist ausgebeutet und gibt nichts mehr her.
starcraft-refused-card-full =
    { $capacity ->
        [one] Die Rohstoffkarte von { $area } fasst nur 1 Arbeiter
       *[other] Die Rohstoffkarte von { $area } fasst nur { $capacity } Arbeiter
    }, außer bei Raubbau.
starcraft-refused-force-mine-free = Die Rohstoffkarte von { $area } hat noch Platz; Raubbau geht nur auf einer vollen Karte.

## Baubefehle

starcraft-refused-no-base = Du hast keine Basis auf { $planet }.
starcraft-refused-not-present = Du hast weder eine Einheit noch eine Basis auf { $planet }.
starcraft-refused-worker-tokens =
    { $left ->
        [0] Alle deine Arbeiter sind gebaut.
        [one] Du kannst noch 1 Arbeiter bauen.
       *[other] Du kannst 1 bis { $left } Arbeiter bauen.
    }
starcraft-refused-transport-route = { $route } führt nicht nach { $planet }, also kann dort kein Transporter gebaut werden.
starcraft-refused-transport-there = Auf { $route } hast du schon einen Transporter.
starcraft-refused-transport-tokens = Alle deine Transporter sind gebaut.
starcraft-refused-unit-technology = { $unit }: Du brauchst erst die Technologie { $technology }.
starcraft-refused-unit-building = { $unit }: Du brauchst erst { $building }.
starcraft-refused-build-limit =
    { $count ->
        [one] Dieser Befehl darf nur 1 Einheit bauen.
       *[other] Dieser Befehl darf nur { $count } Einheiten bauen.
    }
starcraft-refused-no-figure = { $unit }: Alle deine Figuren sind auf dem Spielplan.
starcraft-refused-other-planet = { $area } liegt nicht auf dem aktiven Planeten.
starcraft-refused-build-in-enemy-area = { $area } ist ein gegnerisches Gebiet; Einheiten werden in eigenen oder leeren Gebieten gebaut.
starcraft-refused-area-type = { $unit } kann { $area } nicht betreten.
starcraft-refused-unit-limit = { $area } ist voll.
starcraft-refused-consumed-missing = { $unit }: { $count } × { $consumed } müssen auf dem Planeten gewesen sein, als der Befehl begann.
starcraft-refused-consumed-elsewhere = { $unit } muss dorthin, wo eine der Einheiten stand, aus denen er wird: In { $area } ist kein { $consumed }.
starcraft-refused-upgraded = Mehr als ein Gebäude und ein Modul kann ein Baubefehl nicht kaufen.
starcraft-refused-building-race = { $building } gehört nicht auf deinen Fraktionsbogen.
starcraft-refused-building-there = { $building } hast du schon.
starcraft-refused-building-level = { $building }: Du brauchst erst Stufe { $level } davon.
starcraft-refused-module-race = Deine Rasse hat dieses Modul nicht: { $module }.
starcraft-refused-module-spaces = Alle { $count } Baubereiche für Module auf deinem Fraktionsbogen sind belegt.
starcraft-refused-module-tokens = { $module }: Es gibt nur { $count }, und du hast sie alle.
starcraft-refused-base-on-planet = Auf { $planet } hast du schon eine Basis.
starcraft-refused-base-no-unit = Du hast keine Einheit auf { $planet }, die eine Basis bauen könnte.
starcraft-refused-base-tokens = Alle deine Basen sind auf dem Spielplan.
starcraft-refused-base-without-unit = Du hast keine Einheit in { $area }; eine Basis wird gebaut, wo eine steht.
starcraft-refused-base-there = { $area } kann keine weitere Basis aufnehmen.
starcraft-refused-team-bases = Nicht alle Gebiete von { $planet } dürfen Basen eines Teams enthalten.
starcraft-refused-build-forces = Erst kommen Arbeiter, Transporter und Einheiten; sag, wann du damit fertig bist.
starcraft-refused-upgrade-bases = Jetzt können deine Basen verbessert werden; sag, wann du damit fertig bist.
starcraft-refused-build-base = Jetzt kann nur eine Basis gebaut werden, oder nichts.
starcraft-refused-pay = Sag, wo dieser Arbeiter abbaut.
starcraft-refused-force-mine = Sag, auf welcher Rohstoffkarte Raubbau getrieben wird.
starcraft-refused-consume = Sag, welche Einheit auf diesem Planeten dafür zerstört wird.

## Mobilisierungsbefehle

starcraft-refused-move-off-planet = { $target } liegt nicht auf dem aktiven Planeten; dort enden alle Bewegungen.
starcraft-refused-move-nowhere = Sie sind schon in { $target }.
starcraft-refused-no-transport = Keiner deiner Transporter verbindet { $source } mit dem aktiven Planeten.
starcraft-refused-orbital-defense = Begrenzter Abwehrschirm: Einheiten können nicht geradewegs nach { $target } transportiert werden.
starcraft-refused-teammate = { $area } gehört deinem Teampartner; du darfst es nicht betreten.
starcraft-refused-second-enemy-area = Dieser Befehl hat { $other } betreten; nur ein gegnerisches Gebiet darf betreten werden, also nicht auch { $area }.
starcraft-refused-moved = { $unit } in { $source }: Mit einem Befehl bewegt sich jede Einheit nur einmal.
starcraft-refused-units-there =
    { $unit } in { $source }: { $count ->
        [0] Zu bewegen ist dort keine
        [one] Zu bewegen ist dort nur 1
       *[other] Zu bewegen sind dort nur { $count }
    }.
starcraft-refused-room =
    { $count ->
        [0] { $target } ist voll.
        [one] { $target } hat nur Platz für 1 weitere Einheit.
       *[other] { $target } hat nur Platz für { $count } weitere Einheiten.
    }
starcraft-refused-move-units = Bewege Einheiten zum aktiven Planeten oder auf ihm, oder sag, dass du fertig bist.

## Forschungsbefehle

starcraft-refused-technology-race = { $technology } ist nicht unter deinen Technologiekarten.
starcraft-refused-technology-not-for-sale = { $technology } kann nicht gekauft werden.
starcraft-refused-technology-bought = { $technology } hast du schon.
starcraft-refused-draw-combat-cards = Zieh Kampfkarten, oder keine.
starcraft-refused-buy-technology = Kauf eine Technologie, oder keine.
starcraft-refused-special-research = Zieh eine Ereigniskarte, oder nimm eine Karte der Technologie, die du gerade gekauft hast.
