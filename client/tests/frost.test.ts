// Eternal Frost on the map: the tent village round its lake, the castle face in winter, their pieces.

import { beforeAll, describe, expect, it } from 'vitest';
import DayTrack from '../src/board/DayTrack.svelte';
import { boardIcons } from '../src/board/icons.generated.ts';
import { buildings } from '../src/boxes/frost/buildings.ts';
import Ice from '../src/boxes/frost/Ice.svelte';
import { iceOf } from '../src/boxes/frost/lake.ts';
import { page } from '../src/boxes/frost/page.ts';
import { steppe } from '../src/boxes/frost/season.ts';
import type { BoardStatic, BoardView, CreatureView, Thing } from '../src/lib/contract.ts';
import { frostOf } from '../src/lib/frost.ts';
import { addIcons, hasIcon } from '../src/lib/icons.ts';
import { iconOf } from '../src/lib/offers.ts';
import { hasGold } from '../src/lib/spaces.ts';
import { speak } from '../src/lib/words.svelte.ts';
import { arrowOf, printedArrows } from '../src/map/arrows.ts';
import Bridges from '../src/map/Bridges.svelte';
import { buildings as common } from '../src/map/buildings.ts';
import { sheetFrom } from '../src/map/cached.ts';
import { nextSpace } from '../src/map/cursor.ts';
import MapView from '../src/map/MapView.svelte';
import { distance, inside } from '../src/map/line.ts';
import { aside, shaft } from '../src/map/numbers.ts';
import { plan } from '../src/map/plan.ts';
import { scene } from '../src/map/scene.ts';
import { crossing } from '../src/map/water.ts';
import castleSurvey from '../src/map/surveys/base/castle.json';
import villageSurvey from '../src/map/surveys/frost/village.json';
import baseData from '../src/mock/base/static.json';
import castleData from '../src/mock/frost/castle.json';
import villageData from '../src/mock/frost/village.json';
import { piecesOf } from '../src/pieces/pieces.ts';
import PieceMark from '../src/pieces/PieceMark.svelte';
import { shapes } from '../src/pieces/shapes.ts';
import { wayOf } from '../src/stage/march.ts';
import { news, show, turn } from './shown.ts';

const village = villageData as unknown as BoardStatic;
const castle = castleData as unknown as BoardStatic;
const base = baseData as unknown as BoardStatic;
const land = page.lands['frost/village']!;
const made = plan(village, villageSurvey, land);
const sheet = sheetFrom(village, villageSurvey, Promise.resolve(''), page);
const bridged = new Set(village.bridges.map(({ spaces }) => spaces.join()));
const isBridge = (a: number, b: number) => bridged.has([a, b].join()) || bridged.has([b, a].join());
const lake = village.sites.filter(({ features }) => features.includes('lake')).map(({ number }) => number);

const seen = (more: Partial<BoardView>): BoardView => ({
  ...turn,
  box: 'frost',
  creatures: [],
  loose: [],
  fog: [],
  wells: [],
  figures: [],
  heroes: [],
  tokens: [],
  ...more,
});
const ice = (...spaces: number[]): BoardView['tokens'] => spaces.map((space) => ({ kind: 'ice', space }));
const thing = (kind: string, name = kind, face = 1): Thing => ({ name, kind, slot: 'none', face, goods: false });
const creature = (kind: string, named = ''): CreatureView => ({
  space: 413,
  kind,
  named,
  strength: 2,
  willpower: 4,
  dice: 2,
  reward: 2,
  goods: [],
  carries: null,
  rewards: {},
  index: 0,
  die: '',
  life: null,
});

beforeAll(async () => {
  addIcons(boardIcons);
  addIcons(page.icons);
  await speak('en');
});

