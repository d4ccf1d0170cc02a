# Was schiefging, für die Person, die es versucht hat.

error-malformed = Diesen Satz kennt das Spiel nicht: { $detail }
error-illegal = Das ist jetzt nicht erlaubt.
    .rule = Das ist jetzt nicht erlaubt ({ $rule }).
error-not-your-turn = Gefragt ist gerade { $who }.
error-not-your-hero = { $who } wird nicht von dir geführt.
error-stale = Das Spiel ist inzwischen weitergegangen. Sieh noch einmal hin und wähle neu.
error-over = Die Legende ist zu Ende.
error-chance = Jetzt entscheiden die Würfel.
error-no-game = Diesen Tisch gibt es nicht.
error-no-seat = Dieser Platz gehört dir nicht.
error-undo = Hier lässt sich nichts zurücknehmen: Es wurde gewürfelt oder etwas aufgedeckt.
error-setup = Dieses Spiel lässt sich nicht aufbauen: { $detail }
error-content = Die Inhalte widersprechen sich: { $detail }
error-version = Dieses Spiel wurde mit einer anderen Version aufgezeichnet: { $detail }
