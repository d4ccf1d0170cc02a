"""Names: what a text or a number in a record is the name of, so that its reader can look it up.

The sort says among which names it must be found (`content/board/known.py` has them), which messages
quote and the author's reference shows.
"""

from dataclasses import dataclass
from typing import Annotated, Final


@dataclass(frozen=True)
class Sort:
    """Marks a text or a number as a name of this sort."""

    name: str


@dataclass(frozen=True)
class Between:
    """Marks a number that lies between these two, if it is not calculated in play."""

    least: int
    most: int


#: More of anything than a table has.
MUCH: Final = 99
ANY: Final = Between(0, MUCH)
SOME: Final = Between(1, MUCH)
EITHER_WAY: Final = Between(-MUCH, MUCH)
#: A counter may count anything, the points of a whole group too.
COUNTED: Final = Between(-9999, 9999)

AbilityName = Annotated[str, Sort("ability")]
AllyCard = Annotated[str, Sort("ally")]
AnyLetter = Annotated[str, Sort("letter of the alphabet")]
BoardNumber = Annotated[int, Sort("space number")]
BoardToken = Annotated[str, Sort("token on the board")]
BoxDifficulty = Annotated[str, Sort("difficulty of the box")]
BridgeName = Annotated[str, Sort("bridge")]
CardName = Annotated[str, Sort("card")]
CounterName = Annotated[str, Sort("counter")]
CreatureName = Annotated[str, Sort("creature")]
CreatureOrAny = Annotated[str, Sort("creature or any")]
CurseCard = Annotated[str, Sort("curse card")]
DeckName = Annotated[str, Sort("deck")]
DeedName = Annotated[str, Sort("deed")]
DieName = Annotated[str, Sort("die")]
DifficultyName = Annotated[str, Sort("difficulty")]
EncounterCard = Annotated[str, Sort("encounter card")]
EventCard = Annotated[str, Sort("event card")]
FaceName = Annotated[str, Sort("face")]
FaceNumber = Annotated[int, Sort("face")]
FaceSpace = Annotated[int, Sort("space of this face")]
FigureName = Annotated[str, Sort("figure")]
FigureOrAny = Annotated[str, Sort("figure or any")]
FigureOrOpponent = Annotated[str, Sort("figure or opponent")]
FogCircle = Annotated[int, Sort("fog circle")]
FogFace = Annotated[str, Sort("fog face")]
FollowerName = Annotated[str, Sort("thing that follows")]
Good = Annotated[str, Sort("good")]
HeroCard = Annotated[str, Sort("hero card")]
HeroCounter = Annotated[str, Sort("counter of heroes")]
HeroName = Annotated[str, Sort("hero")]
HeroOrCurse = Annotated[str, Sort("hero or curse")]
IconName = Annotated[str, Sort("icon")]
Letter = Annotated[str, Sort("letter")]
LetterOrEnd = Annotated[str, Sort("letter or end")]
LetterOrNarrator = Annotated[str, Sort("letter or narrator")]
Location = Annotated[int, Sort("location")]
MapName = Annotated[str, Sort("map")]
MerchantSpace = Annotated[int, Sort("merchant")]
NewCounter = Annotated[str, Sort("new counter")]
NoteName = Annotated[str, Sort("note")]
OpponentName = Annotated[str, Sort("opponent")]
OpponentOrAny = Annotated[str, Sort("opponent or any")]
OvertimeHour = Annotated[int, Sort("overtime hour")]
PartySize = Annotated[int, Sort("party")]
PathName = Annotated[str, Sort("path")]
PileCard = Annotated[str, Sort("card of a pile")]
PileName = Annotated[str, Sort("pile")]
RankName = Annotated[str, Sort("rank")]
ReadyCard = Annotated[str, Sort("card that lies ready")]
RegionName = Annotated[str, Sort("region")]
RewardGood = Annotated[str, Sort("good of a reward")]
RoleName = Annotated[str, Sort("role")]
SecretName = Annotated[str, Sort("secret")]
SectionName = Annotated[str, Sort("section")]
SheetNumber = Annotated[str, Sort("number of the sheet")]
SpaceNumber = Annotated[int, Sort("space")]
SunriseStepName = Annotated[str, Sort("sunrise step")]
TestName = Annotated[str, Sort("test")]
TextKey = Annotated[str, Sort("text")]
ThingName = Annotated[str, Sort("thing")]
TokenFace = Annotated[str, Sort("token face")]
TokenName = Annotated[str, Sort("token")]
WellSpace = Annotated[int, Sort("well")]