describe('the tent village', () => {
  it('gives every space an outline with its middle and its pieces inside', () => {
    for (const {
      site: { number },
      at,
      outline,
    } of made.plots.values()) {
      expect(outline.length, `space ${number}`).toBeGreaterThan(8);
      expect(inside(at, outline) && inside(sheet.anchor(number), outline), `space ${number}`).toBe(true);
    }
  });

  it('lets spaces with a road between them share an open border, except over the Irra, and no others', () => {
    const open = new Set(
      made.frontiers.filter(({ kind }) => kind === 'open').flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]),
    );
    const roads = new Map(village.sites.map(({ number, roads: to }) => [number, to]));
    for (const [from, to] of roads)
      for (const next of to)
        if (!isBridge(from, next)) expect(open.has(`${from}-${next}`), `${from}-${next}`).toBe(true);
    for (const { a, b, kind } of made.frontiers) if (kind === 'open') expect(roads.get(a)).toContain(b);
  });

  it('has the Irra above and below the lake, a crossing for every bridge, and no bridge for the passage', () => {
    expect(made.water).toHaveLength(2);
    const printed = village.bridges.filter((one) => one.printed);
    expect(printed.map(({ name }) => name)).toEqual(['horn_bridge', 'drum_bridge', 'heron_bridge']);
    for (const {
      spaces: [a, b],
    } of printed) {
      const { at } = crossing(made, a!, b!)!;
      expect(Math.min(...made.water.flat().map((p) => distance(p, at))), `${a}-${b}`).toBeLessThan(12);
    }
    expect(sheet.bridges.map(({ name }) => name)).not.toContain('secret_passage');
    expect(sheet.passages.map(({ name }) => name)).toEqual(['secret_passage']);
  });

  it('writes every number well inside its space, off the arrows wherever they may point', () => {
    const arrows = [...printedArrows(village, []), ...printedArrows(village, ['drum_bridge'])].map(([from, to]) =>
      shaft(sheet.anchor(from), sheet.anchor(to), sheet.radius(from)),
    );
    for (const {
      site: { number },
      outline,
    } of made.plots.values()) {
      const at = sheet.number(number);
      expect(inside(at, outline) && Math.min(...outline.map((p) => distance(p, at))) > 12, `number ${number}`).toBe(
        true,
      );
      expect(
        Math.min(...arrows.map(([from, to]) => aside(at, from, to))),
        `number ${number} and its arrows`,
      ).toBeGreaterThan(10);
    }
  });

  it('lets the arrow keys reach every space', () => {
    const found = new Set([401]);
    for (const here of found)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) found.add(nextSpace(sheet, here, key));
    expect(found.size).toBe(village.sites.length);
  });

  it('shows nobody who is not on it', () => {
    expect([sheet.has(401), sheet.has(14)]).toEqual([true, false]);
    const props = {
      sheet,
      board: village,
      grown: false,
      lit: new Set<number>(),
      path: [],
      possible: false,
      note: '',
      pings: [],
      plans: [],
      intents: [],
      open: -1,
      describe: String,
      onhover: () => {},
      onpick: () => {},
      onping: () => {},
      onmean: () => {},
    };
    const heroes = [14, 401].map((space, i) => ({ ...turn.heroes[i]!, space }));
    const { root, done } = show(MapView, { ...props, view: seen({ heroes, broken: ['secret_passage'] }) });
    expect(root.querySelectorAll('.piece.hero').length).toBe(1);
    expect(root.querySelector('.sheet.winter.steppe')).not.toBeNull();
    done();
  });

  it('is drawn the same way every time, with all its landmarks', () => {
    expect(scene(made, land, buildings)).toBe(scene(plan(village, villageSurvey, land), land, buildings));
    for (const one of Object.values(page.lands))
      for (const { drawing } of one.landmarks) expect(buildings[drawing] ?? common[drawing], drawing).toBeDefined();
  });
});

describe('the castle face in winter', () => {
  it('is the land of the base board, so that one survey serves both', () => {
    const printed = ({ sites, bridges, aspect }: BoardStatic) => [
      sites.map(({ number, x, y, radius, roads, arrow }) => [number, x, y, radius, roads, arrow]),
      bridges.map(({ name, spaces }) => [name, spaces]),
      aspect,
    ];
    expect(printed(castle)).toEqual(printed(base));
    expect(page.lands['frost/castle']!.surveyedAs).toBe(base.board);
  });

  it('has snow on roofs and walls, and nobody ploughs', () => {
    const winter = page.lands['frost/castle']!;
    const drawn = scene(plan(castle, castleSurvey, winter), winter, buildings);
    expect(drawn).toContain('class="cap"');
    expect(drawn).not.toContain('class="field');
  });

  it('lays snow on the upper part of a roof only', () => {
    const [roof, cap] = steppe.dress([['roof', 'M0 0L10 -20L20 0Z']]);
    expect([roof![0], cap![0]]).toEqual(['roof', 'cap']);
    expect(cap![1]).not.toContain('L0 0');
  });
});

