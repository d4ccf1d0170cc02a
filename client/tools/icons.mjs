// Writes the few silhouettes we use into one small module. Source: game-icons.net, CC BY 3.0 (NOTICE).

import { readFileSync, writeFileSync } from 'node:fs';

const from = new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url);

/** Our name: theirs. Those of the first screens, and those that come with the table of a family. */
const everywhere = {
  'hero-thorn': 'swordman',
  'hero-mairen': 'swordwoman',
  'hero-pasco': 'bowman',
  'hero-chada': 'archer',
  'hero-liphardus': 'wizard-face',
  'hero-eara': 'hooded-figure',
  'hero-kram': 'dwarf-face',
  'hero-bait': 'dwarf-helmet',
  'hero-orfen': 'direwolf',
  'hero-kheela': 'triton-head',
  'hero-teyan': 'cowled',
  'hero-tenaya': 'woman-elf-face',
  'hero-stinner': 'harpoon-trident',
  'creature-gor': 'imp-laugh',
  'creature-wardrak': 'wolf-head',
  gold: 'two-coins',
  wineskin: 'waterskin',
  shield: 'checked-shield',
  bow: 'pocket-bow',
  telescope: 'spyglass',
  witch_brew: 'round-potion',
  strength: 'biceps',
  willpower: 'hearts',
  hour: 'hourglass',
  sunrise: 'sunrise',
  fight: 'crossed-swords',
  walk: 'walking-boot',
  undo: 'return-arrow',
  rest: 'night-sleep',
  chat: 'talk',
  lantern: 'old-lantern',
  ping: 'position-marker',
  rule: 'open-book',
  settings: 'cog',
  help: 'help',
  card: 'papers',
  castle: 'castle',
  skull: 'skull-crossed-bones',
  won: 'laurels',
  trade: 'trade',
  give: 'hand',
  flag: 'flying-flag',
  eye: 'eye-target',
  sound: 'sound-on',
};

const board = {
  'creature-skral': 'orc-head',
  'creature-troll': 'brute',
  'figure-prince': 'mounted-knight',
  'figure-shield_dwarves': 'viking-shield',
  'figure-witch': 'witch-face',
  narrator: 'scroll-quill',
  fog: 'fog',
  'token-marker': 'star-flag',
  storm: 'windy-stripes',
  well: 'well',
  farmer: 'farmer',
  herb: 'herbs-bundle',
  rune_stone: 'rune-stone',
  parchment: 'tied-scroll',
  falcon: 'eagle-head',
  helm: 'visored-helm',
  poison: 'poison-bottle',
  gem: 'cut-diamond',
  rubble: 'stone-pile',
  dice: 'rolling-dices',
  rooster: 'rooster',
  tower: 'tombstone',
  'counter-alarm': 'hunting-horn',
  'counter-fire': 'flame',
  'counter-militia': 'farmer',
  'figure-watchtower': 'watchtower',
  'named-guard': 'prisoner',
  'named-dragon': 'wyvern',
  'named-varkur': 'evil-hand',
  'named-mirror': 'mirror-mirror',
  'figure-hallgard': 'dwarf-king',
  'figure-garz': 'robber',
  'named-chief': 'overlord-helm',
};

const castle = {
  dragon: 'wyvern',
  'encounter-gorlot': 'goblin',
  'encounter-white_skral': 'minotaur',
  'encounter-flying_gor': 'harpy',
  'encounter-skeleton_warrior': 'skeleton-inside',
  'encounter-troll': 'troll',
  'encounter-hagrod': 'giant',
  'encounter-calrai': 'cobra',
  'encounter-shan': 'spectre',
  'encounter-black_wardrak': 'werewolf',
  'encounter-cave_troll': 'ogre',
  'encounter-skral_captain': 'horned-helm',
  'encounter-bone_twigs': 'bone-knife',
  'encounter-brotherhood_shield': 'round-shield',
  'encounter-horn': 'hunting-horn',
  quiver: 'quiver',
  grimoire: 'black-book',
  spirit: 'water-drop',
  ally: 'three-friends',
  axe: 'battle-axe',
  blunt: 'battered-axe',
  reveal: 'crystal-eye',
  remove: 'card-discard',
  flip: 'vertical-flip',
  swap: 'card-exchange',
  shift: 'move',
  lure: 'magnet',
  back: 'card-pickup',
  mission: 'scroll-unfurled',
};

const trail = {
  'symbol-curse': 'grim-reaper',
  'symbol-fog': 'fog',
  'symbol-reserve': 'dust-cloud',
  'symbol-rain': 'raining',
  'symbol-sun': 'sun',
  'symbol-turn': 'cycle',
  'symbol-rock': 'falling-boulder',
  'symbol-gain': 'heart-plus',
  'symbol-lose': 'heart-minus',
  'symbol-wake': 'evil-eyes',
  'symbol-calm': 'sleepy',
  'symbol-stride': 'leapfrog',
  'symbol-target': 'finish-line',
  'symbol-lock': 'padlock',
  'symbol-bear': 'bear-head',
  'symbol-campfire': 'campfire',
  'symbol-stop': 'stop-sign',
  'card-arrows': 'arrow-cluster',
  'card-orweyns_hammer': 'thor-hammer',
  'card-hadrias_hourglass': 'hourglass',
  'card-mhares_amulet': 'gem-pendant',
  'card-storm_shield': 'lightning-shield',
  'card-wineskin': 'waterskin',
  'card-castaway': 'sinking-ship',
  'card-drukil': 'bear-head',
  'card-callem': 'pirate-captain',
  'card-grenolin': 'lyre',
  'card-merrik': 'treasure-map',
  'card-runa': 'viking-head',
  'card-ketil': 'warlord-helmet',
  'card-gor': 'imp-laugh',
  'card-flying_gor': 'harpy',
  'card-north_skral': 'orc-head',
  'card-wardrak': 'wolf-head',
  'card-cog_sailor': 'drowning',
  'card-troll': 'brute',
  'card-mist_wraith': 'spectre',
};

