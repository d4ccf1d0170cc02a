"""Work that other processes do: companions that think, odds, games played again."""
