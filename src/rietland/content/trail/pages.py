"""The tables of docs/trails.md, by the name in their marks."""

from rietland.content.tables import field_table, word_table
from rietland.content.trail import files
from rietland.vocabulary import trail


def tables() -> dict[str, str]:
    """What stands between each pair of marks."""
    return {
        "map": field_table(files.MapFile),
        "space": field_table(files.MapSpaceRecord),
        "path": field_table(files.MapPathRecord),
        "card": field_table(files.TrailCardRecord),
        "face": field_table(files.FaceRecord),
        "move": field_table(files.MoveRecord),
        "use": field_table(files.UseRecord),
        "effects": word_table(trail.EFFECTS),
        "box": field_table(files.TrailBoxFile),
        "hero": field_table(files.TrailHeroRecord),
        "legend": field_table(files.TrailLegendFile),
        "variant": field_table(files.TrailVariantRecord),
    }
