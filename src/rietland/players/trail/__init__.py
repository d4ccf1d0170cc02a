"""Players of the trail family."""
