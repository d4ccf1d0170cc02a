// The lands of Eternal Frost, by box and board.

import type { Land } from '../../map/land.ts';
import { winterCastle } from './castle.ts';
import { village } from './village.ts';

export const lands: Readonly<Record<string, Land>> = { 'frost/castle': winterCastle, 'frost/village': village };
