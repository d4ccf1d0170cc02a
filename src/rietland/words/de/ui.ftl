# Der Tisch um das Spiel herum: Knöpfe, Überschriften, Zustände.

ui-title = Rietland
    .tagline = Ein digitaler Tisch für die Legenden von Andor, von Fans gemacht

## Ein Spiel beginnen

ui-new-game = Neues Spiel
ui-continue = Fortsetzen
ui-box = Spiel
ui-legend = Legende
ui-difficulty = Schwierigkeit
ui-heroes = Helden
ui-seats = Plätze
ui-start = Beginnen
ui-leave = Den Tisch verlassen
ui-spectator = Schaut zu

difficulty-easy = leicht
difficulty-normal = normal
difficulty-only = einzige Stufe

## Spielen

ui-waiting-for = Warten auf { $who }.
ui-rolling = Warten auf die Würfel.
ui-options = Was du tun kannst
ui-asides = Freie Aktionen
ui-cannot = Jetzt nicht möglich
ui-because = Warum? { $rule }
ui-undo = Zurücknehmen
ui-log = Was geschehen ist
ui-help = Hilfe
ui-cancel = Abbrechen
ui-rule = Regel { $rule }

group-move = Laufen
group-fight = Kämpfen
group-free = Freie Aktionen
group-end = Beenden
group-group = Die Gruppe
group-choice = Wahl

cost-hours = { $number ->
        [one] { $number } Stunde
       *[other] { $number } Stunden
    }
cost-willpower = { $number ->
        [one] { $number } Willenspunkt
       *[other] { $number } Willenspunkte
    }
cost-gold = { $number } Gold
cost-strength = { $number ->
        [one] { $number } Stärkepunkt
       *[other] { $number } Stärkepunkte
    }

## Der Spielplan

ui-day = Tag { $number }
ui-hours = Stunden
ui-hour = Stunde { $number }
ui-overtime = Überstunden
ui-resting = Im Sonnenaufgang-Feld
ui-rooster = Beginnt den nächsten Tag
ui-strength = Stärkepunkte
ui-willpower = Willenspunkte
ui-gold = Gold
ui-dice = Würfel
ui-things = Trägt bei sich
ui-free-slots = { $number ->
        [one] { $number } kleiner Platz frei
       *[other] { $number } kleine Plätze frei
    }
ui-creatures = Kreaturen
ui-reward = Belohnung
ui-shields = Goldene Schilde: { $free } von { $all } frei
dawn-none = Bei Sonnenaufgang dringt niemand ein.
dawn = { $number ->
        [one] Bei Sonnenaufgang dringt { $number } ein, { $free } frei.
       *[other] Bei Sonnenaufgang dringen { $number } ein, { $free } frei.
    }
dawn-lost = { $number ->
        [one] Bei Sonnenaufgang dringt { $number } ein, { $free } frei: Die Legende wäre verloren.
       *[other] Bei Sonnenaufgang dringen { $number } ein, { $free } frei: Die Legende wäre verloren.
    }
dawn-fatal = Bei Sonnenaufgang dringt { $creature_the } ein: Die Legende wäre verloren.
goal-met = erreicht
goal-lost = nicht mehr möglich
goal-held = bisher gehalten
goal-optional = für den Sieg nicht nötig
goal-sunrises = { $number ->
        [one] noch 1 Sonnenaufgang
       *[other] noch { $number } Sonnenaufgänge
    }
goal-count = { $done } von { $need }
goal-left = { $number ->
        [one] noch { $number } Kreatur
       *[other] noch { $number } Kreaturen
    }
goal-letters = { $number ->
        [one] noch { $number } Buchstabe
       *[other] noch { $number } Buchstaben
    }
goal-heroes = { $number ->
        [one] { $number } Held im Spiel
       *[other] { $number } Helden im Spiel
    }
goal-worth = für den Sieg nicht nötig, +{ $number } Stärke
ui-defeated = Besiegte Kreaturen
ui-fog = Nebel
ui-fog-hidden = Verdeckte Nebelplättchen
ui-tokens = Verdeckte { $what_many }
ui-well = Brunnen
ui-well-full = voll
ui-well-drained = leer
ui-stock = Ausrüstungstafel
ui-narrator = Erzähler
ui-cards-read = Legendenkarten
ui-event = Ereigniskarte
ui-event-shield = Ein Schild kann diese Karte abwehren.
ui-deck-left = { $number ->
        [one] noch { $number } Karte
       *[other] noch { $number } Karten
    }
ui-waiting-cards = Wartende Karten
ui-broken = Zerstörte Brücken
ui-today-overtime = Überstunden kosten Willenspunkte: { $costs }
    .none = Heute keine Überstunden
ui-today-fury = { $number ->
        [one] Kreaturen haben { $number } Stärkepunkt mehr
       *[other] Kreaturen haben { $number } Stärkepunkte mehr
    }
ui-fight = Kampf
ui-battle-value = Kampfwert
ui-loss = Verlust

## Das Ende

ui-won = Die Legende ist gewonnen!
ui-lost = Die Legende ist verloren.

## Headings of lists

ui-merchants = Händler
ui-events = Ereigniskarten
