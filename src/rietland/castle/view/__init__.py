"""What a seat may see of the castle: records, labels, options, clashes."""
