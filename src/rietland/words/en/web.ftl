# What the server answers when a message or a request is not taken.

error-rate = That was too much at once. Wait a moment.
error-origin = This page does not belong to this table.
error-spectator = You are looking on; only those with a seat act.
error-kept = A companion keeps your seat. Take it back first.
error-vote = You have no vote on this seat.
error-size = That message is too long.
error-slow = The line was too slow and was cut. It comes back by itself.
error-no-page = There is no such page.
error-no-rule = There is no such rule.
