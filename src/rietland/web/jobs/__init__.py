"""Work for other processes: what they run, and the workers that run it. No server code."""
