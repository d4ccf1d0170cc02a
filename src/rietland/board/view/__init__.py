"""What a seat may see of a board: records, labels, options, odds."""
