// What stands and lies on the spaces, out of a view: names, drawings, places.

import type { BoardView, CreatureView, HeroView, Thing } from '../lib/contract.ts';
import { hasIcon } from '../lib/icons.ts';

export interface Piece {
  /** Stays the same while the piece moves, so that it glides. */
  readonly id: string;
  readonly space: number;
  readonly kind: 'hero' | 'creature' | 'giant' | 'figure' | 'token';
  readonly shape: string;
  readonly tint: string;
  readonly icon: string;
  /** Key of its name. */
  readonly key: string;
  readonly letter: string;
  readonly count: number;
  /** What is printed on a token: its value, or a question mark while it lies face down. */
  readonly value: string;
  readonly active: boolean;
  readonly faded: boolean;
  /** It burns, or whoever it is bears a fire that does. */
  readonly lit: boolean;
  readonly detail?: CreatureView;
}

const plain = { letter: '', count: 1, value: '', active: false, faded: false, lit: false };

/** Opponents with a figure of their own, larger than all others. */
const giants: ReadonlySet<string> = new Set(['dragon']);

export function isGiant({ kind, named }: { kind: string; named: string }): boolean {
  return giants.has(named || kind);
}

/** Where a creature stands, for those who tell it from others on its space. */
export function standOf({ space, index }: Pick<CreatureView, 'space' | 'index'>): string {
  return `${space}:${index}`;
}

export function creatureKey({ kind, named }: { kind: string; named: string }): string {
  return named ? `named-${named}` : `creature-${kind}`;
}

/**
 * An opponent with a name is drawn as itself where there is a drawing, else as its kind;
 * a box may draw a kind its own way: `<box>-creature-<kind>`.
 */
export function creatureIcon(one: { kind: string; named: string }, box: string): string {
  const kind = `creature-${one.kind}`;
  return [creatureKey(one), `${box}-${kind}`].find((name) => name !== kind && hasIcon(name)) ?? kind;
}

/** The name of whoever follows a hero. */
export function followerKey({ follower }: Pick<HeroView, 'follower'>): string {
  return `thing-${follower || 'farmer'}`;
}

/** The drawing of whoever follows a hero. */
export function followerIcon({ follower }: Pick<HeroView, 'follower'>): string {
  return hasIcon(follower) ? follower : 'farmer';
}

/** A drawing for a thing: by its face if that has one, by its kind, or by what it is a kind of. */
export function thingIcon({ kind, name }: { kind: string; name: string }): string {
  if (hasIcon(name)) return name;
  if (hasIcon(kind)) return kind;
  for (const part of ['herb', 'rune_stone', 'parchment', 'gem', 'gold', 'farmer', 'rubble', 'brew'])
    if (kind.includes(part)) return part === 'brew' ? 'witch_brew' : part;
  return kind;
}

/** Gives every creature an identity that survives a march: the board says only where they stand. */
export class Herd {
  private ids = new Map<string, { id: string; kind: string }>();
  private count = 0;

  follow(creatures: readonly CreatureView[]): Map<string, string> {
    const now = new Map<string, { id: string; kind: string }>();
    const fresh: CreatureView[] = [];
    for (const c of creatures) {
      const was = this.ids.get(standOf(c));
      if (was?.kind === creatureKey(c)) now.set(standOf(c), was);
      else fresh.push(c);
    }
    const kept = new Set([...now.values()].map(({ id }) => id));
    const free = [...this.ids.values()].filter(({ id }) => !kept.has(id));
    for (const c of fresh) {
      const i = free.findIndex(({ kind }) => kind === creatureKey(c));
      const found = i >= 0 ? free.splice(i, 1)[0]! : { id: `creature-${++this.count}`, kind: creatureKey(c) };
      now.set(standOf(c), found);
    }
    this.ids = now;
    return new Map([...now].map(([stand, { id }]) => [stand, id]));
  }
}

