# Chada & Thorn: the maps of the stages, what each looks like (`.note`), and the names of its spaces.

## The introduction

map-chada_thorn-intro = Cast Ashore
    .note = Surf, wreckage and one dry cove. Somewhere in the noise, somebody is singing.
    .k0 = The dark swell
    .k1 = Backwash
    .t0 = Drifting hatch
    .c0 = Splintered boat
    .a1 = Reef edge
    .a2 = The undertow
    .a3 = Sea urchins
    .a4 = Surf line
    .a5 = Shingle bank
    .tc = Gull rock
    .tt = Dry cove
    .b1 = Kelp bed
    .b2 = The singing wreck

## Reefs of the Condemned

map-chada_thorn-reefs_first = Shattered Landing
    .note = Tide pools between the ribs of the ship. What the captain left behind is up there in the cabin, and the cabin is upside down.
    .k0 = Open sea
    .k1 = Breakers
    .t0 = The keel
    .c0 = The figurehead
    .a1 = Tide pool
    .a2 = Rib of the ship
    .a3 = The captain’s cabin
    .a4 = Slippery slab
    .a5 = Razor shells
    .x = Foot of the cliff
    .b1 = Stranded armoury
    .b2 = Seal bank
    .b3 = Wet ladder

map-chada_thorn-reefs_1 = Gull Stairs
    .note = A zigzag of ledges, loud with gulls. The ropes between them were knotted by somebody in a hurry.
    .s1 = First ledge
    .s2 = Screaming shelf
    .s3 = Guano step
    .s4 = The broken stair
    .s5 = Nesting hollow
    .x = Cliff edge
    .g1 = Gull’s hoard
    .g2 = Chimney
    .n1 = Overhang

map-chada_thorn-reefs_2 = Cave of Echoes
    .note = Above goes the cliff path. Below is a sea cave, and in it a voice that repeats everything except its own name.
    .e1 = Cave mouth
    .e2 = Spray corner
    .e3 = The blowhole
    .e4 = Sheer traverse
    .e5 = Sweet-water drip
    .x = Daylight
    .v1 = Low passage
    .v2 = The caller’s niche
    .v3 = Black water
    .u1 = Smugglers’ shelf

map-chada_thorn-reefs_last = The Condemned’s Beacon
    .note = Round the hill to the cold fire basket of a marooned crew. They kept it ready for years, in case a ship came.
    .n1 = Cliff path
    .n2 = Thorn scrub
    .n3 = Gallows tree
    .n4 = Windy saddle
    .n5 = Beacon stair
    .tc = Beacon platform
    .tt = Gate in the wall
    .m1 = Sheltered hut
    .m2 = Watchman’s chest
    .o1 = Warding stone

## Dark Expanses

map-chada_thorn-expanses_first = Wind Gate
    .note = Out of the cliffs onto the heath. The wind has the right of way here.
    .k0 = Cliff stairs
    .k1 = Worn threshold
    .t0 = Left gatepost
    .c0 = Right gatepost
    .a1 = Bent grass
    .a2 = Open slope
    .a3 = Rocking stone
    .a4 = Sheep track
    .a5 = The whistling cairn
    .x = Heath road
    .b1 = Sunken lane
    .b2 = Leam’s fire

map-chada_thorn-expanses_1 = Drowned Meadow
    .note = Wade through the flooded grass, or toil along the dyke and be seen from everywhere.
    .d1 = Ankle deep
    .d2 = Knee deep
    .d3 = The sluice
    .d4 = Willow island
    .x = Far bank
    .y1 = Dyke foot
    .y2 = Dyke crest
    .y3 = Breach
    .y4 = Dyke keeper’s hut

map-chada_thorn-expanses_2 = Boulder Field
    .note = Giants’ marbles, loosely put down. One false step, and the game goes on.
    .r1 = First boulders
    .r2 = The rocker
    .r3 = Gravel fan
    .r4 = Between two giants
    .r5 = Balancing stone
    .x = Trail mark
    .p1 = Hunter’s cache
    .q1 = Fern hollow
    .q2 = Giants’ steps

map-chada_thorn-expanses_3 = Skral Burrows
    .note = Round the hill on foot, through it with strong nerves and a good sword, or over it on the grass roof. The hill is inhabited.
    .u1 = Watched path
    .u2 = Bone heap
    .u3 = Chieftain’s larder
    .u4 = The pit
    .u5 = Howling vent
    .x = Back door
    .t1 = Tunnel
    .t2 = Breeding hole
    .c1 = Grass roof
    .c2 = Air shaft
    .c3 = Second shaft
    .c4 = Lookout post

