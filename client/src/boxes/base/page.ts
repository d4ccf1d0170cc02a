// The base game on the map: the fire of the mine.

import type { Page } from '../../map/page.ts';
import Fire from './Fire.svelte';

export const page: Page = { lands: {}, Over: Fire, icons: {} };
