// What the server sends and takes. The shapes are made from its schemas (npm run types);
// here they get the names the client knows them by.

import type * as made from './contract.generated.ts';

export type {
  BattleView,
  BoardStatic,
  BoardView,
  BoxInfo,
  CardFightView,
  CardHeroView,
  CardText,
  Chronicle,
  Clash,
  Cost,
  CreatureView,
  EventCard,
  FighterView,
  FigureInfo,
  GrimoireView,
  HandCard,
  HeroView,
  History,
  Label,
  LegendInfo,
  LooseThing,
  MissionView,
  Moments,
  NewTable,
  News,
  Option,
  OptionOdds,
  Outlook,
  PlaceView,
  Problem,
  Question,
  Refused,
  RuleBook,
  RuleText,
  Seated,
  SeatLink,
  Sharing,
  Shelf,
  Site,
  StackCard,
  CastleStatic as CastleStatic,
  CastleView as CastleView,
  TableInfo,
  Thing,
  Threat,
  Told,
  Way,
} from './contract.generated.ts';

/** What a table looks like and what is printed on it, by family. */
export type AnyView = made.BoardView | made.CastleView;
export type AnyStatic = made.BoardStatic | made.CastleStatic;
export type Seat = made.SeatNow;
export type ChatLine = made.Chatted;
export type HintsMessage = made.Hints;
export type IntentionMessage = made.Intention;
export type OddsMessage = made.Odds;
export type WeighedMessage = made.Weighed;
export type ViewMessage = made.View;
export type ClientMessage = made.Request;
export type ServerMessage = made.Reply;