/** Those of a box come with its boards. */
const frost = {
  'creature-wargor': 'wolf-howl',
  'creature-steppe_buffalo': 'bison',
  'creature-fur_troll': 'troll',
  'named-broken_horn': 'charging-bull',
  'named-myrk': 'saber-toothed-cat-head',
  'named-shron': 'brutal-helm',
  'named-tuavahr': 'sea-dragon',
  'named-takota': 'bear-head',
  'figure-tranuk': 'horned-reptile',
  'figure-great_warrior': 'tribal-gear',
  'figure-volpin': 'flying-fox',
  'figure-silhouette': 'shadow-follower',
  'frost-fog': 'snowflake-2',
  'fog-storm': 'wind-slap',
  'token-ice': 'ice-cube',
  fire_lit: 'campfire',
  fire_out: 'stone-pile',
  firewood: 'wood-pile',
  askimar_blade: 'relic-blade',
  riders_helm: 'gauls-helm',
  griffin_tablet: 'griffin-symbol',
  sea_monster_tablet: 'sea-serpent',
  buffalo_tablet: 'buffalo-head',
  blue_streamberries: 'elderberry',
  white_pulproots: 'plant-roots',
  red_bloodflowers: 'lotus-flower',
  black_night_thorn: 'thorny-vine',
  winter_stone: 'floating-crystal',
  carlion: 'shining-sword',
  iquar: 'person-in-blizzard',
  orennah: 'hood',
  'counter-frost': 'snowflake-1',
  'counter-trust': 'three-friends',
};

const starshield = {
  'named-fire_spirit': 'fire-silhouette',
  'named-siege_engine': 'siege-ram',
  'named-catapult_troll': 'troll',
  'named-krahder': 'daemon-skull',
  'named-irlok': 'eel',
  'figure-temple': 'evil-tower',
  'figure-alpha': 'wolf-howl',
  'figure-ken_dorr': 'bandit',
  'figure-merrik': 'treasure-map',
  'figure-ring': 'star-swirl',
  fire: 'flame',
  bucket: 'full-wood-bucket',
  log: 'log',
  mushroom: 'spotted-mushroom',
  sick_farm: 'barn',
  light: 'polar-star',
  key: 'skeleton-key',
  chest: 'locked-chest',
  green_gem: 'emerald',
  star_shield: 'rosa-shield',
  torch: 'torch',
  horned_falcon: 'eagle-emblem',
  flute: 'flute',
};

const book = {
  'sheet-will': 'hearts',
  'sheet-strength': 'biceps',
  'sheet-frost': 'snowflake-1',
  thing: 'knapsack',
  memory: 'crystal-shine',
  mark: 'wax-seal',
  gift: 'gift-of-knowledge',
  dice: 'rolling-dices',
  closed: 'padlock',
  trail: 'treasure-map',
};

/** Numbers of each command, of which the last two (or the one) lead to where it ends. */
const sizes = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2 };

const { icons, aliases = {} } = JSON.parse(readFileSync(from, 'utf8'));
write('../src/lib/icons.generated.ts', 'icons', everywhere);
write('../src/board/icons.generated.ts', 'boardIcons', board);
write('../src/castle/icons.generated.ts', 'castleIcons', castle);
write('../src/book/icons.generated.ts', 'bookIcons', book);
write('../src/boxes/frost/icons.generated.ts', 'frostIcons', frost);
write('../src/boxes/starshield/icons.generated.ts', 'starshieldIcons', starshield);
write('../src/trail/icons.generated.ts', 'trailIcons', trail);

function write(to, name, used) {
  const lines = Object.entries(used).map(([ours, theirs]) => {
    const icon = icons[theirs] ?? icons[aliases[theirs]?.parent];
    if (!icon) throw new Error(`game-icons has no '${theirs}'`);
    const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((m) => m[1]);
    return `  '${ours}': '${paths.map(shorter).join('')}',`;
  });
  writeFileSync(
    new URL(to, import.meta.url),
    `// Made by tools/icons.mjs. Silhouettes: game-icons.net authors, CC BY 3.0.\n` +
      `export const ${name} = {\n${lines.join('\n')}\n} as const;\n`,
  );
}

/**
 * Whole numbers are plenty on a grid of 512, as long as what one step rounds away the next one makes good.
 * Arcs stay: their flags may stand glued to the next number.
 */
function shorter(path) {
  let off = [0, 0];
  let start = off;
  return path
    .split(/(?=[A-Za-z])/)
    .map((part) => {
      const command = part[0].toLowerCase();
      const isRelative = part[0] === command;
      if (command === 'z') off = start;
      if (command === 'a' && !isRelative) off = [0, 0];
      if (!(command in sizes)) return part;
      const numbers = (part.slice(1).match(/[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?/g) ?? []).map(Number);
      const whole = [];
      for (let at = 0; at < numbers.length; at += sizes[command]) {
        const before = isRelative ? off : [0, 0];
        const after = [...off];
        numbers.slice(at, at + sizes[command]).forEach((number, i) => {
          const axis = command === 'v' ? 1 : command === 'h' ? 0 : i % 2;
          whole.push(Math.round(number + before[axis]));
          after[axis] = number + before[axis] - whole.at(-1);
        });
        off = after;
        if (command === 'm' && at === 0) start = off;
      }
      return part[0] + whole.map((n, i) => (i && n >= 0 ? ` ${n}` : Math.abs(n) ? n : 0)).join('');
    })
    .join('');
}
