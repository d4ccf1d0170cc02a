# Was der Server antwortet, wenn er eine Nachricht oder Anfrage nicht annimmt.

error-rate = Das war zu viel auf einmal. Warte einen Augenblick.
error-origin = Diese Seite gehört nicht zu diesem Tisch.
error-spectator = Du schaust zu; handeln darf nur, wer einen Platz hat.
error-kept = Ein Gefährte hält deinen Platz. Nimm ihn zuerst zurück.
error-vote = Über diesen Platz stimmst du nicht ab.
error-size = Diese Nachricht ist zu lang.
error-slow = Die Leitung war zu langsam und wurde getrennt. Sie kommt von selbst wieder.
error-no-page = Diese Seite gibt es nicht.
error-no-rule = Diese Regel gibt es nicht.
