"""What playing taught."""