describe('arrows', () => {
  it('turn where a bridge is gone, and are not drawn where creatures only find their way out', () => {
    expect([
      arrowOf(village, [], 415),
      arrowOf(village, ['drum_bridge'], 415),
      arrowOf(village, ['horn_bridge'], 412),
    ]).toEqual([407, 412, 409]);
    expect(arrowOf(village, [], 414)).toBe(413);
    expect(printedArrows(village, []).some(([from]) => from === 414)).toBe(false);
    expect(wayOf(news('marched', { origin: 415, where: 409 }), village, ['drum_bridge'])).toEqual([415, 412, 409]);
  });

  it('lead nowhere over what is broken: a cross lies on it; a passage shows when it is found', () => {
    const start = show(Bridges, { sheet, broken: ['secret_passage'] });
    expect([start.root.querySelectorAll('.cross').length, start.root.querySelectorAll('.passage').length]).toEqual([
      0, 0,
    ]);
    start.done();
    const later = show(Bridges, { sheet, broken: ['drum_bridge'] });
    expect([later.root.querySelectorAll('.cross').length, later.root.querySelectorAll('.passage').length]).toEqual([
      1, 1,
    ]);
    later.done();
  });
});

describe('the lake', () => {
  it('is open where a token is gone and nobody stands, be it everywhere', () => {
    expect(new Set(iceOf(village, seen({ tokens: [{ kind: 'marker', space: 423 }] })).values())).toEqual(
      new Set(['open']),
    );
    const hero = { ...turn.heroes[0]!, space: 448 };
    const state = iceOf(
      village,
      seen({ heroes: [hero], tokens: ice(...lake.filter((space) => space !== 447 && space !== 448)) }),
    );
    expect([state.get(447), state.get(448), state.get(449), state.has(460)]).toEqual([
      'open',
      'breaking',
      'whole',
      false,
    ]);
  });

  it('shows a floe for every space, and pieces of it only where one breaks before your eyes', () => {
    const whole = show(Ice, { sheet, board: village, view: seen({ tokens: ice(...lake) }) });
    expect(whole.root.querySelectorAll('.floe-side').length).toBe(lake.length + 1);
    whole.done();
    const holed = show(Ice, { sheet, board: village, view: seen({ tokens: ice(...lake.slice(1)) }) });
    expect([holed.root.querySelectorAll('.hole').length, holed.root.querySelectorAll('.shard').length]).toEqual([1, 0]);
    expect(holed.root.querySelectorAll('.snow-circle').length).toBe(
      village.sites.filter(({ features }) => features.includes('fog')).length,
    );
    holed.done();
  });
});

