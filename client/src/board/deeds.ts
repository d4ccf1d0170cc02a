// The lines of the board family's news, each with what it changes.

import type {
  BattleView,
  BoardStatic,
  BoardView,
  CreatureView,
  FigureView,
  HeroView,
  LooseThing,
  News,
  Thing,
} from '../lib/contract.ts';
import { creatureKey, standOf } from '../pieces/pieces.ts';
import { keyIn, named, nameIn, type Deeds, type Scene } from '../stage/enact.ts';

type On = Scene<BoardView, BoardStatic>;

export const deeds: Deeds<BoardView, BoardStatic> = {
  // Days and turns.
  turn: ({ view, line }) => ({ heroes: view.heroes.map((hero) => ({ ...hero, active: hero.name === line.who })) }),
  hour: (on) => hero(on, () => ({ hours: on.line.amount })),
  hour_back: (on) => hero(on, () => ({ hours: on.line.amount })),
  crossed: ({ view, newest }) => ({ today: { ...view.today, crossed: newest.today.crossed } }),
  rested: ({ view, line }) => ({
    heroes: view.heroes.map((one) => {
      const rooster = line.amount ? one.name === line.who : one.rooster;
      return one.name === line.who ? { ...one, resting: true, rooster } : { ...one, rooster };
    }),
  }),
  dawn: ({ view, line, newest }) => ({
    day: line.amount,
    today: newest.today,
    counters: newest.counters,
    heroes: view.heroes.map((one) => ({ ...one, hours: 0, resting: one.out && one.resting })),
  }),

  // Figures.
  entered: (on) =>
    hero(on, (one) => ({
      space: on.line.where,
      hours: one.hours + (on.line.cost?.hours ?? 0),
      willpower: one.willpower - (on.line.cost?.willpower ?? 0),
    })),
  stood: (on) => hero(on, () => ({ space: on.line.where })),
  figure: ({ view, line, newest }) => {
    const name = nameIn(line);
    const others = view.figures.filter((one) => one.name !== name);
    const known = [...view.figures, ...newest.figures].find((one) => one.name === name) ?? { leader: '', carries: [] };
    return { figures: line.where < 0 ? others : [...others, { ...known, name, space: line.where }] };
  },
  guided: (on) => figure(on, nameIn(on.line), () => ({ leader: on.line.who })),
  parted: (on) => figure(on, nameIn(on.line), () => ({ leader: '' })),
  marched: (on) => moved(on),
  flew: (on) => moved(on),
  got_away: ({ view, line }) => ({ creatures: without(view.creatures, line.origin, line) }),
  placed: (on) => ({
    creatures: [
      ...on.view.creatures.filter(({ space }) => isCrowd(on, space) || space !== on.line.where),
      creature(on),
    ],
  }),
  changed: (on) => ({
    creatures: [
      ...on.view.creatures.filter((one) => one !== foeOf(on.view.creatures, on.line.where, on.line)),
      creature(on),
    ],
  }),
  broke_in: ({ view, line }) => ({
    creatures: without(view.creatures, line.origin, line),
    castle: line.amount < 0 ? view.castle : { ...view.castle, captured: view.castle.shields - line.amount },
  }),
  slain: ({ view, line }) => {
    const kind = foeOf(view.creatures, line.where, line)?.kind;
    const slain = kind ? { ...view.slain, [kind]: (view.slain[kind] ?? 0) + 1 } : view.slain;
    return { creatures: without(view.creatures, line.where, line), slain, battle: null };
  },
  vanished: ({ view, line }) => ({ creatures: without(view.creatures, line.where, line) }),
  poisoned: ({ view, line }) => ({ creatures: without(view.creatures, line.where, line), battle: null }),
  hero_out: (on) => ({
    ...hero(on, (one) => on.newest.heroes.find(({ name }) => name === one.name) ?? one),
    loose: lyingAt(on, on.line.where),
  }),

  // The fight.
  fight: (on) => ({ battle: battle(on) }),
  // No creature: a value that is to be reached.
  trial: (on) => ({
    battle: {
      ...battle(on),
      creature: '',
      named: '',
      creature_strength: on.line.amount,
      creature_willpower: 0,
      creature_dice: 0,
      life: null,
      trial: keyIn(on.line),
    },
  }),
  joined: ({ view, line }) =>
    fight(view, (now) => gathered(view, now, [...now.fighters.filter((name) => name !== line.who), line.who])),
  left: ({ view, line }) =>
    fight(view, (now) =>
      gathered(
        view,
        now,
        now.fighters.filter((name) => name !== line.who),
      ),
    ),
  threw: ({ view, line }) =>
    fight(view, (now) => {
      const goesOn = now.roller === line.who && now.stage === 'throwing';
      return {
        ...(goesOn ? {} : plain),
        stage: 'throwing',
        roller: line.who,
        loss: 0,
        total: now.stage === 'throwing' ? now.total : 0,
        dice: goesOn ? [...now.dice, line.amount] : [line.amount],
      };
    }),
  extra_threw: ({ view, line }) => fight(view, () => ({ extra: line.amount, extra_die: nameIn(line) })),
  rerolled: ({ view, line }) =>
    fight(view, (now) => ({
      stage: 'throwing',
      rerolls: [],
      dice: now.dice.toSpliced(now.dice.lastIndexOf(Number(line.label.args['old'])), 1),
    })),
  overturned: ({ view, line }) => fight(view, () => ({ extra: line.amount })),
  doubled_roll: ({ view }) => fight(view, () => ({ doubled: true })),
  flipped: ({ view, line }) =>
    fight(view, (now) => ({ dice: replaced(now.dice, Number(line.label.args['old']), line.amount) })),
  doubled: ({ view, line }) => fight(view, (now) => ({ dice: replaced(now.dice, line.amount / 2, line.amount) })),
  counted: ({ view, line }) =>
    fight(view, (now) => ({ ...plain, total: now.total + line.amount, dice: [], roller: '' })),
  value: ({ view, line }) => fight(view, () => ({ total: line.amount, stage: 'creature', dice: [] })),
  creature_threw: ({ view, line }) => fight(view, (now) => ({ stage: 'creature', dice: [...now.dice, line.amount] })),
  creature_value: ({ view, line }) =>
    fight(view, (now) => ({ stage: 'between', dice: [], loss: Math.max(0, line.amount - now.total) })),
  hurt: ({ view, line, board }) =>
    fight(view, (now) => {
      const willpower = Math.max(0, now.creature_willpower - line.amount);
      return {
        creature_willpower: willpower,
        creature_dice: diceAt(
          board?.creatures.find(({ name }) => name === now.creature)?.dice,
          willpower,
          now.creature_dice,
        ),
      };
    }),
  escaped: () => ({ battle: null }),
  cleared: ({ view, line }) => ({
    loose: taken(
      view.loose,
      ({ space, thing }) => space === line.where && thing.kind === 'rubble' && thing.face === line.amount,
    ),
  }),

  card_lost: ({ view, line }) => {
    const worn = (life: CreatureView['life']) => life && { ...life, removed: life.needed - line.amount };
    return {
      creatures: view.creatures.map((one) =>
        creatureKey(one) === keyIn(line) ? { ...one, life: worn(one.life) } : one,
      ),
      ...fight(view, (now) => ({ life: worn(now.life) })),
    };
  },

  // What heroes have.
  willpower: (on) =>
    hero(on, (one) => ({
      willpower: one.willpower + on.line.amount,
      dice: diceAt(
        on.board?.heroes.find(({ name }) => name === one.name)?.dice,
        one.willpower + on.line.amount,
        one.dice,
      ),
    })),
  strength: (on) => hero(on, (one) => ({ strength: one.strength + on.line.amount })),
  gold: (on) => hero(on, (one) => ({ gold: one.gold + on.line.amount })),
  took: (on) => {
    if (keyIn(on.line) === 'thing-gold')
      return {
        ...hero(on, (one) => ({ gold: one.gold + on.line.amount })),
        loose: taken(on.view.loose, lies(on, 'gold'), on.line.amount),
      };
    return pickedUp(on);
  },
  haggled: (on) => pickedUp(on),
  bartered: (on) => {
    const thing = thingOf(on);
    const label = on.line.label.args['given'];
    const given = thingOf(on, typeof label === 'object' ? named(label.key) : '');
    const lying = taken(on.view.loose, lies(on, thing.name));
    return {
      ...hero(on, (one) => ({ things: [...(parted(one, given).things ?? one.things), thing] })),
      loose: [...lying, { space: on.line.where, thing: given }],
    };
  },
  dropped: (on) => {
    const thing = thingOf(on);
    return { ...hero(on, (one) => parted(one, thing)), loose: [...on.view.loose, { space: on.line.where, thing }] };
  },
  gave: (on) => {
    const thing = thingOf(on);
    return {
      heroes: on.view.heroes.map((one) => {
        if (one.name === on.line.who) return { ...one, ...parted(one, thing) };
        if (one.name !== on.line.other) return one;
        return thing.kind === 'gold' ? { ...one, gold: one.gold + 1 } : { ...one, things: [...one.things, thing] };
      }),
    };
  },
  bought: (on) => ({
    stock: on.newest.stock,
    ...hero(on, (one) => {
      const gold = one.gold - (on.line.cost?.gold ?? 0);
      return on.line.what ? { gold, things: [...one.things, thingOf(on)] } : { gold, strength: one.strength + 1 };
    }),
  }),
  used: (on) => ({
    stock: on.newest.stock,
    ...hero(on, (one) => ({ things: on.newest.heroes.find(({ name }) => name === one.name)?.things ?? one.things })),
  }),
  gone: (on) =>
    on.line.who
      ? hero(on, (one) => parted(one, thingOf(on)))
      : { loose: taken(on.view.loose, lies(on, nameIn(on.line))) },
  farmer: (on) => ({
    ...hero(on, (one) => ({ farmers: one.farmers + 1 })),
    loose: taken(on.view.loose, lies(on, follower(on))),
  }),
  farmer_left: (on) => ({
    ...hero(on, (one) => ({ farmers: Math.max(0, one.farmers - 1) })),
    loose: [...on.view.loose, { space: on.line.where, thing: thingOf(on, follower(on)) }],
  }),
  farmer_lost: (on) =>
    on.line.who
      ? hero(on, (one) => ({ farmers: Math.max(0, one.farmers - on.line.amount) }))
      : { loose: taken(on.view.loose, lies(on, follower(on)), on.line.amount) },
  farmer_safe: (on) => ({
    ...hero(on, () => ({ farmers: 0 })),
    castle: { ...on.view.castle, shields: on.line.amount },
  }),

  // What lies on the land.
  laid: (on) => ({
    loose: [
      ...on.view.loose,
      ...Array.from({ length: Math.max(1, on.line.amount) }, () => ({ space: on.line.where, thing: thingOf(on) })),
    ],
  }),
  looked: ({ view, line, newest }) =>
    line.what?.sort === 'fog'
      ? { fog: view.fog.map((one) => (one.space === line.where ? { ...one, face: nameIn(line) } : one)) }
      : { loose: lyingAt({ view, newest }, line.where) },
  fog: ({ view, line }) => ({ fog: view.fog.filter(({ space }) => space !== line.where) }),
  token: ({ view, line }) => ({
    tokens: view.tokens.filter(({ kind, space }) => space !== line.where || kind !== nameIn(line)),
  }),
  tokens_laid: ({ newest }) => ({ tokens: newest.tokens }),
  token_gone: ({ view, line }) => ({
    tokens: view.tokens.filter(({ kind, space }) => space !== line.where || kind !== nameIn(line)),
  }),
  drained: ({ view, line }) => ({
    wells: view.wells.map((one) => (one.space === line.where ? { ...one, full: false } : one)),
  }),
  wells: ({ view, newest }) => ({
    wells: view.wells.map((one) => ({
      ...one,
      full: one.full || (newest.wells.find(({ space }) => space === one.space)?.full ?? false),
    })),
  }),
  turned: (on) =>
    on.line.who
      ? hero(on, (one) => ({ things: on.newest.heroes.find(({ name }) => name === one.name)?.things ?? one.things }))
      : { loose: lyingAt(on, on.line.where) },
  shields: ({ view, line }) => ({ castle: { ...view.castle, shields: line.amount } }),
  loaded: (on) => {
    const bearer = on.line.label.args['figure'];
    if (typeof bearer === 'object')
      return {
        ...figure(on, named(bearer.key), ({ carries }) => ({ carries: [...carries, nameIn(on.line)] })),
        loose: taken(on.view.loose, lies(on, nameIn(on.line))),
      };
    return {
      ...(on.line.who
        ? hero(on, (one) => parted(one, thingOf(on)))
        : { loose: taken(on.view.loose, lies(on, thingOf(on).kind)) }),
      creatures: on.view.creatures.map((one) => (one.space === on.line.where ? { ...one, carries: thingOf(on) } : one)),
    };
  },
  narrowed: ({ newest }) => ({ secrets: newest.secrets }),
  well_gone: ({ view, line }) => ({ wells: view.wells.filter(({ space }) => space !== line.where) }),
  bridge: ({ view, line }) => ({ broken: [...view.broken, nameIn(line)] }),
  built: ({ view, line }) => ({ broken: view.broken.filter((name) => name !== nameIn(line)) }),

  // The legend.
  narrator: ({ view, line }) => ({
    track: {
      ...view.track,
      narrator: nameIn(line),
      stars: view.track.stars.filter((letter) => letter !== nameIn(line)),
    },
  }),
  end_letter: ({ view, line, newest }) => ({
    track: { ...view.track, last: nameIn(line), end_token: newest.track.end_token },
  }),
  dealt: (on) => ownCards(on),
  done: (on) => ownCards(on),
  spoiled: (on) => ownCards(on),
  shown: ({ newest }) => ({ piles: newest.piles }),
  card_removed: ({ newest }) => ({ piles: newest.piles }),
  track_gone: ({ view, line }) => ({ track: { ...view.track, tokens: fewer(view.track.tokens, nameIn(line)) } }),
  // A star, or tokens of a pile that are put there face down.
  star: ({ view, line, newest }) => {
    const tokens = newest.track.tokens.filter(({ letter }) => letter === nameIn(line));
    if (tokens.length)
      return {
        track: {
          ...view.track,
          tokens: [...view.track.tokens.filter(({ letter }) => letter !== nameIn(line)), ...tokens],
        },
      };
    return { track: { ...view.track, stars: [...new Set([...view.track.stars, nameIn(line)])].sort() } };
  },
  // What a card puts in force is seen as soon as it is read.
  read: ({ view, line, newest }) => ({
    counters: newest.counters,
    track: { ...view.track, read: [...view.track.read, keyIn(line)] },
  }),
  event: ({ view, line, newest }) => ({
    // A token that is turned up lies on the track no more.
    track: view.track.tokens.some((one) => isOf(keyIn(line), one))
      ? { ...view.track, tokens: fewer(view.track.tokens, view.track.narrator) }
      : view.track,
    event: { key: keyIn(line), shield: newest.event?.key === keyIn(line) && newest.event.shield },
    // A card of another pile leaves the event deck as it is.
    deck:
      view.deck && isOf(keyIn(line), { pile: view.deck.name })
        ? { ...view.deck, left: Math.max(0, view.deck.left - 1), top: null }
        : view.deck,
  }),
  waits: ({ newest }) => ({ waiting: newest.waiting }),
  found: ({ newest }) => ({ waiting: newest.waiting }),
  ended: ({ newest }) => ({ result: newest.result, why: newest.why }),
};

