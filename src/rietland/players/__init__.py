"""Players: bots that answer when their seat is asked, and the arena that measures them."""
