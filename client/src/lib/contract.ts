// What the server sends and takes. Mirrors src/rietland/board/view_records.py and table/wire.py
// until `npm run types` makes these from JSON Schema.

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

export interface BoxInfo {
  name: string;
  legends: { name: string; difficulties: string[]; min_heroes?: number; max_heroes?: number }[];
  heroes: { name: string; role: string; rank: number }[];
  languages: string[];
  playable?: boolean;
}

export interface NewTable {
  box: string;
  legend: string;
  difficulty: string;
  heroes: { name: string; player: string }[];
  language: string;
  dice: 'app' | 'people';
  seed?: number;
}

export interface SeatLink {
  seat: number;
  hero: string;
  link: string;
}

export interface TableInfo {
  table: string;
  box: string;
  legend: string;
  heroes: string[];
  day: number;
  result: string;
  seq: number;
  seat?: number;
}

export interface RuleText {
  id: string;
  title: string;
  text: string;
}

// The socket.

export interface Seat {
  seat: number;
  hero: string;
  name: string;
  here: boolean;
  companion: boolean;
}

export type ClientMessage =
  | { type: 'hello'; since: number; seats: number[] }
  | { type: 'do'; do: string[]; at: number }
  | { type: 'undo'; at: number }
  | { type: 'chat'; text: string }
  | { type: 'ping'; space: number }
  | { type: 'plan'; path: number[] }
  | { type: 'rolled'; do: string[]; at: number }
  | { type: 'takeover'; seat: number }
  | { type: 'history'; from: number; to: number };

export interface ChatLine {
  type: 'chat';
  seat: number;
  name: string;
  text: string;
}

export type ServerMessage =
  | { type: 'view'; seq: number; view: BoardView }
  | { type: 'error'; code: string; message: string; rule?: string; at?: number }
  | ChatLine
  | { type: 'ping'; seat: number; name: string; space: number }
  | { type: 'plan'; seat: number; path: number[] }
  | { type: 'presence'; seats: Seat[] }
  | { type: 'history'; views: BoardView[]; last: number };