function hero({ view, line }: On, change: (hero: HeroView) => Partial<HeroView>): Partial<BoardView> {
  return { heroes: view.heroes.map((one) => (one.name === line.who ? { ...one, ...change(one) } : one)) };
}

function figure({ view }: On, name: string, change: (one: FigureView) => Partial<FigureView>): Partial<BoardView> {
  return { figures: view.figures.map((one) => (one.name === name ? { ...one, ...change(one) } : one)) };
}

function fight(view: BoardView, change: (now: BattleView) => Partial<BattleView>): Partial<BoardView> {
  return view.battle ? { battle: { ...view.battle, ...change(view.battle) } } : {};
}

/** A roll with its own dice alone. */
const plain = { extra: 0, extra_die: '', doubled: false, rerolls: [] };

/** The fight as it begins: who stands against what. */
function battle({ view, line, newest }: On): BattleView {
  const foe = foeOf(view.creatures, line.where, line);
  const known = newest.battle?.space === line.where ? newest.battle : null;
  return {
    stage: 'inviting',
    space: line.where,
    fighters: [line.who],
    strength: strengthOf(view, [line.who]),
    roller: '',
    dice: [],
    left: 0,
    hand: known?.hand ?? '',
    herb: 0,
    total: 0,
    loss: 0,
    creature: line.what?.sort === 'thing' ? '' : (foe?.kind ?? ''),
    named: foe?.named ?? '',
    creature_strength: foe?.strength ?? 0,
    creature_willpower: foe?.willpower ?? 0,
    creature_dice: foe?.dice ?? 0,
    creature_die: foe?.die ?? '',
    life: foe?.life ?? null,
    helps: known?.helps ?? [],
    trial: '',
    ...plain,
  };
}

