"""What a Book says, read once for companions."""
