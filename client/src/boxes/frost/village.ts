// The land of frost/village, as an artist sees it: three peoples round the frozen lake Ava, in the low sun of a winter day.

import type { Land } from '../../map/land.ts';
import { steppe } from './season.ts';

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const LAKE = new Set(range(447, 460));
/** Beyond the Irra, and beyond its outflow. */
const EAST = new Set([400, ...range(401, 411), ...range(439, 446), 461, 462]);
const MOUNTAIN = new Set([412, 413, 414, 418, 420, 423, 424, 425, 426, 436, 437]);
const HEATH = new Set([415, 416, 417, 419, 421, 422]);
const GEYSERS = new Set([430, 431, 433, 434, 435, 438]);
const FOREST = new Set([440, 441, 442, 443]);
const SOUTH = new Set([444, 445, 446, 461, 462]);
/** Spaces that the Irra touches, on either bank. */
const BANKS = new Set([407, 409, 410, 412, 415, 434, 437, 438, 461, 462]);

export const village: Land = {
  season: steppe,
  bank: ({ number }) => (LAKE.has(number) ? 2 : EAST.has(number) ? 1 : 0),
  flows: (a, b) => BANKS.has(a.number) && BANKS.has(b.number),
  wilds: (_x, _y, nearest) =>
    MOUNTAIN.has(nearest.number) ? 'mountain' : FOREST.has(nearest.number) ? 'forest' : 'meadow',
  reach: ({ number }) => (LAKE.has(number) ? 200 : MOUNTAIN.has(number) ? 12 : FOREST.has(number) ? 26 : 40),
  land: ({ site: { number } }) => {
    if (LAKE.has(number)) return 'ice';
    if (MOUNTAIN.has(number)) return 'rock';
    if (HEATH.has(number)) return 'heath';
    if (GEYSERS.has(number)) return 'geyser';
    if (FOREST.has(number)) return 'wood';
    return SOUTH.has(number) ? 'snow' : 'meadow';
  },
  clearing: () => 0.74,
  fields: [],
  landmarks: [
    { drawing: 'griffinRock', at: [70, 98], scale: 1.2 },
    { drawing: 'stair', at: [196, 70], scale: 1.05 },
    { drawing: 'greatCave', at: [612, 112], scale: 1.06 },
    { drawing: 'gorge', at: [470, 184], scale: 1.02 },
    { drawing: 'bones', at: [742, 192], scale: 1.15 },
    { drawing: 'hornArch', at: [818, 78], scale: 1.35 },
    { drawing: 'lizardPens', at: [1222, 46], scale: 1.12 },
    { drawing: 'totemField', at: [1372, 100], scale: 1.3 },
    { drawing: 'drums', at: [1086, 226], scale: 1.2 },
    { drawing: 'tentVillage', at: [1340, 288], scale: 1.28 },
    { drawing: 'standingStones', at: [438, 312], scale: 1.12 },
    { drawing: 'furTraders', at: [280, 316], scale: 1.22 },
    { drawing: 'boat', at: [716, 312], scale: 1.05 },
    { drawing: 'windHarps', at: [1330, 466], scale: 1.18 },
    { drawing: 'cairn', at: [92, 388], scale: 1.15 },
    { drawing: 'buffalo', at: [156, 372], scale: 1.05 },
    { drawing: 'herd', at: [50, 542], scale: 1.12 },
    { drawing: 'buffalo', at: [-16, 620], scale: 0.95 },
    { drawing: 'buffalo', at: [-34, 700], scale: 0.85 },
    { drawing: 'buffalo', at: [4, 472], scale: 0.8 },
    { drawing: 'geyser', at: [166, 590], scale: 0.98 },
    { drawing: 'steamField', at: [312, 600], scale: 1.15 },
    { drawing: 'reeds', at: [1166, 548], scale: 1.15 },
    { drawing: 'reedsB', at: [1236, 580], scale: 0.95 },
    { drawing: 'reeds', at: [1118, 476], scale: 0.8 },
    { drawing: 'burialMounds', at: [1432, 578], scale: 1.12 },
    { drawing: 'kiln', at: [1372, 894], scale: 1.15 },
    { drawing: 'passGate', at: [62, 886], scale: 1.16 },
    { drawing: 'watchfire', at: [236, 900], scale: 1.25 },
    { drawing: 'herons', at: [314, 762], scale: 1.2 },
    { drawing: 'reedsB', at: [566, 792], scale: 0.75 },
    { drawing: 'stilts', at: [806, 778], scale: 1.08 },
    { drawing: 'jetty', at: [726, 884], scale: 0.74 },
    { drawing: 'sledgeMarket', at: [872, 918], scale: 1.18 },
    { drawing: 'wolfDen', at: [500, 932], scale: 1.1 },
    { drawing: 'sledge', at: [1050, 884], scale: 1.15 },
    { drawing: 'lizard', at: [1222, 304], scale: 1.1 },
    { drawing: 'tipi', at: [1258, 166], scale: 0.9 },
    { drawing: 'yurt', at: [1482, 362], scale: 1.02 },
    { drawing: 'buffalo', at: [1026, 60], scale: 0.95 },
    { drawing: 'furRack', at: [1150, 310], scale: 0.95 },
    { drawing: 'cairn', at: [846, 250], scale: 0.95 },
    { drawing: 'tipi', at: [1530, 236], scale: 1 },
    { drawing: 'yurt', at: [1532, 150], scale: 0.85 },
    { drawing: 'totemField', at: [1528, 486], scale: 0.8 },
    { drawing: 'buffalo', at: [1494, 186], scale: 0.85 },
    { drawing: 'bones', at: [1478, 972], scale: 0.9 },
    { drawing: 'windHarps', at: [1526, 690], scale: 0.75 },
  ],
  compass: [1512, 36],
  anchors: {
    401: [1340, 326],
    403: [1376, 130],
    405: [1328, 496],
    408: [1218, 78],
    407: [1038, 262],
    414: [620, 140],
    413: [758, 222],
    418: [484, 210],
    424: [244, 92],
    425: [76, 126],
    412: [866, 96],
    421: [438, 340],
    422: [282, 346],
    416: [722, 338],
    427: [118, 414],
    428: [58, 572],
    431: [176, 616],
    433: [312, 630],
    411: [1194, 590],
    439: [1430, 616],
    443: [1368, 926],
    436: [76, 918],
    437: [250, 928],
    438: [338, 790],
    460: [806, 812],
    445: [874, 950],
    461: [516, 960],
    446: [694, 924],
    404: [1462, 404],
    402: [1214, 200],
    406: [1186, 346],
    409: [1062, 96],
    415: [876, 286],
    444: [1034, 912],
  },
  names: [
    { key: 'map-frost-grehon', at: [300, -14], size: 28, bend: -10, length: 480 },
    { key: 'map-frost-yetohe', at: [1190, -16], size: 28, bend: 8, length: 460 },
    { key: 'map-frost-lake', at: [836, 494], size: 34, bend: -8, length: 240 },
    { key: 'map-frost-geysers', at: [232, 694], size: 24, bend: -12, length: 260 },
    { key: 'map-frost-woods', at: [1290, 822], size: 26, bend: -12, length: 260 },
    { key: 'map-frost-irra', at: [960, 168], size: 24, bend: 6, length: 150, turn: 84 },
  ],
};