const gathered = (view: BoardView, now: BattleView, fighters: string[]): Partial<BattleView> => ({
  fighters,
  strength: now.strength + strengthOf(view, fighters) - strengthOf(view, now.fighters),
});

function strengthOf(view: BoardView, names: readonly string[]): number {
  return view.heroes.reduce((sum, one) => sum + (names.includes(one.name) ? one.strength : 0), 0);
}

function replaced(dice: readonly number[], from: number, to: number): number[] {
  const at = dice.lastIndexOf(from);
  return at < 0 ? dice.slice() : dice.with(at, to);
}

const diceAt = (row: readonly number[] | undefined, willpower: number, otherwise: number): number =>
  row?.[Math.max(0, Math.min(willpower, row.length - 1))] ?? otherwise;

/** Whom a line means of those who stand on a space. */
function foeOf(creatures: readonly CreatureView[], space: number, line: News): CreatureView | undefined {
  const there = creatures.filter((one) => one.space === space);
  return (
    there.find((one) => line.touch.includes(`creature:${standOf(one)}`)) ??
    there.find((one) => creatureKey(one) === keyIn(line) || `creature-${one.kind}` === keyIn(line)) ??
    there[0]
  );
}

function without(creatures: readonly CreatureView[], space: number, line: News): CreatureView[] {
  const gone = foeOf(creatures, space, line);
  return creatures.filter((one) => one !== gone).map((one) => closedUp(one, gone));
}

