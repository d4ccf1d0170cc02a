# Was der Server antwortet, wenn er eine Nachricht oder Anfrage nicht annimmt.

error-rate = Zu viele Anfragen. Bitte warte einen Augenblick.
error-origin = Diese Seite gehört nicht zu diesem Tisch.
error-spectator = Du schaust zu. Handeln darf nur, wer einen Platz hat.
error-kept = Ein Gefährte spielt für dich. Nimm zuerst deinen Platz zurück.
error-vote = Über diesen Platz stimmst du nicht ab.
error-size = Diese Nachricht ist zu lang.
error-slow = Die Verbindung war zu langsam und wurde getrennt. Sie wird wiederhergestellt …
error-no-page = Diese Seite gibt es nicht.
error-no-rule = Diese Regel gibt es nicht.
