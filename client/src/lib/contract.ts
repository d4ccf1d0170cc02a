// What the server sends and takes. The shapes are made from its schemas (npm run types);
// here they get the names the client knows them by.

import type * as made from './contract.generated.ts';

export type {
  BattleView,
  BoardStatic,
  BoardView,
  BookStatic,
  BookView,
  BoxInfo,
  CardFightView,
  CardHeroView,
  CardText,
  Chronicle,
  Clash,
  Cost,
  CreatureView,
  EndingView,
  EventCard,
  FighterView,
  FigureInfo,
  GrimoireView,
  HandCard,
  FigureView,
  HeroView,
  History,
  Label,
  LegendInfo,
  LooseThing,
  MapArt,
  MapView,
  MissionView,
  Moments,
  NewTable,
  News,
  NoteView,
  Option,
  OptionOdds,
  Outlook,
  PlaceView,
  Problem,
  Question,
  ReaderView,
  Refused,
  RuleBook,
  RuleText,
  Seated,
  SeatLink,
  Sharing,
  SetInfo,
  Shelf,
  Site,
  StackCard,
  StatView,
  CastleStatic as CastleStatic,
  CastleView as CastleView,
  TableInfo,
  TestNow,
  TestView,
  OutcomeView,
  PreviewView,
  ReachView,
  StageView,
  SymbolView,
  Thing,
  Threat,
  Told,
  TrailCardView,
  TrailClash,
  TrailHeroView,
  TrailPileView,
  TrailSpaceView,
  TrailStatic,
  TrailView,
  TrailWayView,
  UseView,
  Way,
  WayView,
} from './contract.generated.ts';

/** What a table looks like and what is printed on it, by family. */
export type AnyView = made.BoardView | made.CastleView | made.BookView | made.TrailView;
export type AnyStatic = made.BoardStatic | made.CastleStatic | made.BookStatic | made.TrailStatic;
export type Seat = made.SeatNow;
export type ChatLine = made.Chatted;
export type HintsMessage = made.Hints;
export type IntentionMessage = made.Intention;
export type OddsMessage = made.Odds;
export type WeighedMessage = made.Weighed;
export type ViewMessage = made.View;
export type ClientMessage = made.Request;
export type ServerMessage = made.Reply;