export function piecesOf(view: BoardView, herd: ReadonlyMap<string, string>): Piece[] {
  const out: Piece[] = [];
  for (const { space, full } of view.wells)
    out.push({
      ...plain,
      id: `well-${space}`,
      space,
      kind: 'token',
      shape: 'hex',
      tint: full ? 'well' : 'dry',
      icon: 'well',
      key: full ? 'piece-well' : 'piece-well-dry',
      faded: !full,
    });
  for (const { space, face } of view.fog) out.push(fogOf(view.box, space, face));
  // Of a token that lies face down only the back is seen.
  for (const { kind, space } of view.tokens)
    out.push({
      ...plain,
      id: `token-${kind}-${space}`,
      space,
      kind: 'token',
      shape: tokenShapes[kind] ?? 'token',
      tint: `token-${kind}`,
      icon: `token-${kind}`,
      key: `token-${kind}`,
      value: '?',
    });
  // A hidden place: wherever it can still be.
  for (const { name, spaces } of view.secrets)
    for (const space of spaces)
      out.push({
        ...plain,
        id: `secret-${name}-${space}`,
        space,
        kind: 'token',
        shape: 'token',
        tint: 'secret',
        icon: hasIcon(`secret-${name}`) ? `secret-${name}` : 'eye',
        key: `secret-${name}${spaces.length > 1 ? '.maybe' : ''}`,
        value: spaces.length > 1 ? '?' : '',
      });
  out.push(...looseOf(view));
  for (const { name, space } of view.figures)
    out.push({
      ...plain,
      id: `figure-${name}`,
      space,
      kind: 'figure',
      shape: 'ally',
      tint: name === 'silhouette' ? 'shadow' : 'ally',
      icon: figureIcon(name),
      key: `figure-${name}`,
    });
  for (const c of view.creatures)
    out.push({
      ...plain,
      id: herd.get(standOf(c)) ?? `creature-at-${standOf(c)}`,
      space: c.space,
      kind: isGiant(c) ? 'giant' : 'creature',
      shape: 'creature',
      tint: 'creature',
      icon: creatureIcon(c, view.box),
      key: creatureKey(c),
      detail: c,
    });
  for (const h of view.heroes.filter(({ out: gone }) => !gone))
    out.push({
      ...plain,
      id: `hero-${h.name}`,
      space: h.space,
      kind: 'hero',
      shape: h.role,
      tint: h.role,
      icon: `hero-${h.name}`,
      key: `hero-${h.name}`,
      letter: h.name.slice(0, 1).toUpperCase(),
      active: h.active && view.result === 'playing',
      faded: h.resting,
      lit: h.things.some(isLit),
    });
  return out.filter((piece) => piece.space >= 0);
}

const tokenShapes: Readonly<Record<string, string>> = { ice: 'floe', marker: 'flag' };

/** A figure in another place or mood is drawn as itself. */
function figureIcon(name: string): string {
  const own = `figure-${name}`;
  if (hasIcon(own)) return own;
  return hasIcon(`named-${name}`) ? `named-${name}` : `figure-${name.replace(/_in_.*/, '')}`;
}

/** A fog token, or what a box has in its place: `<box>-fog`. What was seen of it shows, where there is a drawing. */
function fogOf(box: string, space: number, face: string): Piece {
  const own = hasIcon(`${box}-fog`) ? `${box}-fog` : '';
  const hidden = face === 'hidden';
  const seen = own ? [`fog-${face}`, face, face.replace(/(_loss)?_\d+$/, '')].find(hasIcon) : undefined;
  return {
    ...plain,
    id: `fog-${space}`,
    space,
    kind: 'token',
    shape: own ? 'flake' : 'cloud',
    tint: own ? 'snow' : 'fog',
    icon: hidden ? own || 'fog' : (seen ?? 'eye'),
    key: hidden ? 'piece-fog' : `fog-${face}`,
  };
}

const isLit = (thing: Thing): boolean => tintOf(thing) === 'lit';

