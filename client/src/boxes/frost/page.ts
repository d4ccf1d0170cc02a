// Eternal Frost on the map: two lands in winter, ice that breaks, steam that rises.

import { pathOf } from '../../lib/icons.ts';
import type { Page } from '../../map/page.ts';
import { frostIcons } from './icons.generated.ts';
import Ice from './Ice.svelte';
import { lands } from './lands.ts';
import Breath from './Breath.svelte';
import './frost.css';

export const page: Page = {
  lands,
  worker: () => new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' }),
  Under: Ice,
  Over: Breath,
  icons: {
    ...frostIcons, waterskin: pathOf('wineskin'), fire: frostIcons.fire_lit, 'secret-hollow': frostIcons.winter_stone,
    'deed-light': frostIcons.fire_lit, 'deed-kindle': frostIcons.firewood, 'deed-bear_fire': frostIcons.fire_out, 'deed-stir_fire': frostIcons.fire_lit,
    'deed-tablets': frostIcons.griffin_tablet, 'deed-night_thorn': frostIcons.black_night_thorn, 'deed-spend_thorn': frostIcons.black_night_thorn, 'deed-streamberries': frostIcons.blue_streamberries,
    'deed-change_yourself': pathOf('strength'), 'deed-cure': frostIcons.white_pulproots, 'deed-look': pathOf('eye'), 'deed-song': frostIcons.sea_monster_tablet, 'deed-word': frostIcons.buffalo_tablet,
  },
};