map-chada_thorn-expanses_4 = Shepherds’ Ring
    .note = Empty huts around a stone circle. The beds are made, and the dust on them is old.
    .h1 = Drove road
    .h2 = First hut
    .h3 = Hill fold
    .h4 = Gate stone
    .x = Lower gate
    .j1 = Buried hearth
    .j2 = Old well
    .j3 = Last hut
    .i1 = The humming menhir

map-chada_thorn-expanses_5 = Lightning Ridge
    .note = A bare ridge where the storm answers to the crown. Thorn has heard of a valley below; nobody has heard of it from anyone who came back.
    .l1 = Ridge foot
    .l2 = Split pine
    .l3 = Bald top
    .l4 = Struck cairn
    .l5 = Iron rock
    .x = Lee side
    .e1 = Sheltered ledge
    .g1 = Goat path
    .g2 = Cold gully
    .g3 = Stream bed
    .g4 = Heather bed

map-chada_thorn-expanses_6 = Driftwood Shore
    .note = The dune path is short. The beach below it is full of finds, and of the reasons why they were lost.
    .s1 = Dune gap
    .s2 = Sharp marram
    .s3 = High dune
    .s4 = Smugglers’ cross
    .s5 = The king’s cairn
    .x = Inland path
    .b1 = Driftwood heap
    .b2 = Tide wreck
    .b3 = Whale bones
    .c1 = Fisher’s rest

map-chada_thorn-expanses_last = The Empty Harbour
    .note = Streets, roofs and rotten piers in a crooked bay. Every door is open, as if they had only gone to have a look.
    .n1 = Town gate
    .n2 = Rope walk
    .n3 = Leaning gable
    .n4 = Market square
    .n5 = Quay
    .tc = Harbour lamp
    .tt = Last sound boat
    .m1 = Baker’s oven
    .m2 = Roof tops
    .m3 = Crane
    .o1 = Fletcher’s shop

## Cursed Wood

map-chada_thorn-wood_first = Edge of Silence
    .note = The last birdsong stops at the first trees, in the middle of a verse. A tanner looks up from his work.
    .k0 = Grey grass
    .k1 = Last fence
    .t0 = Boundary stone
    .c0 = First tree
    .a1 = Mossy ditch
    .a2 = Hushed glade
    .a3 = The tanner’s fire
    .a4 = Fallen giant
    .a5 = Ear tree
    .x = Deer gate
    .b1 = Bramble tunnel
    .b2 = Fox earth
    .d1 = Berry slope

map-chada_thorn-wood_1 = Hollow Oaks
    .note = Three dead giants to hide in. The mist had the same idea.
    .o1 = Root arch
    .o2 = The widow
    .o3 = Leaf pit
    .o4 = The hollow king
    .o5 = The lifted mist
    .x = Wind-throw
    .p1 = Honey oak
    .q1 = Poacher’s blind
    .q2 = Rotten log

map-chada_thorn-wood_2 = Brook Tannery
    .note = A brook with a bank on either side and cold fords between. Drukil lived here, while people still came to buy.
    .b1 = Ford head
    .b2 = Drying racks
    .b3 = Bark shed
    .b4 = Foul vats
    .b5 = Mill weir
    .x = Brook head
    .c1 = Alder mud
    .c2 = Skinner’s rack
    .c3 = Stepping stones
    .c4 = Warm lair

map-chada_thorn-wood_3 = Web Ravine
    .note = A gorge hung with webs. Every thread that tears is heard by somebody.
    .w1 = Ravine lip
    .w2 = First web
    .w3 = Gorge floor
    .w4 = Cocoon ledge
    .w5 = The great web
    .x = Ravine end
    .r1 = Hanging bundle
    .s1 = Sunlit gap
    .s2 = Spider-free ledge

map-chada_thorn-wood_4 = Bear Run
    .note = A thicket in the middle, and trampled lanes around it. They are open to anyone who is not in the company of a bear.
    .g1 = Scratched trunk
    .g2 = Thicket
    .g3 = Thorn hedge
    .g4 = Bear’s mark
    .g5 = Crackling twigs
    .x = Salmon fall
    .h1 = Upper lane
    .h2 = Wild plums
    .h3 = Rubbing tree
    .h4 = Fern arch
    .i1 = Lower lane
    .i2 = Breezy clearing
    .i3 = Honey bank

map-chada_thorn-wood_5 = Moss Labyrinth
    .note = Soft paths that all look alike. Footprints fill up again before the foot has left them.
    .m1 = Soft entry
    .m2 = Same again
    .m3 = And again
    .m4 = Crossing of ways
    .m5 = Sinking green
    .x = Firm ground
    .n1 = High moss
    .n2 = Lichen wall
    .q1 = Lost quiver
    .q2 = Toad steps
    .v1 = Spring head