/** Whether the view it leads to has several on a space. */
const isCrowd = ({ newest }: On, at: number): boolean =>
  newest.creatures.some(({ space, index }) => space === at && index > 0);

/** Those behind one who leaves a space close up. */
const closedUp = (one: CreatureView, gone: CreatureView | undefined): CreatureView =>
  gone && one.space === gone.space && one.index > gone.index ? { ...one, index: one.index - 1 } : one;

function moved({ view, line }: On): Partial<BoardView> {
  const mover = foeOf(view.creatures, line.origin, line);
  const index = view.creatures.filter((one) => one !== mover && one.space === line.where).length;
  return {
    creatures: view.creatures.map((one) =>
      one === mover ? { ...one, space: line.where, index } : closedUp(one, mover),
    ),
  };
}

/** What lies on a space in the end, and elsewhere now. */
const lyingAt = ({ view, newest }: Pick<On, 'view' | 'newest'>, at: number): LooseThing[] => [
  ...view.loose.filter(({ space }) => space !== at),
  ...newest.loose.filter(({ space }) => space === at),
];

/** Whether a card's key names this pile: `event-base-gold-7`. */
const isOf = (key: string, { pile }: { pile: string }): boolean => key.includes(`-${pile}-`);

/** The tokens of the track with one less at a letter. */
function fewer(tokens: BoardView['track']['tokens'], at: string): BoardView['track']['tokens'] {
  const first = tokens.find(({ letter }) => letter === at);
  return tokens.flatMap((one) => (one !== first ? [one] : one.count > 1 ? [{ ...one, count: one.count - 1 }] : []));
}

