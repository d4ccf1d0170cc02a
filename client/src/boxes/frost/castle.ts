// The land of frost/castle: the land of base/castle in winter. Nobody ploughs, chimneys smoke, the wells are frozen.

import { castle } from '../../map/castle.ts';
import type { Land } from '../../map/land.ts';
import { andor } from './season.ts';

export const winterCastle: Land = {
  ...castle,
  season: andor,
  surveyedAs: 'base/castle',
  fields: [],
  landmarks: [
    ...castle.landmarks,
    { drawing: 'castleSmoke', at: [190, 268.5], scale: 1.02 },
    { drawing: 'chimneySmoke', at: [72, 618.5], scale: 0.8 },
    { drawing: 'chimneySmoke', at: [578, 646.5], scale: 0.86 },
    { drawing: 'chimneySmoke', at: [790, 414.5], scale: 0.92 },
    { drawing: 'chimneySmoke', at: [1218, 424.5], scale: 0.74 },
    { drawing: 'snowman', at: [128, 306], scale: 0.62 },
    { drawing: 'sledge', at: [470, 590], scale: 0.62 },
    { drawing: 'woodpile', at: [296, 640], scale: 0.6 },
    { drawing: 'frozenWell', at: [52, 336], scale: 0.62 },
    { drawing: 'frozenWell', at: [176, 756], scale: 0.6 },
    { drawing: 'frozenWell', at: [1080, 530], scale: 0.62 },
    { drawing: 'frozenWell', at: [920, 118], scale: 0.6 },
  ],
};