map-chada_thorn-wood_6 = Lantern Mere
    .note = Round a black lake, or across it in a leaking boat. The lights know a short way. They all know a different one.
    .l1 = Reed landing
    .l2 = North shore
    .l3 = Dancing lights
    .l4 = Sunken pier
    .x = Causeway
    .a1 = South shore
    .a2 = The true lantern
    .a3 = Fisher’s stage

map-chada_thorn-wood_last = Fire Moor Causeway
    .note = Out of the trees on a road of logs, over peat that has been burning since before the road.
    .n1 = Last trees
    .n2 = Hot ash
    .n3 = Smoke hole
    .n4 = Log road
    .n5 = Broken logs
    .tc = Cold pool
    .tt = Stone ford
    .o1 = Green islet
    .m1 = Ember field
    .m2 = Charcoal hut
    .m3 = Peat bank

## Impassable Mountains

map-chada_thorn-mountains_first = Foot of the Wall
    .note = Scree and switchbacks below a grey wall without an end. Not even the clouds have found the top.
    .k0 = Moor’s edge
    .k1 = Dry stream
    .t0 = Broken milestone
    .c0 = Pine stump
    .a1 = Switchback
    .a2 = Loose slope
    .a3 = Boulder door
    .a4 = Narrow band
    .a5 = Cloud step
    .x = Saddle
    .b1 = Ibex trail
    .b2 = Dead climber’s pack
    .d1 = Alpine meadow

map-chada_thorn-mountains_1 = Giants’ Gate
    .note = A stone door for the strong, a lintel for climbers, a drain for the desperate. The giants used the door.
    .g1 = Gate road
    .g2 = Guard room
    .g3 = The stone door
    .g4 = Giants’ hall
    .g5 = Table of the giants
    .x = Postern
    .h1 = Over the lintel
    .h2 = Roof slabs
    .d1 = The drain
    .i1 = Barred armoury

map-chada_thorn-mountains_2 = The Scree
    .note = Up and down over slopes where nothing keeps still. A ridge of snow avoids the worst of it, and shows you to everybody.
    .s1 = Edge of the scree
    .s2 = Hanging block
    .s3 = Chute
    .s4 = Trembling fan
    .s5 = Steep gravel
    .x = Firm rock
    .t1 = Snow tongue
    .t2 = Wind shelter
    .t3 = Cornice
    .v1 = Pilgrim’s niche

map-chada_thorn-mountains_3 = Ice Gallery
    .note = A tunnel of blue ice, and voices keep in it for days. When the crowned one enters, even they freeze.
    .i1 = Ice door
    .i2 = Blue hall
    .i3 = The frozen throat
    .i4 = Melt shower
    .i5 = Glass stair
    .x = White exit
    .j1 = Crevasse rim
    .j2 = Frozen banner
    .j3 = Snow bridge
    .m1 = Warm spring

map-chada_thorn-mountains_4 = Rope Bridges
    .note = Two bridges, built for two weights. In between goes the way down, and then the way up.
    .r1 = Bridge head
    .r2 = Down the gorge
    .r3 = Up the gorge
    .r4 = Meeting rock
    .r5 = Bare wall
    .x = Far side
    .c1 = Thin rope
    .c2 = Swaying platform
    .t1 = Chain bridge
    .t2 = Iron pegs
    .v1 = Singing cable

map-chada_thorn-mountains_5 = Dead Silver Adit
    .note = An abandoned mine on two levels. The tools are still there, and so are some of those who used them.
    .d1 = Upper adit
    .d2 = Cart track
    .d3 = Air shaft
    .d4 = Collapsed cross-cut
    .d5 = Pump room
    .x = South adit
    .e1 = Lower adit
    .e2 = Paymaster’s office
    .e3 = Old workings
    .e4 = Guard post
    .e5 = Flooded level

map-chada_thorn-mountains_6 = Raptor’s Ledge
    .note = A knife-edge path under an eyrie. The bird is Callem’s, and it counts.
    .l1 = In plain sight
    .l2 = Knife edge
    .l3 = Torn cloak
    .l4 = Under the eyrie
    .l5 = Wind pillar
    .x = Lee ledge
    .e1 = The empty nest
    .e2 = Feather gully
    .v1 = Dwarf shrine
    .v2 = Goat ledge

map-chada_thorn-mountains_last = The Silver Gate
    .note = Below the forked peak is the dwarves’ door. Before it, at a fire for one, sits Callem.
    .n1 = The last camp
    .n2 = Silver spring
    .n3 = Windswept stair
    .n4 = Callem’s line
    .n5 = The king’s curse stone
    .tc = Watchtower
    .tt = The silver door
    .m1 = Dwarf cache
    .m2 = Sentry walk
    .m3 = Ravine steps
    .o1 = Rune pillar
