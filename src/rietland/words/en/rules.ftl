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
