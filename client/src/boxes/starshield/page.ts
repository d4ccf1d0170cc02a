// The Star Shield on the map: threats that tower over the pieces, lights that shine, wolves.

import { pathOf } from '../../lib/icons.ts';
import type { Page } from '../../map/page.ts';
import { starshieldIcons as icons } from './icons.generated.ts';
import './starshield.css';
import Threats from './Threats.svelte';

const wolf = icons['figure-alpha'];
const temple = icons['figure-temple'];

export const page: Page = {
  lands: {},
  Over: Threats,
  icons: {
    ...icons,
    'figure-wolf_1': wolf,
    'figure-wolf_2': wolf,
    'figure-wolf_pack': wolf,
    'counter-wolf_hour': wolf,
    log_2: icons.log,
    log_4: icons.log,
    log_6: icons.log,
    hourglass: pathOf('hour'),
    'deed-tame': wolf,
    'deed-catch_ken': icons['figure-ken_dorr'],
    'deed-beat_out': icons.bucket,
    'deed-spire': temple,
    'deed-middle': temple,
    'deed-foundation': temple,
    'secret-hidden_prince': pathOf('figure-prince'),
    'secret-hidden_witch': pathOf('figure-witch'),
    'choice-without_torch': icons.torch,
    'choice-without_hourglass': pathOf('hour'),
    'choice-without_horned_falcon': icons.horned_falcon,
    'choice-without_flute': icons.flute,
    'deed-torch': icons.torch,
    'deed-hourglass': pathOf('hour'),
    'deed-flute': icons.flute,
    'deed-lay_lights': icons.star_shield,
    'deed-open_chest': icons.chest,
    'deed-give_eye': icons.green_gem,
    'deed-sell_eye': pathOf('gold'),
    'deed-give_rune': pathOf('rune_stone'),
    'deed-lay_log_2': icons.log,
    'deed-lay_log_4': icons.log,
    'deed-lay_log_6': icons.log,
    'deed-store_mushroom': icons.mushroom,
    'deed-eat_mushroom_1': icons.mushroom,
    'deed-eat_mushroom_2': icons.mushroom,
  },
};
