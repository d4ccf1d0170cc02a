# The rule book: headings of its sections; the rules themselves are in the files of their boxes.

## Counts

rules-count = { $number ->
        [one] { $number } rule
       *[other] { $number } rules
    }
rules-vectors = Test cases: { $number ->
        [one] { $number } case
       *[other] { $number } cases
    }

## The base box

rules-AN-COMP = Components
rules-AN-GEN = General
rules-AN-SETUP = Set-up
rules-AN-HERO = Hero boards
rules-AN-TIME = Time
rules-AN-TURN = A turn
rules-AN-FREE = Free actions
rules-AN-MOVE = Moving
rules-AN-FIGHT = Fighting
rules-AN-GROUP = Fighting together
rules-AN-CREAT = Creatures
rules-AN-SUN = Sunrise
rules-AN-FOG = Fog tokens
rules-AN-WELL = Wells
rules-AN-MERCH = Merchants
rules-AN-WITCH = The witch
rules-AN-ALLY = Prince Thorald and the shield dwarves
rules-AN-FARM = Farmers
rules-AN-SHLD = Castle and golden shields
rules-AN-RUNE = Rune stones
rules-AN-HERB = Medicinal herbs
rules-AN-ITEM = Articles
rules-AN-TREAS = Gold, gems, parchments, rubble
rules-AN-EVENT = Event cards
rules-AN-DIFF = Difficulty
rules-AN-END = How a legend ends
rules-AN-L1 = Legend 1
rules-AN-L2 = Legend 2
rules-AN-MINE = The mine
rules-AN-TOKEN = Creature tokens
rules-AN-L3 = Legend 3
rules-AN-FATE = Fates
rules-AN-L4 = Legend 4
rules-AN-LAKE = Secret Lake
rules-AN-L5 = Legend 5
rules-AN-DRAGON = The dragon
rules-AN-POISON = Poison
rules-AN-OPEN = How we settle open questions

## The Liberation of Rietburg

rules-RB-COMP = Components
rules-RB-SETUP = Set-up
rules-RB-TURN = A turn
rules-RB-NARR = Recovering and the narrator
rules-RB-FREE = Free actions
rules-RB-MISSION = Missions
rules-RB-COMBAT = Fighting
rules-RB-HERO = What the heroes can do
rules-RB-SYM = Symbols of hero cards
rules-RB-GALLERY = Gallery and gold
rules-RB-END = How the game ends
rules-RB-DIFF = Difficulty
rules-RB-OPEN = How we settle open questions
rules-FE-DP = Reading a gamebook

## Eternal Frost

rules-FE-COMP = Components
rules-FE-GEN = General
rules-FE-HERO = Hero boards
rules-FE-TIME = Time
rules-FE-TURN = A turn
rules-FE-MOVE = Moving
rules-FE-FIGHT = Fighting
rules-FE-GROUP = Fighting together
rules-FE-PASS = Passing
rules-FE-FREE = Free actions
rules-FE-CREAT = Creatures
rules-FE-DEF = Castle and tent village
rules-FE-SUN = Sunrise
rules-FE-ITEM = Objects
rules-FE-MERCH = Merchants
rules-FE-FIRE = Fires
rules-FE-SNOW = Snow tokens
rules-FE-STORM = Snowstorms
rules-FE-ICE = Lake and ice
rules-FE-GEM = Gems
rules-FE-IQ = Iquar
rules-FE-TRAN = Tranuk and other allies
rules-FE-VOLP = The volpin
rules-FE-CAST = The castle side
rules-FE-MAP = The village side
rules-FE-FROST = Frost token
rules-FE-CAVE = The great cave
rules-FE-PLANT = Magic plants
rules-FE-OBJ = Objective markers
rules-FE-STONE = The winter stone
rules-FE-CARL = Carlion
rules-FE-SECR = Secret passage
rules-FE-X = Red cross
rules-FE-FOLL = People you take along
rules-FE-SETUP = Set-up of Legends 2 to 4
rules-FE-DIFF = Difficulty
rules-FE-L1 = Legend 1
rules-FE-MYRK = The Myrk
rules-FE-L2 = Legend 2
rules-FE-TRIBE = Three peoples
rules-FE-L3 = Legend 3
rules-FE-L4 = Legend 4
rules-FE-SIL = The Silhouette
rules-FE-THR = Deadly threats
rules-FE-CAMP = Played as one story
rules-FE-VAR = Small expansions
rules-FE-OPEN = How we settle open questions

## Chada & Thorn

rules-CT-COMP = Components
rules-CT-SETUP = Set-up
rules-CT-TURN = A turn
rules-CT-MOVE = Moving
rules-CT-CPAWN = The Curse
rules-CT-CURSE = Curse cards
rules-CT-FIGHT = Fighting
rules-CT-ABIL = Special abilities
rules-CT-NEAR = Neighbours
rules-CT-FOG = Fog cards
rules-CT-OBJ = Objects
rules-CT-ALLY = Allies
rules-CT-STAGE = Stages
rules-CT-SYM = Symbols of the stages
rules-CT-SPEC = Special cards
rules-CT-END = How an adventure ends
rules-CT-INTRO = The introduction
rules-CT-MAP = Stage maps
rules-CT-CARD = What the cards do
rules-CT-SOLO = Playing alone
rules-CT-OPEN = How we settle open questions

## The Star Shield

rules-SS-COMP = Components
rules-SS-SETUP = Set-up
rules-SS-A1 = Card A1: Winter Before the Gates
rules-SS-A2 = Cards A2: five beginnings
rules-SS-C = Card C: The Threat Shows Itself
rules-SS-E = Card E: The Long Dark
rules-SS-G = Cards G: four turns of winter
rules-SS-N = Card N: The End of the Tale
rules-SS-GOAL = Goals
rules-SS-SPACE = Sharing a space
rules-SS-MIS = Missions
rules-SS-THR = Threats
rules-SS-FIRE = Fire spirit
rules-SS-SIEGE = Siege engine
rules-SS-TEMPLE = Black temple
rules-SS-CAT = Catapult
rules-SS-KRA = Krahder
rules-SS-IRL = Irlok
rules-SS-TOK = Lights and mushrooms
rules-SS-SEEK = Seven lights
rules-SS-KEN = Ken Dorr
rules-SS-CLUE = Clues
rules-SS-STAR = Starlight
rules-SS-TRI = Varkur’s triumph
rules-SS-SHIELD = The Star Shield
rules-SS-GIFT = Gifts of Andor
rules-SS-WOLF = Wolves
rules-SS-TRY = Trials
rules-SS-OFFER = Offerings
rules-SS-DAY = The end of a day
rules-SS-HIDE = Hidden persons
rules-SS-OPEN = How we settle open questions
