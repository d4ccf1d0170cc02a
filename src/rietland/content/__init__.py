"""Content: YAML files to typed records, records to a Book, with every fault named by its line."""
