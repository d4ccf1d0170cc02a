# What the server answers when a message or a request is not taken.

error-rate = Too many requests. Please wait a moment.
error-origin = This page doesn’t belong to this table.
error-spectator = You’re watching. Only players with a seat can act.
error-kept = A companion is playing for you. Take your seat back first.
error-vote = You can’t vote on this seat.
error-size = That message is too long.
error-slow = The connection was too slow and was dropped. Reconnecting…
error-no-page = This page doesn’t exist.
error-no-rule = This rule doesn’t exist.
