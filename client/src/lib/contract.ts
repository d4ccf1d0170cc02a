// What the server sends and takes. Mirrors board/view_records.py, web/records.py and web/messages.py
// of src/rietland; `npm run types` makes the same from the exported JSON Schema for comparison.

export interface Label {
  key: string;
  args?: Record<string, number | string | Label>;
}

export interface Cost {
  hours: number;
  willpower: number;
  gold: number;
  strength: number;
}

export interface Option {
  say: string;
  who: string;
  label: Label;
  touch: string[];
  group: string;
  cost?: Cost | null;
  way?: string;
}

export interface Refused {
  say: string;
  label: Label;
  rule: string;
}

export interface Question {
  kind: string;
  seat: number;
  who: string;
  prompt: Label;
  rule: string;
}

export interface Thing {
  name: string;
  kind: string;
  slot: string;
  face: number;
}

export interface HeroView {
  name: string;
  role: string;
  rank: number;
  seat: number;
  space: number;
  strength: number;
  willpower: number;
  dice: number;
  gold: number;
  hours: number;
  resting: boolean;
  things: Thing[];
  farmers: number;
  active: boolean;
  rooster: boolean;
  free_slots: number;
}

export interface CreatureView {
  space: number;
  kind: string;
  named: string;
  strength: number;
  willpower: number;
  dice: number;
  reward: number;
  carries: Thing | null;
}

export interface EventCard {
  key: string;
  shield: boolean;
}

export interface BattleView {
  stage: string;
  space: number;
  fighters: string[];
  strength: number;
  roller: string;
  dice: number[];
  left: number;
  hand: string;
  herb: number;
  total: number;
  loss: number;
  creature: string;
  named: string;
  creature_strength: number;
  creature_willpower: number;
  creature_dice: number;
}

/** Chances of a fight, in parts of one; the server adds them when it has worked them out. */
export interface Odds {
  win: number;
  lose: number;
  /** Willpower the heroes may expect to lose. */
  willpower: number;
  /** The same for the next round alone. */
  round_win?: number;
  round_lose?: number;
}

export interface News {
  kind: string;
  label: Label;
  touch: string[];
  rule: string;
}

export interface BoardView {
  box: string;
  legend: string;
  difficulty: string;
  seq: number;
  day: number;
  result: string;
  why: string;
  you: number;
  pending: Question;
  options: Option[];
  asides: Option[];
  cannot: Refused[];
  heroes: HeroView[];
  creatures: CreatureView[];
  slain: Record<string, number>;
  castle: { shields: number; captured: number };
  loose: { space: number; thing: Thing }[];
  fog: { space: number; face: string }[];
  wells: { space: number; full: boolean }[];
  figures: { name: string; space: number }[];
  merchants: number[];
  broken: string[];
  stock: { thing: string; left: number }[];
  track: { narrator: string; last: string; stars: string[]; read: string[] };
  deck: { name: string; left: number; top: EventCard | null } | null;
  event: EventCard | null;
  waiting: { key: string; spaces: number[] }[];
  today: { overtime: number[]; fury: number };
  battle: BattleView | null;
  news: News[];
  odds?: Odds | null;
}

export interface Site {
  number: number;
  name: string;
  x: number;
  y: number;
  radius: number;
  features: string[];
  roads: number[];
  arrow: number;
}

export interface BoardStatic {
  box: string;
  legend: string;
  aspect: number;
  sites: Site[];
  bridges: { name: string; spaces: number[] }[];
  castle: number;
  graveyard: number;
  hours: number;
  overtime: number;
  max_strength: number;
  max_willpower: number;
  small_slots: number;
  letters: string[];
  dice: { name: string; faces: number[] }[];
  heroes: { name: string; role: string; rank: number; dice: number[] }[];
  creatures: {
    name: string;
    strength: number;
    willpower: number;
    reward: number;
    die: string;
    dice: number[];
  }[];
  things: { name: string; slot: string; sold: boolean }[];
  figures: string[];
  difficulties: string[];
}

// The tavern: plain HTTP.

export interface LegendInfo {
  name: string;
  difficulties: string[];
  variants: string[];
  min_heroes: number;
  max_heroes: number;
}

export interface FigureInfo {
  name: string;
  role: string;
  rank: number;
  colour: string;
}

export interface BoxInfo {
  name: string;
  legends: LegendInfo[];
  heroes: FigureInfo[];
  languages: string[];
  playable: boolean;
}

export interface Shelf {
  boxes: BoxInfo[];
  languages: string[];
  companions: string[];
  version: string;
}

export interface NewTable {
  box: string;
  legend: string;
  difficulty: string;
  heroes: { name: string; player: string }[];
  language: string;
  dice: 'app' | 'people';
  variant?: string;
  seed?: number;
  name?: string;
}

export interface SeatLink {
  seat: number;
  hero: string;
  link: string;
  mine: boolean;
  companion: string;
}

export interface Seated {
  table: string;
  seats: SeatLink[];
}

export interface TableInfo {
  table: string;
  title: string;
  box: string;
  legend: string;
  difficulty: string;
  heroes: string[];
  seats: number[];
  seq: number;
  day: number;
  result: string;
  created: number;
  played: number;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
  box: string;
  language: string;
}

export interface Moment {
  seq: number;
  view: BoardView;
}

export interface Moments {
  views: Moment[];
  last: number;
}

// The socket.

export interface Seat {
  seat: number;
  hero: string;
  name: string;
  online: boolean;
  companion: string;
  kept: boolean;
  votes: number[];
  takeover: number | null;
}

export type ClientMessage =
  | { type: 'hello'; since: number; chat: number; name: string; seats: number[] }
  | { type: 'do'; do: string[]; at: number }
  | { type: 'rolled'; do: string[]; at: number }
  | { type: 'undo'; at: number }
  | { type: 'chat'; text: string }
  | { type: 'ping'; space: number }
  | { type: 'plan'; path: number[]; hero: string }
  | { type: 'takeover'; seat: number; vote: boolean }
  | { type: 'back' }
  | { type: 'look' };

export interface Told {
  seq: number;
  seat: number;
  say: string;
  news: News[];
}

export interface ViewMessage {
  type: 'view';
  table: string;
  seq: number;
  view: BoardView;
  mine: number[];
  told?: Told[];
  undo?: number | null;
}

export interface ChatLine {
  type: 'chat';
  id: number;
  seat: number;
  name: string;
  text: string;
  when: number;
}

export type ServerMessage =
  | ViewMessage
  | { type: 'error'; code: string; message: string; rule?: string; at?: number | null }
  | ChatLine
  | { type: 'ping'; seat: number; name: string; space: number }
  | { type: 'plan'; seat: number; name: string; hero: string; path: number[] }
  | { type: 'presence'; seats: Seat[]; spectators: number }
  | { type: 'thinking'; seat: number };