const ownCards = (on: On): Partial<BoardView> =>
  hero(on, (one) => ({ cards: on.newest.heroes.find(({ name }) => name === one.name)?.cards ?? one.cards }));

/** A creature that comes, as the view knows it that it leads to; else as it is printed. */
function creature(on: On): CreatureView {
  const { line, newest, board } = on;
  const name = nameIn(line);
  const isSame = (one: CreatureView) =>
    line.what?.sort === 'named' ? one.named === name : one.kind === name && !one.named;
  const found =
    newest.creatures.find((one) => one.space === line.where && isSame(one)) ?? newest.creatures.find(isSame);
  if (found)
    return {
      ...found,
      space: line.where,
      index: isCrowd(on, line.where) ? on.view.creatures.filter(({ space }) => space === line.where).length : 0,
    };
  const kind = board?.creatures.find((one) => one.name === name);
  return {
    space: line.where,
    kind: name,
    named: '',
    strength: kind?.strength ?? 0,
    willpower: kind?.willpower ?? 0,
    dice: diceAt(kind?.dice, kind?.willpower ?? 0, 0),
    reward: kind?.reward ?? 0,
    goods: [],
    carries: null,
    index: 0,
    die: '',
    life: null,
    rewards: {},
  };
}

/** The thing a line speaks of, wherever it is seen. */
function thingOf({ view, line, newest, board }: On, name = nameIn(line)): Thing {
  const all = [...view.heroes, ...newest.heroes].flatMap(({ things }) => things);
  const lying = [...view.loose, ...newest.loose].map(({ thing }) => thing);
  const slot = board?.things.find((one) => one.name === name)?.slot ?? 'none';
  return [...all, ...lying].find((one) => one.name === name) ?? { name, kind: name, slot, face: 0, goods: false };
}

/** Who follows the heroes in this legend. */
const follower = ({ line }: On) => nameIn(line) || 'farmer';

const lies =
  ({ line }: On, kind: string) =>
  ({ space, thing }: LooseThing) =>
    space === line.where && (thing.kind === kind || thing.name === kind);

/** What lies there without so many of these. */
function taken(loose: readonly LooseThing[], is: (one: LooseThing) => boolean, count = 1): LooseThing[] {
  let left = count;
  return loose.filter((one) => !is(one) || left-- <= 0);
}

/** A thing that lay there is the hero’s now. */
function pickedUp(on: On): Partial<BoardView> {
  const thing = thingOf(on);
  return {
    ...hero(on, (one) => ({ things: [...one.things, thing] })),
    loose: taken(on.view.loose, lies(on, thing.kind)),
  };
}

function parted(hero: HeroView, thing: Thing): Partial<HeroView> {
  if (thing.kind === 'gold') return { gold: hero.gold - 1 };
  const at = hero.things.findIndex(({ name }) => name === thing.name);
  return at < 0 ? {} : { things: hero.things.toSpliced(at, 1) };
}