describe('pieces', () => {
  it('all have a drawing of their own', () => {
    for (const { name } of village.creatures) expect(hasIcon(`creature-${name}`), name).toBe(true);
    for (const name of village.figures) expect(hasIcon(`figure-${name}`), name).toBe(true);
    for (const name of ['broken_horn', 'myrk', 'shron', 'tuavahr', 'takota'])
      expect(hasIcon(`named-${name}`), name).toBe(true);
    const loose = village.things
      .filter(({ name }) => name !== 'nothing')
      .map(({ name }) => ({ space: 410, thing: thing(name) }));
    for (const piece of piecesOf(seen({ loose }), new Map())) expect(hasIcon(piece.icon), piece.icon).toBe(true);
    for (const { role } of village.heroes) expect(shapes[role], role).toBeDefined();
  });

  it('are snow tokens in the place of fog, and show what somebody saw', () => {
    const fog = [
      { space: 402, face: 'hidden' },
      { space: 404, face: 'storm' },
      { space: 407, face: 'strength_1' },
      { space: 409, face: 'firewood' },
    ];
    expect(piecesOf(seen({ fog }), new Map()).map(({ icon, shape }) => [icon, shape])).toEqual([
      ['frost-fog', 'flake'],
      ['fog-storm', 'flake'],
      ['strength', 'flake'],
      ['firewood', 'flake'],
    ]);
    expect(piecesOf({ ...seen({ fog }), box: 'base' }, new Map()).map(({ icon, shape }) => [icon, shape])[0]).toEqual([
      'fog',
      'cloud',
    ]);
  });

  it('burn and warm when a fire is lit, and are cold when it is out', () => {
    const [lit, out] = piecesOf(
      seen({
        loose: [
          { space: 405, thing: thing('fire', 'fire_lit', 2) },
          { space: 437, thing: thing('fire', 'fire_out') },
        ],
      }),
      new Map(),
    );
    expect([lit!.tint, out!.tint, lit!.icon, out!.icon]).toEqual(['lit', 'out', 'fire_lit', 'fire_out']);
    for (const [piece, warm] of [
      [lit, 1],
      [out, 0],
    ] as const) {
      const { root, done } = show(PieceMark, { piece: piece! });
      expect(root.querySelectorAll('.warmth').length).toBe(warm);
      done();
    }
  });

  it('glow where a hero bears a lit fire', () => {
    const bearer = (...things: Thing[]) => piecesOf(seen({ heroes: [{ ...turn.heroes[0]!, things }] }), new Map())[0]!;
    expect([bearer(thing('fire', 'fire_lit', 2)).lit, bearer(thing('fire', 'fire_out')).lit, bearer().lit]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('are ice, markers, tablets and plants by shape and not by colour alone', () => {
    const tokens: BoardView['tokens'] = [...ice(447), { kind: 'marker', space: 423 }];
    const loose = [
      thing('griffin_tablet', 'griffin_tablet_used'),
      thing('black_night_thorn'),
      thing('winter_stone'),
    ].map((one) => ({ space: 410, thing: one }));
    expect(piecesOf(seen({ tokens, loose }), new Map()).map(({ shape, tint }) => [shape, tint])).toEqual([
      ['floe', 'token-ice'],
      ['flag', 'token-marker'],
      ['slab', 'used'],
      ['leaf', 'plant-black'],
      ['crystal', 'winter_stone'],
    ]);
  });

  it('of an opponent with a name are drawn as itself', () => {
    expect(piecesOf(seen({ creatures: [creature('steppe_buffalo', 'broken_horn')] }), new Map())[0]!.icon).toBe(
      'named-broken_horn',
    );
  });
});

describe('the frost token', () => {
  const day = (place: number, hours = Math.min(10, place - 1)): BoardView =>
    seen({ counters: [{ name: 'frost', value: place }], today: { overtime: [2, 2, 2], fury: 0, hours, crossed: [] } });
  const track = (view: BoardView) => show(DayTrack, { board: village, view }).root;

  it('covers its hour and all later ones', () => {
    expect(frostOf(village, day(8))).toMatchObject({
      place: 8,
      thawed: false,
      text: 'Frost token on hour 8: hours 8 to 10 cannot be used.',
    });
    const shown = track(day(8));
    expect([...shown.querySelectorAll('.frozen .number')].map((one) => one.textContent)).toEqual(['8', '9', '10']);
    expect(shown.querySelectorAll('.frozen .price')).toHaveLength(0);
    expect(shown.querySelectorAll('.hour .token')).toHaveLength(1);
  });

  it('waits beside the track, and is nowhere before it comes', () => {
    expect(frostOf(village, day(11))?.text).toContain('From tomorrow it covers hour 10');
    expect(track(day(12)).querySelector('.beside')?.getAttribute('title')).toContain('In 2 days');
    expect(frostOf(village, day(14))).toBeNull();
    expect(track(day(14)).querySelector('.token')).toBeNull();
  });

  it('covers nothing on a day the tablets keep it away', () => {
    expect(frostOf(village, day(5, 10))).toMatchObject({ place: 5, thawed: true });
    const shown = track(day(5, 10));
    expect([shown.querySelectorAll('.frozen').length, shown.querySelectorAll('.token.thawed').length]).toEqual([0, 1]);
  });
});

describe('what the table shows of it', () => {
  it('marks where a hidden place can still be', () => {
    const keys = (spaces: number[]) =>
      piecesOf(seen({ secrets: [{ name: 'hollow', spaces }] }), new Map()).map(({ space, key, value }) => [
        space,
        key,
        value,
      ]);
    expect(keys([432, 437])).toEqual([
      [432, 'secret-hollow.maybe', '?'],
      [437, 'secret-hollow.maybe', '?'],
    ]);
    expect(keys([437])).toEqual([[437, 'secret-hollow', '']]);
  });

  it('draws deeds and those who are led as themselves', () => {
    expect(iconOf({ verb: 'deed', names: ['light'] })).toBe('deed-light');
    expect(iconOf({ verb: 'lead', names: ['volpin', '401'] })).toBe('figure-volpin');
    expect(iconOf({ verb: 'share', names: ['kram', 'strength'] })).toBe('strength');
  });

  it('knows no gold', () => {
    expect([hasGold(village), hasGold(base)]).toEqual([false, true]);
  });
});
