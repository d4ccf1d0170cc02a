// The land of base/mine, as an artist sees it: a wood above, rock below, chambers in the light of lanterns.

import type { Land } from './land.ts';

const FOREST = new Set([41, 43, 44, 45, 46, 47, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 65, 70]);
/** Beyond the chasm and the lake. */
const EXIT_SIDE = new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 31, 32, 33, 48, 64, 71]);
const VENTS = new Set([10, 20, 30]);
const LAKE = 11;
const TREASURE = 6;
/** Halls with a floor laid by dwarves. */
const PAVED = new Set([0, 27, 40, 64, 68, 69, 71]);

export const mine: Land = {
  bank: ({ number }) => (EXIT_SIDE.has(number) ? 1 : 0),
  // The chasm under the hanging bridge; elsewhere rock parts the two sides.
  flows: (a, b, x) =>
    x > 0.6 &&
    [a.number, b.number].some((one) => [31, 32, 33].includes(one)) &&
    [a.number, b.number].some((one) => [34, 35, 36, 80].includes(one)),
  chasm: true,
  wilds: (_x, y, nearest) => (FOREST.has(nearest.number) && y < 0.385 ? 'forest' : 'stone'),
  reach: ({ number }) => (FOREST.has(number) ? 22 : 9),
  land: ({ site: { number } }) => {
    if (FOREST.has(number)) return 'wood';
    if (VENTS.has(number)) return 'vent';
    if (number === LAKE) return 'lake';
    if (number === TREASURE) return 'gold';
    return PAVED.has(number) ? 'paved' : 'cave';
  },
  clearing: () => 0.74,
  fields: [],
  landmarks: [
    { drawing: 'treeOfSongs', at: [150, 118], scale: 0.86 },
    { drawing: 'stalls', at: [985, 62], scale: 0.72 },
    { drawing: 'mine', at: [1085, 168], scale: 0.95 },
    { drawing: 'fourShields', at: [1418, 104], scale: 1.05 },
    { drawing: 'hoard', at: [352, 512], scale: 0.95 },
    { drawing: 'gate', at: [66, 880], scale: 0.85 },
    { drawing: 'gate', at: [120, 722], scale: 0.95 },
    { drawing: 'rack', at: [590, 398], scale: 0.8 },
    { drawing: 'vent', at: [775, 876], scale: 0.9 },
    { drawing: 'vent', at: [1080, 438], scale: 0.9 },
    { drawing: 'vent', at: [1118, 571], scale: 0.9 },
    { drawing: 'cart', at: [350, 996], scale: 0.95 },
    { drawing: 'cart', at: [1262, 186], scale: 0.8 },
    { drawing: 'crystals', at: [1224, 668], scale: 0.85 },
    { drawing: 'crystals', at: [318, 750], scale: 0.6 },
    { drawing: 'crystals', at: [1296, 940], scale: 1.1 },
    { drawing: 'crystals', at: [46, 566], scale: 1.2 },
    { drawing: 'crystals', at: [1490, 470], scale: 1 },
    { drawing: 'lantern', at: [1164, 368], scale: 1 },
    { drawing: 'lantern', at: [984, 556], scale: 1 },
    { drawing: 'lantern', at: [706, 652], scale: 0.9 },
    { drawing: 'lantern', at: [1312, 452], scale: 1 },
    { drawing: 'lantern', at: [496, 834], scale: 0.9 },
    { drawing: 'lantern', at: [990, 984], scale: 1 },
    { drawing: 'lantern', at: [110, 470], scale: 1 },
    { drawing: 'graves', at: [1425, 884], scale: 0.8 },
  ],
  compass: [1270, 30],
  anchors: {
    10: [775, 908],
    20: [1080, 470],
    30: [1118, 603],
    63: [160, 142],
    65: [955, 88],
    40: [1418, 150],
    6: [334, 544],
    0: [142, 790],
    71: [90, 938],
    27: [598, 436],
    80: [1425, 930],
  },
  names: [
    { key: 'map-base-fog-forest', at: [520, -8], size: 30, bend: -18, length: 380 },
    { key: 'map-base-deep', at: [560, 1014], size: 30, bend: -14, length: 360 },
  ],
};