/** Equal things on a space lie in one pile with a number. */
function looseOf(view: BoardView): Piece[] {
  const piles = new Map<string, Piece>();
  for (const { space, thing } of view.loose) {
    const id = `thing-${thing.name}-${thing.face}-${space}`;
    const pile = piles.get(id);
    piles.set(id, pile ? { ...pile, count: pile.count + 1 } : lying(id, space, thing));
  }
  return [...piles.values()];
}

function lying(id: string, space: number, thing: Thing): Piece {
  return {
    ...plain,
    id,
    space,
    kind: 'token',
    shape: shapeOf(thing),
    tint: tintOf(thing),
    icon: thingIcon(thing),
    key: `thing-${thing.name}`,
    value: valueOf(thing),
    lit: isLit(thing),
  };
}

function shapeOf({ kind }: Thing): string {
  if (kind === 'gem') return 'gem';
  if (kind.endsWith('_tablet')) return 'slab';
  if (kind === 'winter_stone') return 'crystal';
  return kind in plants ? 'leaf' : 'token';
}

const plants: Readonly<Record<string, string>> = {
  blue_streamberries: 'plant-blue',
  white_pulproots: 'plant-white',
  red_bloodflowers: 'plant-red',
  black_night_thorn: 'plant-black',
};

/** The colour of a thing, by what shows. */
export function tintOf({ kind, name, face }: Thing): string {
  if (name.endsWith('_used')) return 'used';
  if (kind === 'fire') return name === 'fire_out' ? 'out' : 'lit';
  if (kind.endsWith('_tablet')) return 'tablet';
  if (kind === 'winter_stone') return kind;
  if (kind in plants) return plants[kind]!;
  if (kind.startsWith('rune')) return `rune-${face}`;
  return kind === 'gem' ? `gem-${face}` : kind === 'rubble' ? 'rubble' : 'thing';
}

/** The number printed on a thing, as its name says it: `gem_4`. */
export function valueOf({ name, face }: { name: string; face: number }): string {
  if (name.endsWith('_hidden')) return '?';
  return face && name.endsWith(`_${face}`) ? String(face) : '';
}

export interface Placed {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A figure with less room than this is half hidden by its neighbour. */
const NARROW = 28;

/** How far a giant lies behind those who stand on its space. */
const LIES = 20;

/** Fans the pieces of one space out: figures in one row or two, tokens in a row below them. */
export function fan(pieces: readonly Piece[], at: readonly [number, number], radius: number): Placed[] {
  // A creature stands behind the heroes' right: its strength stays in sight.
  const tall = pieces
    .filter((p) => p.kind !== 'token' && p.kind !== 'giant')
    .toSorted((a, b) => Number(a.kind === 'creature') - Number(b.kind === 'creature'));
  const flat = pieces.filter((p) => p.kind === 'token');
  const room = Math.max(radius * 2, 52);
  const out: Placed[] = pieces
    .filter((p) => p.kind === 'giant')
    .map((piece) => ({ piece, x: at[0], y: at[1] - LIES, scale: 1.35 }));
  const row = (list: readonly Piece[], y: number, wide: number, scale: number): void => {
    // Half of every piece stays in sight, however many there are.
    const step = Math.max(wide * 0.55, Math.min(wide, room / Math.max(1, list.length - 0.3))) * scale;
    list.forEach((piece, i) => out.push({ piece, x: at[0] + (i - (list.length - 1) / 2) * step, y, scale }));
  };
  // Three abreast would hide each other where there is little room.
  const crowd = tall.length > 3 || (tall.length === 3 && room < 3 * NARROW);
  const scale = crowd ? 0.84 : radius < 26 || tall.length > 2 ? 0.95 : 1.15;
  const foot = at[1] - (flat.length ? 14 : 3);
  if (crowd) {
    const behind = Math.floor(tall.length / 2);
    row(tall.slice(0, behind), foot - 36 * scale, 37, scale);
    row(tall.slice(behind), foot, 37, scale);
  } else row(tall, foot, 37, scale);
  row(flat, at[1] + (tall.length ? 17 : 0), 25, crowd || radius < 26 ? 0.95 : 1.15);
  return out;
}
