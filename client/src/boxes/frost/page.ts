// Eternal Frost on the map: two lands in winter, ice that breaks, steam that rises.

import { pathOf } from '../../lib/icons.ts';
import type { Page } from '../../map/page.ts';
import { frostIcons } from './icons.generated.ts';
import Ice from './Ice.svelte';
import { lands } from './lands.ts';
import Breath from './Breath.svelte';
import './frost.css';

/** In winter icicles hang from a gor's chin, and snow lies on its head. */
const icicles =
  'M98 104Q136 66 172 96Q212 52 256 92Q300 52 340 96Q376 66 414 104L408 126Q376 92 340 122' +
  'Q300 78 256 118Q212 78 172 122Q136 92 104 126ZM104 290L114 430L154 336ZM166 364L176 506L212 440Z' +
  'M408 290L358 336L398 430ZM346 364L300 440L336 506Z';

export const page: Page = {
  lands,
  worker: () => new Worker(new URL('./scene.worker.ts', import.meta.url), { type: 'module' }),
  Under: Ice,
  Over: Breath,
  icons: {
    ...frostIcons,
    'frost-creature-gor': pathOf('creature-gor') + icicles,
    waterskin: pathOf('wineskin'),
    fire: frostIcons.fire_lit,
    'secret-hollow': frostIcons.winter_stone,
    'deed-light': frostIcons.fire_lit,
    'deed-kindle': frostIcons.firewood,
    'deed-bear_fire': frostIcons.fire_out,
    'deed-stir_fire': frostIcons.fire_lit,
    'deed-tablets': frostIcons.griffin_tablet,
    'deed-night_thorn': frostIcons.black_night_thorn,
    'deed-spend_thorn': frostIcons.black_night_thorn,
    'deed-streamberries': frostIcons.blue_streamberries,
    'deed-change_yourself': pathOf('strength'),
    'deed-cure': frostIcons.white_pulproots,
    'deed-look': pathOf('eye'),
    'deed-song': frostIcons.sea_monster_tablet,
    'deed-word': frostIcons.buffalo_tablet,
  },
};
