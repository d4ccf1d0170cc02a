// The land of base/castle, the first board, as an artist sees it: banks, wilds, landmarks, names on the map.

import type { Land } from './land.ts';

const WOODS = new Set([47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 62, 63]);
const SOUTH_WOODS = new Set([22, 23, 24, 25]);
const EAST = new Set([37, 39, 40, 41, 42, 43, 44, 45, 46, 61, 64, 65, 66, 67, 68, 69, 70, 71, 80, 81, 82, 83, 84]);
const ROCK = new Set([61, 66, 67, 68, 69, 70, 71, 80, 81, 82, 83, 84]);
const HEATH = new Set([39, 42, 43, 44, 45, 46, 64, 65, 40, 41, 37]);
/** Spaces that touch the water. */
const BANKS = new Set([
  8, 9, 11, 12, 13, 16, 26, 27, 28, 29, 30, 31, 32, 33, 37, 38, 39, 40, 41, 42, 44, 46, 47, 48, 49, 56, 63, 64,
]);

export const castle: Land = {
  bank: ({ number }) => (WOODS.has(number) ? 1 : EAST.has(number) ? 2 : 0),
  flows: (a, b, x) => BANKS.has(a.number) && BANKS.has(b.number) && (a.number + b.number !== 63 + 64 || x < 0.745),
  wilds: (x, y, nearest) => {
    if (x < 0.315 && y < 0.012 + 0.03 * Math.sin(x * 19)) return 'sea';
    if (x < 0.075 && y < 0.19 - x * 1.6) return 'sea';
    if (WOODS.has(nearest.number) || SOUTH_WOODS.has(nearest.number)) return 'forest';
    if (x > 0.6 && y > 0.45) return 'mountain';
    if (x > 0.85 && y > 0.3) return 'mountain';
    return 'meadow';
  },
  reach: ({ number }) => (number > 65 && number !== 72 ? 26 : 46),
  land: ({ site: { number } }) => {
    if (WOODS.has(number) || SOUTH_WOODS.has(number)) return 'wood';
    if (ROCK.has(number)) return 'rock';
    return HEATH.has(number) ? 'heath' : 'meadow';
  },
  clearing: ({ site: { number } }) => (number === 57 ? 0.62 : 0.7),
  fields: [
    { at: [318, 330], size: [46, 26] },
    { at: [402, 372], size: [40, 22] },
    { at: [60, 318], size: [38, 22] },
    { at: [398, 480], size: [34, 20] },
    { at: [470, 700], size: [42, 22] },
    { at: [690, 765], size: [44, 22] },
    { at: [1140, 400], size: [40, 20] },
    { at: [200, 540], size: [40, 22] },
    { at: [290, 690], size: [36, 20] },
    { at: [940, 600], size: [40, 20] },
  ],
  landmarks: [
    { drawing: 'castle', at: [190, 268], scale: 1.02 },
    { drawing: 'oldTower', at: [548, 436], scale: 0.98 },
    { drawing: 'market', at: [440, 534], scale: 0.8 },
    { drawing: 'tavern', at: [338, 590], scale: 0.86 },
    { drawing: 'treeOfSongs', at: [1132, 164], scale: 1.12 },
    { drawing: 'mine', at: [1128, 652], scale: 0.82 },
    { drawing: 'crowTree', at: [330, 466], scale: 0.86 },
    { drawing: 'summerRock', at: [482, 224], scale: 0.86 },
    { drawing: 'clawRock', at: [402, 790], scale: 0.86 },
    { drawing: 'hut', at: [790, 414], scale: 0.92 },
    { drawing: 'oak', at: [905, 690], scale: 0.86 },
    { drawing: 'farm', at: [72, 618], scale: 0.8 },
    { drawing: 'farm', at: [578, 646], scale: 0.86 },
    { drawing: 'farm', at: [748, 722], scale: 0.74 },
    { drawing: 'paddock', at: [1218, 424], scale: 0.74 },
    { drawing: 'watchtower', at: [1398, 548], scale: 1 },
    { drawing: 'lair', at: [1022, 852], scale: 0.9 },
    { drawing: 'graves', at: [1354, 884], scale: 0.9 },
  ],
  surveyedAs: 'base/castle',
  anchors: {
    0: [196, 292],
    17: [500, 452],
    57: [1128, 188],
    18: [412, 568],
    72: [330, 612],
    71: [1112, 690],
    84: [1022, 880],
    80: [1354, 930],
    32: [758, 440],
    64: [1160, 440],
  },
  names: [
    { key: 'map-base-woods', at: [960, 52], size: 34, bend: -26, length: 420 },
    { key: 'map-base-south-woods', at: [120, 712], size: 20, bend: -10, length: 200 },
    { key: 'map-base-mountains', at: [1250, 1010], size: 32, bend: -18, length: 320 },
    { key: 'map-base-coast', at: [210, -28], size: 24, bend: 10, length: 240 },
  ],
};
