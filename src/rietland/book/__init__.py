"""The gamebook family: sections, ways, a sheet, tests."""
