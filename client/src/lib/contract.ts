// What the server sends and takes. The shapes are made from its schemas (npm run types);
// here they get the names the client knows them by.

import type * as made from './contract.generated.ts';

export type {
  BattleView,
  BoardStatic,
  BoxInfo,
  CardFightView,
  CardHeroView,
  CardText,
  Cost,
  CreatureView,
  EventCard,
  FighterView,
  FigureInfo,
  GrimoireView,
  HandCard,
  HeroView,
  Label,
  LegendInfo,
  MissionView,
  Moments,
  NewTable,
  News,
  Option,
  PlaceView,
  Question,
  Refused,
  RuleText,
  Seated,
  SeatLink,
  Shelf,
  Site,
  StackCard,
  TableauStatic,
  TableauView,
  TableInfo,
  Thing,
  Told,
} from './contract.generated.ts';

/** Chances of a fight, in parts of one; shown when the server has worked them out. */
export interface Odds {
  win: number;
  lose: number;
  /** Willpower the heroes may expect to lose. */
  willpower: number;
  /** The same for the next round alone. */
  round_win?: number;
  round_lose?: number;
}

export type BoardView = made.BoardView & { odds?: Odds | null };
/** What a table looks like and what is printed on it, by family. */
export type AnyView = BoardView | made.TableauView;
export type AnyStatic = made.BoardStatic | made.TableauStatic;
export type Seat = made.SeatNow;
export type ChatLine = made.Chatted;
export type ViewMessage = made.View;
export type ClientMessage = made.Request;
export type ServerMessage = made.Reply;
