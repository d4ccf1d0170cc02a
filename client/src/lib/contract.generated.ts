// Made by tools/types.mjs from schema/socket.json and schema/openapi.json. Do not edit.

/**
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Request".
 */
export type Request =
  | Hello
  | Do
  | Rolled
  | Undo
  | Chat
  | Ping
  | Plan
  | Takeover
  | Mute
  | Back
  | Call
  | Weigh
  | Order
  | Withdraw
  | Hint
  | Look;
/**
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Reply".
 */
export type Reply =
  View | Error | Chatted | Pinged | Planned | Presence | Thinking | Odds | Weighed | Intention | Hints;

export interface Everything {
  BattleView?: BattleView;
  BoardStatic?: BoardStatic;
  BoardView?: BoardView;
  BonusView?: BonusView;
  BookStatic?: BookStatic;
  BookView?: BookView;
  BoxInfo?: BoxInfo;
  Bridge?: Bridge;
  CardFightView?: CardFightView;
  CardHeroKindView?: CardHeroKindView;
  CardHeroView?: CardHeroView;
  CardText?: CardText;
  Castle?: Castle;
  CastleStatic?: CastleStatic;
  CastleView?: CastleView;
  Chronicle?: Chronicle;
  Clash?: Clash;
  Cost?: Cost;
  CounterView?: CounterView;
  CreatureCard?: CreatureCard;
  CreatureKindView?: CreatureKindView;
  CreatureView?: CreatureView;
  CurseView?: CurseView;
  DeckView?: DeckView;
  Die?: Die;
  EndingView?: EndingView;
  EventCard?: EventCard;
  FaceView?: FaceView;
  FighterView?: FighterView;
  FigureInfo?: FigureInfo;
  FigureView?: FigureView;
  FogToken?: FogToken;
  ForkAt?: ForkAt;
  GalleryView?: GalleryView;
  GoalView?: GoalView;
  GrimoireView?: GrimoireView;
  HalfView?: HalfView;
  HandCard?: HandCard;
  Health?: Health;
  Help?: Help;
  HelpView?: HelpView;
  HeroChoice?: HeroChoice;
  HeroKindView?: HeroKindView;
  HeroView?: HeroView;
  History?: History;
  Join?: Join;
  Label?: Label;
  LegendInfo?: LegendInfo;
  LegendView?: LegendView;
  Life?: Life;
  LooseThing?: LooseThing;
  MapArt?: MapArt;
  MapView?: MapView;
  MissionView?: MissionView;
  MissionsView?: MissionsView;
  Moment?: Moment;
  Moments?: Moments;
  MoveView?: MoveView;
  NarratorCard?: NarratorCard;
  NarratorView?: NarratorView;
  NewTable?: NewTable;
  News?: News;
  NoteView?: NoteView;
  Option?: Option;
  OutcomeView?: OutcomeView;
  OwnCard?: OwnCard;
  PageView?: PageView;
  PathView?: PathView;
  PileView?: PileView;
  PlaceView?: PlaceView;
  Portion?: Portion;
  PreviewView?: PreviewView;
  Problem?: Problem;
  Question?: Question;
  ReachView?: ReachView;
  ReaderKindView?: ReaderKindView;
  ReaderView?: ReaderView;
  Refused?: Refused;
  RuleBook?: RuleBook;
  RuleText?: RuleText;
  SceneryView?: SceneryView;
  SeatLink?: SeatLink;
  Seated?: Seated;
  SecretView?: SecretView;
  SectionView?: SectionView;
  SeenSection?: SeenSection;
  SeenWay?: SeenWay;
  SetInfo?: SetInfo;
  Sharing?: Sharing;
  SheetView?: SheetView;
  Shelf?: Shelf;
  Site?: Site;
  StackCard?: StackCard;
  StageView?: StageView;
  StatKindView?: StatKindView;
  StatView?: StatView;
  StockView?: StockView;
  SupplyView?: SupplyView;
  SymbolView?: SymbolView;
  TableInfo?: TableInfo;
  Tables?: Tables;
  TestNow?: TestNow;
  TestView?: TestView;
  TesterView?: TesterView;
  Thing?: Thing;
  ThingKindView?: ThingKindView;
  Threat?: Threat;
  Today?: Today;
  TokenView?: TokenView;
  Told?: Told;
  TrackToken?: TrackToken;
  TrailCardKind?: TrailCardKind;
  TrailCardView?: TrailCardView;
  TrailClash?: TrailClash;
  TrailGoalView?: TrailGoalView;
  TrailHeroKind?: TrailHeroKind;
  TrailHeroView?: TrailHeroView;
  TrailPathView?: TrailPathView;
  TrailPileView?: TrailPileView;
  TrailSpaceView?: TrailSpaceView;
  TrailStatic?: TrailStatic;
  TrailSupplyView?: TrailSupplyView;
  TrailView?: TrailView;
  TrailWayView?: TrailWayView;
  TurningPoint?: TurningPoint;
  UseView?: UseView;
  WaitingCard?: WaitingCard;
  Way?: Way;
  WayView?: WayView;
  Well?: Well;
  Back?: Back;
  Call?: Call;
  Chat?: Chat;
  Chatted?: Chatted;
  Do?: Do;
  Error?: Error;
  Hello?: Hello;
  Hint?: Hint;
  HintMove?: HintMove;
  Hints?: Hints;
  Intention?: Intention;
  Look?: Look;
  MeantStep?: MeantStep;
  Mute?: Mute;
  Odds?: Odds;
  OddsView?: OddsView;
  OptionOdds?: OptionOdds;
  Order?: Order;
  Outlook?: Outlook;
  Ping?: Ping;
  Pinged?: Pinged;
  Plan?: Plan;
  Planned?: Planned;
  Presence?: Presence;
  Rolled?: Rolled;
  RoundOdds?: RoundOdds;
  SeatNow?: SeatNow;
  Takeover?: Takeover;
  Thinking?: Thinking;
  Undo?: Undo;
  View?: View;
  Weigh?: Weigh;
  Weighed?: Weighed;
  Withdraw?: Withdraw;
  Request?: Request;
  Reply?: Reply;
}
/**
 * The fight, or the try at rubble or a trial, under way.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BattleView".
 */
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
  creature_die: string;
  life: Life | null;
  helps: Help[];
  extra_die: string;
  extra: number;
  doubled: boolean;
  rerolls: number[];
  trial: string;
}
/**
 * Cards that an opponent has instead of willpower.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Life".
 */
export interface Life {
  removed: number;
  needed: number;
}
/**
 * What adds to the strength of the fighters beside themselves.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Help".
 */
export interface Help {
  key: string;
  amount: number;
}
/**
 * What is printed and never changes; sent once.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BoardStatic".
 */
export interface BoardStatic {
  family: 'board';
  box: string;
  legend: string;
  board: string;
  aspect: number;
  sites: Site[];
  bridges: Bridge[];
  castle: number;
  graveyard: number;
  hours: number;
  overtime: number;
  max_strength: number;
  max_willpower: number;
  small_slots: number;
  letters: string[];
  dice: Die[];
  heroes: HeroKindView[];
  creatures: CreatureKindView[];
  things: ThingKindView[];
  figures: string[];
  difficulties: string[];
  goals: string[];
  paths: PathView[];
}
/**
 * A space of the board.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Site".
 */
export interface Site {
  number: number;
  name: string;
  x: number;
  y: number;
  radius: number;
  features: string[];
  roads: number[];
  arrow: number;
  way_out: boolean;
}
/**
 * A bridge or a passage, and the two spaces it joins.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Bridge".
 */
export interface Bridge {
  name: string;
  spaces: number[];
  detour: number;
  printed: boolean;
}
/**
 * A die and what its sides show.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Die".
 */
export interface Die {
  name: string;
  faces: number[];
}
/**
 * A figure one may choose.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HeroKindView".
 */
export interface HeroKindView {
  name: string;
  role: string;
  rank: number;
  dice: number[];
}
/**
 * A kind of creature with its printed values.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CreatureKindView".
 */
export interface CreatureKindView {
  name: string;
  strength: number;
  willpower: number;
  reward: number;
  die: string;
  dice: number[];
}
/**
 * A kind of thing.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ThingKindView".
 */
export interface ThingKindView {
  name: string;
  slot: string;
  sold: boolean;
  rule: string;
}
/**
 * A way that the board prints: a vent and the spaces its fire runs along.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "PathView".
 */
export interface PathView {
  name: string;
  spaces: number[];
}
/**
 * Everything a seat may see.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BoardView".
 */
export interface BoardView {
  family: 'board';
  box: string;
  legend: string;
  difficulty: string;
  seq: number;
  result: string;
  why: string;
  you: number;
  pending: Question;
  options: Option[];
  asides: Option[];
  cannot: Refused[];
  news: News[];
  day: number;
  ways: Way[];
  sharing: Sharing | null;
  heroes: HeroView[];
  creatures: CreatureView[];
  threats: Threat[];
  slain: {
    [k: string]: number;
  };
  castle: Castle;
  loose: LooseThing[];
  fog: FogToken[];
  wells: Well[];
  figures: FigureView[];
  merchants: number[];
  broken: string[];
  stock: StockView[];
  track: LegendView;
  deck: DeckView | null;
  event: EventCard | null;
  waiting: WaitingCard[];
  today: Today;
  battle: BattleView | null;
  counters: CounterView[];
  piles: PileView[];
  tokens: TokenView[];
  secrets: SecretView[];
  unbuilt: string[];
}
/**
 * What the game waits for.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Question".
 */
export interface Question {
  kind: string;
  seat: number;
  who: string;
  prompt: Label;
  rule: string;
}
/**
 * A text to be: its key in the catalogue and what goes into it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Label".
 */
export interface Label {
  key: string;
  args: {
    [k: string]: number | string | Label;
  };
}
/**
 * One thing a seat may say now.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Option".
 */
export interface Option {
  say: string;
  who: string;
  label: Label;
  touch: string[];
  group: string;
  cost: Cost | null;
  way: string;
  spoils: string[];
}
/**
 * What an option takes from the hero at once.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Cost".
 */
export interface Cost {
  hours: number;
  willpower: number;
  gold: number;
  strength: number;
}
/**
 * Something a player would expect to do, and the rule that forbids it now.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  say: string;
  label: Label;
  rule: string;
}
/**
 * Something that happened with the last input.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "News".
 */
export interface News {
  kind: string;
  label: Label;
  touch: string[];
  rule: string;
  who: string;
  other: string;
  what: string;
  where: number;
  origin: number;
  amount: number;
  cost: Cost | null;
}
/**
 * A shortest way of the asked hero to a space, as far as it can be walked now.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Way".
 */
export interface Way {
  to: number;
  path: number[];
  hours: number;
  willpower: number;
  why: Label | null;
  rule: string;
}
/**
 * Pieces that are shared out, or paid together.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Sharing".
 */
export interface Sharing {
  left: number;
  pays: boolean;
  alone: boolean;
  portions: Portion[];
}
/**
 * An answer that gives or takes one piece, and how often it can be given.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Portion".
 */
export interface Portion {
  say: string;
  hero: string;
  good: string;
  most: number;
}
/**
 * A hero board with its figure.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HeroView".
 */
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
  out: boolean;
  cards: OwnCard[];
  follower: string;
  covered: number;
}
/**
 * An article, object or token.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Thing".
 */
export interface Thing {
  name: string;
  kind: string;
  slot: string;
  face: number;
  goods: boolean;
}
/**
 * A card that a hero has before them, open for all: a fate.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "OwnCard".
 */
export interface OwnCard {
  key: string;
  pile: string;
  state: string;
  progress: number;
}
/**
 * A creature on the board; its space is its id, with `index` where several stand on one.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CreatureView".
 */
export interface CreatureView {
  space: number;
  kind: string;
  named: string;
  strength: number;
  willpower: number;
  dice: number;
  reward: number;
  goods: string[];
  carries: Thing | null;
  rewards: {
    [k: string]: number;
  };
  index: number;
  die: string;
  life: Life | null;
}
/**
 * What a creature is about to do, and who could stop it, as things are.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Threat".
 */
export interface Threat {
  space: number;
  index: number;
  next: number;
  reached_by: string[];
  own_way: boolean;
}
/**
 * The golden shields.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Castle".
 */
export interface Castle {
  shields: number;
  captured: number;
}
/**
 * A thing that lies on a space.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "LooseThing".
 */
export interface LooseThing {
  space: number;
  thing: Thing;
}
/**
 * A fog token on its circle.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "FogToken".
 */
export interface FogToken {
  space: number;
  face: string;
}
/**
 * A well token, full or drained.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Well".
 */
export interface Well {
  space: number;
  full: boolean;
}
/**
 * The prince, the shield dwarves, the witch.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "FigureView".
 */
export interface FigureView {
  name: string;
  space: number;
  leader: string;
  carries: string[];
}
/**
 * An article on the equipment board.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "StockView".
 */
export interface StockView {
  thing: string;
  left: number;
}
/**
 * The legend track and what was read so far.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "LegendView".
 */
export interface LegendView {
  narrator: string;
  last: string;
  stars: string[];
  read: string[];
  goals: GoalView[];
  end_token: string;
  tokens: TrackToken[];
}
/**
 * A goal of the legend that stands now, and how far it has come.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "GoalView".
 */
export interface GoalView {
  key: string;
  kind: string;
  needed: boolean;
  worth: number;
  met: boolean;
  lost: boolean;
  lasting: boolean;
  progress: number;
  done: number;
  need: number;
  state: Label | null;
  sunrises: number;
}
/**
 * Cards or tokens that lie face down at a letter of the legend track.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrackToken".
 */
export interface TrackToken {
  letter: string;
  pile: string;
  count: number;
}
/**
 * The event deck in use.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "DeckView".
 */
export interface DeckView {
  name: string;
  left: number;
  top: EventCard | null;
}
/**
 * An event card that was drawn or is known.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "EventCard".
 */
export interface EventCard {
  key: string;
  shield: boolean;
}
/**
 * A card that waits for a hero.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "WaitingCard".
 */
export interface WaitingCard {
  key: string;
  spaces: number[];
}
/**
 * What holds until the next sunrise.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Today".
 */
export interface Today {
  overtime: number[];
  fury: number;
  hours: number;
  crossed: string[];
}
/**
 * A counter that the table shows as a token; `counter-<name>` is its text.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CounterView".
 */
export interface CounterView {
  name: string;
  value: number;
}
/**
 * A pile of cards: how many are left, and those that lie open beside it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "PileView".
 */
export interface PileView {
  name: string;
  left: number;
  removed: number;
  open: string[];
}
/**
 * A token of a kind of the box or the legend; it lies face down.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TokenView".
 */
export interface TokenView {
  kind: string;
  space: number;
}
/**
 * A place that nobody knows; `secret-<name>` is its text.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SecretView".
 */
export interface SecretView {
  name: string;
  spaces: number[];
}
/**
 * Something that counts in a test.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BonusView".
 */
export interface BonusView {
  what: Label;
  amount: number;
}
/**
 * What is printed and never changes; sent once. No section, thing or mark is in it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BookStatic".
 */
export interface BookStatic {
  family: 'book';
  box: string;
  legend: string;
  heroes: ReaderKindView[];
  stats: StatKindView[];
  tests: string[];
  chapters: string[];
  memories: number;
  difficulties: string[];
  variants: string[];
}
/**
 * A hero one may choose.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ReaderKindView".
 */
export interface ReaderKindView {
  name: string;
  role: string;
  colour: string;
}
/**
 * A number of the sheet.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "StatKindView".
 */
export interface StatKindView {
  name: string;
  start: number;
  least: number | null;
  most: number | null;
}
/**
 * Everything a reader may see.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BookView".
 */
export interface BookView {
  family: 'book';
  box: string;
  legend: string;
  difficulty: string;
  seq: number;
  result: string;
  why: string;
  you: number;
  pending: Question;
  options: Option[];
  asides: Option[];
  cannot: Refused[];
  news: News[];
  chapter: string;
  page: number;
  section: SectionView;
  sheet: SheetView;
  heroes: ReaderView[];
  test: TestNow | null;
  trail: PageView[];
  map: MapView;
  endings: EndingView[];
}
/**
 * The section that is open.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SectionView".
 */
export interface SectionView {
  section: string;
  text: string;
  chapter: string;
  visits: number;
  ways: WayView[];
  ending: EndingView | null;
}
/**
 * A way on from this page.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "WayView".
 */
export interface WayView {
  name: string;
  label: Label;
  say: string;
  once: boolean;
  taken: number;
  test: TestView | null;
  lacks: Label[];
  rule: string;
}
/**
 * A test that a way asks for; `test-<box>-<kind>` is its name, `.note` how it is taken.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TestView".
 */
export interface TestView {
  kind: string;
  against: number;
  bonuses: BonusView[];
  wound: string;
  testers: TesterView[];
}
/**
 * A hero who may take a test, and how it would go.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TesterView".
 */
export interface TesterView {
  hero: string;
  dice: number;
  plus: number;
  chance: number;
  chance_with_gift: number;
}
/**
 * An ending that was reached: `ending-<box>-<name>`.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "EndingView".
 */
export interface EndingView {
  name: string;
  good: boolean;
  chapter: string;
}
/**
 * What everybody who reads shares.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SheetView".
 */
export interface SheetView {
  stats: StatView[];
  things: NoteView[];
  memories: NoteView[];
  marks: NoteView[];
}
/**
 * A number of the sheet; its text is `sheet-<box>-<name>`, `.note` says what it is for.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "StatView".
 */
export interface StatView {
  name: string;
  value: number;
  least: number | null;
  most: number | null;
}
/**
 * A thing, a memory or a mark; its text is `<sort>-<box>-<name>`.
 *
 *     That of a thing has a `.note`. Marks that readers may not know are not in a view.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "NoteView".
 */
export interface NoteView {
  sort: string;
  name: string;
  page: number;
}
/**
 * A hero who reads.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ReaderView".
 */
export interface ReaderView {
  name: string;
  role: string;
  colour: string;
  seat: number;
  reads: boolean;
  gift: boolean;
  rests: boolean;
}
/**
 * The test under way.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TestNow".
 */
export interface TestNow {
  hero: string;
  kind: string;
  against: number;
  plus: number;
  bonuses: BonusView[];
  rolled: number[];
  left: number;
  total: number;
  stage: string;
}
/**
 * A page of the trail: a section in the order of reading.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "PageView".
 */
export interface PageView {
  section: string;
  text: string;
  chapter: string;
  way: string;
  label: Label | null;
  memories: string[];
  seq: number;
}
/**
 * Sections seen, in the order they were first read, and ways taken between them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MapView".
 */
export interface MapView {
  sections: SeenSection[];
  ways: SeenWay[];
}
/**
 * A section on the map of pages already seen.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SeenSection".
 */
export interface SeenSection {
  section: string;
  text: string;
  chapter: string;
  visits: number;
  ending: string;
}
/**
 * A way that was taken from one section to another; a test may have led elsewhere.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SeenWay".
 */
export interface SeenWay {
  origin: string;
  target: string;
  way: string;
  times: number;
}
/**
 * A box on the shelf.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "BoxInfo".
 */
export interface BoxInfo {
  name: string;
  family: string;
  legends: LegendInfo[];
  heroes: FigureInfo[];
  languages: string[];
  playable: boolean;
}
/**
 * A legend one may begin, or what keeps it from being played.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "LegendInfo".
 */
export interface LegendInfo {
  name: string;
  difficulties: string[];
  variants: string[];
  min_heroes: number;
  max_heroes: number;
  sets: SetInfo[];
  faults: string[];
}
/**
 * Cards of which only so many come into a game: by chance, unless the group names them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SetInfo".
 */
export interface SetInfo {
  name: string;
  cards: string[];
  count: number;
}
/**
 * A figure one may choose; of a role only one can play.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "FigureInfo".
 */
export interface FigureInfo {
  name: string;
  role: string;
  rank: number;
  colour: string;
}
/**
 * The fight under way: who adds what, and the sum.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CardFightView".
 */
export interface CardFightView {
  stage: string;
  place: number;
  creature: string;
  strength: number;
  toll: number;
  fighters: FighterView[];
  total: number;
  helpers: HelpView[];
}
/**
 * What one hero adds to the fight.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "FighterView".
 */
export interface FighterView {
  hero: string;
  card: HandCard;
  printed: number;
  quivers: number[];
  grimoires: string[];
  willpower: number;
  axe: number;
  spirit: number;
  value: number;
}
/**
 * A card in hand or before its hero.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HandCard".
 */
export interface HandCard {
  name: string;
  sort: string;
}
/**
 * A hero who could be invited.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HelpView".
 */
export interface HelpView {
  hero: string;
  points: number;
}
/**
 * A hero one may choose.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CardHeroKindView".
 */
export interface CardHeroKindView {
  name: string;
  role: string;
  colour: string;
  cards: string[];
}
/**
 * A hero with cards and tokens.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CardHeroView".
 */
export interface CardHeroView {
  name: string;
  role: string;
  colour: string;
  seat: number;
  place: number;
  hand: HandCard[];
  played: HandCard[];
  willpower: number;
  quivers: number[];
  axe: string;
  grimoires: GrimoireView[];
  spirit: boolean;
  active: boolean;
}
/**
 * A grimoire of the sorceress.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "GrimoireView".
 */
export interface GrimoireView {
  name: string;
  strength: number;
  remote: boolean;
  open: boolean;
}
/**
 * A card a hand can hold: its options as texts.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CardText".
 */
export interface CardText {
  name: string;
  sort: string;
  options: Label[];
}
/**
 * What is printed and never changes; sent once.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CastleStatic".
 */
export interface CastleStatic {
  family: 'castle';
  box: string;
  legend: string;
  places: string[];
  start: number;
  heroes: CardHeroKindView[];
  cards: CardText[];
  encounters: CreatureCard[];
  missions: string[];
  narrators: NarratorCard[];
  grimoires: GrimoireView[];
  difficulties: string[];
  variants: string[];
}
/**
 * A kind of encounter card.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CreatureCard".
 */
export interface CreatureCard {
  name: string;
  object: boolean;
  strength: number;
  gold: boolean;
  row: number;
  toll: number;
  red: boolean;
  copies: number;
  reward: Label[];
  burden: boolean;
}
/**
 * A narrator card.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "NarratorCard".
 */
export interface NarratorCard {
  name: string;
  upper: HalfView;
  lower: HalfView;
  red: boolean;
}
/**
 * One half of a narrator card.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HalfView".
 */
export interface HalfView {
  place: number;
  up: boolean;
  count: number;
}
/**
 * Everything a seat may see.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CastleView".
 */
export interface CastleView {
  family: 'castle';
  box: string;
  legend: string;
  difficulty: string;
  seq: number;
  result: string;
  why: string;
  you: number;
  pending: Question;
  options: Option[];
  asides: Option[];
  cannot: Refused[];
  news: News[];
  turn: number;
  score: number | null;
  clashes: Clash[];
  heroes: CardHeroView[];
  places: PlaceView[];
  gallery: GalleryView;
  narrator: NarratorView;
  missions: MissionsView;
  supply: SupplyView;
  card: HandCard | null;
  open: Label[];
  fight: CardFightView | null;
}
/**
 * A fight that an answer would lead to, before it is given.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Clash".
 */
export interface Clash {
  say: string;
  place: number;
  creature: string;
  strength: number;
  points: number;
  helpers: HelpView[];
  verdict: string;
  text: Label;
}
/**
 * A location with all that lies there.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "PlaceView".
 */
export interface PlaceView {
  number: number;
  name: string;
  cards: StackCard[];
  strength: number;
  mission: MissionView | null;
  heroes: string[];
  spirit: string;
}
/**
 * An encounter card at a location.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "StackCard".
 */
export interface StackCard {
  name: string;
  up: boolean;
}
/**
 * A mission at a location.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MissionView".
 */
export interface MissionView {
  name: string;
  up: boolean;
  met: boolean;
}
/**
 * The trophies.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "GalleryView".
 */
export interface GalleryView {
  rows: string[][];
  gold: number;
  cards: number;
}
/**
 * The pile the dragon comes nearer by.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "NarratorView".
 */
export interface NarratorView {
  left: number;
  gone: number;
  spare: number;
  used: string[];
}
/**
 * How far the liberation is.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MissionsView".
 */
export interface MissionsView {
  needed: number;
  completed: string[];
  spare: number;
}
/**
 * What lies ready.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SupplyView".
 */
export interface SupplyView {
  deck: number;
  allies: number;
  quivers: number;
  willpower: number;
}
/**
 * The story of a finished game in short.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Chronicle".
 */
export interface Chronicle {
  facts: Label[];
  points: TurningPoint[];
}
/**
 * A moment of a finished game that is worth telling.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TurningPoint".
 */
export interface TurningPoint {
  seq: number;
  when: Label;
  label: Label;
  good: boolean;
  weight: number;
}
/**
 * The Curse.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "CurseView".
 */
export interface CurseView {
  space: number;
  line: number;
  length: number;
  penalty: number;
}
/**
 * One face of a card: sunny and rainy, passive and active, or another name.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "FaceView".
 */
export interface FaceView {
  name: string;
  label: Label;
  moves: MoveView[];
  strength: number;
  opponent: number;
  reward: number;
  uses: UseView[];
  after: UseView[];
}
/**
 * A step value of a hero card.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MoveView".
 */
export interface MoveView {
  steps: number;
  price: SymbolView[];
}
/**
 * A symbol: on a space, on a path, or on a card (a price, or a part of a use).
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SymbolView".
 */
export interface SymbolView {
  kind: string;
  amount: number;
  what: string;
  label: Label;
}
/**
 * A way to activate a card.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "UseView".
 */
export interface UseView {
  number: number;
  effects: SymbolView[];
  then: string;
  label: Label;
}
/**
 * Begin another game from an earlier position.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ForkAt".
 */
export interface ForkAt {
  seq: number;
}
/**
 * The server answers.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Health".
 */
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  sockets: number;
}
/**
 * A figure and who leads it: `me`, `link`, or `companion:<strength>`.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HeroChoice".
 */
export interface HeroChoice {
  name: string;
  player: string;
}
/**
 * Everything that happened, in order.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "History".
 */
export interface History {
  table: string;
  last: number;
  result: string;
  entries: Told[];
  chronicle: Chronicle | null;
}
/**
 * One input and what this browser may know of it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Told".
 */
export interface Told {
  seq: number;
  seat: number;
  say: string;
  news: News[];
}
/**
 * The token of a seat, as the link carries it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Join".
 */
export interface Join {
  token: string;
  name?: string;
}
/**
 * How a map is painted; `map-<box>-<name>` is its name, `.note` what it looks like.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MapArt".
 */
export interface MapArt {
  name: string;
  terrain: string;
  place: string;
  scenery: SceneryView[];
}
/**
 * Something painted on a map.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SceneryView".
 */
export interface SceneryView {
  kind: string;
  x: number;
  y: number;
}
/**
 * The view of a past position.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Moment".
 */
export interface Moment {
  seq: number;
  view: BoardView | CastleView | BookView | TrailView;
}
/**
 * Everything a seat may see.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailView".
 */
export interface TrailView {
  family: 'trail';
  box: string;
  legend: string;
  difficulty: string;
  seq: number;
  result: string;
  why: string;
  you: number;
  pending: Question;
  options: Option[];
  asides: Option[];
  cannot: Refused[];
  news: News[];
  turn: number;
  neighbours: boolean;
  stages: StageView[];
  heroes: TrailHeroView[];
  curse: CurseView;
  supply: TrailSupplyView;
  goals: TrailGoalView[];
  story: string[];
  previews: PreviewView[];
  reach: ReachView[];
  clashes: TrailClash[];
}
/**
 * A stage of the row, from left to right.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "StageView".
 */
export interface StageView {
  number: number;
  map: string;
  label: Label | null;
  terrain: string;
  begun: boolean;
  left: boolean;
  fog: number;
  printed_fog: number;
  spaces: TrailSpaceView[];
  paths: TrailPathView[];
}
/**
 * A space of a stage.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailSpaceView".
 */
export interface TrailSpaceView {
  number: number;
  name: string;
  label: Label;
  x: number;
  y: number;
  steps: number;
  steps_now: number;
  line: number;
  symbols: SymbolView[];
}
/**
 * A path between two spaces, always forward.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailPathView".
 */
export interface TrailPathView {
  origin: number;
  target: number;
  dashed: boolean;
  symbols: SymbolView[];
}
/**
 * A hero on the way.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailHeroView".
 */
export interface TrailHeroView {
  name: string;
  role: string;
  colour: string;
  seat: number;
  space: number;
  stage: number;
  willpower: number;
  lead: number;
  arrived: boolean;
  target: number;
  campfires: number;
  active: boolean;
  piles: TrailPileView[];
  resting: TrailCardView[];
}
/**
 * One of the three piles of a hero.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailPileView".
 */
export interface TrailPileView {
  name: string;
  cards: TrailCardView[];
  blocked: boolean;
}
/**
 * A card in a pile, or beside the map.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailCardView".
 */
export interface TrailCardView {
  name: string;
  label: Label;
  sort: string;
  face: FaceView;
  active: boolean;
}
/**
 * What lies ready.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailSupplyView".
 */
export interface TrailSupplyView {
  reserve: number;
  willpower: number;
  cards: {
    [k: string]: number;
  };
  unseen: {
    [k: string]: number;
  };
  gone: {
    [k: string]: number;
  };
}
/**
 * Something that must be reached.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailGoalView".
 */
export interface TrailGoalView {
  name: string;
  label: Label;
  done: boolean;
  progress: number;
}
/**
 * What one of the options would come to.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "PreviewView".
 */
export interface PreviewView {
  say: string;
  outcome: OutcomeView;
}
/**
 * What an answer would come to, whichever fog cards are drawn on the way.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "OutcomeView".
 */
export interface OutcomeView {
  space: number;
  other_space: number;
  willpower: number;
  other_willpower: number;
  fog: number;
  curse: number;
  leads: number[];
  result: string;
  why: string;
  goes_on: boolean;
  text: Label;
}
/**
 * Everywhere an activated card, or one that could be, would bring the hero.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "ReachView".
 */
export interface ReachView {
  say: string;
  pile: string;
  steps: number;
  price: SymbolView[];
  ways: TrailWayView[];
}
/**
 * A way that a hero may go.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailWayView".
 */
export interface TrailWayView {
  say: string[];
  spaces: number[];
  space: number;
  steps: number;
  symbols: SymbolView[];
  outcome: OutcomeView;
}
/**
 * A fight that is possible, or would be together.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailClash".
 */
export interface TrailClash {
  say: string;
  hero: string;
  pile: string;
  strength: number;
  place: string;
  opponent: Label;
  needed: number;
  reward: number;
  verdict: string;
  partner: string;
  helpers: string[];
  sum: number;
  text: Label;
}
/**
 * Views of past positions in order, and the last position there is.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Moments".
 */
export interface Moments {
  views: Moment[];
  last: number;
}
/**
 * What is agreed before a game begins.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "NewTable".
 */
export interface NewTable {
  box: string;
  legend: string;
  difficulty: string;
  heroes: HeroChoice[];
  language?: string;
  dice?: 'app' | 'people';
  variant?: string;
  cards?: string[];
  seed?: number | null;
  name?: string;
}
/**
 * A request was not taken; nothing has changed.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  code: string;
  message: string;
  rule: string;
  detail: Label | null;
}
/**
 * The rules of a box, in the order of its rulebook.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "RuleBook".
 */
export interface RuleBook {
  rules: RuleText[];
}
/**
 * A rule in plain words.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "RuleText".
 */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  box: string;
  language: string;
}
/**
 * A seat, and the link that gives it to the person who opens it; "" for a companion's.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SeatLink".
 */
export interface SeatLink {
  seat: number;
  hero: string;
  link: string;
  mine: boolean;
  companion: string;
}
/**
 * A table and its seats. Links are shown only to those who began it or hold the seat.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  table: string;
  seats: SeatLink[];
}
/**
 * All boxes, and what can be chosen with any of them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Shelf".
 */
export interface Shelf {
  boxes: BoxInfo[];
  languages: string[];
  companions: string[];
  version: string;
}
/**
 * A game of this browser, running or finished.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  table: string;
  title: string;
  box: string;
  family: string;
  legend: string;
  difficulty: string;
  heroes: string[];
  seats: number[];
  seq: number;
  day: number;
  result: string;
  created: number;
  played: number;
  your_move: boolean;
}
/**
 * Games, first those that wait for this browser, then the one played last.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Tables".
 */
export interface Tables {
  tables: TableInfo[];
}
/**
 * A kind of card: `card-<box>-<name>` is its title, `.note` its story.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailCardKind".
 */
export interface TrailCardKind {
  name: string;
  sort: string;
  copies: number;
  faces: FaceView[];
}
/**
 * A hero one may lead.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailHeroKind".
 */
export interface TrailHeroKind {
  name: string;
  role: string;
  colour: string;
  cards: string[];
  alone: boolean;
}
/**
 * What is printed and never changes; sent once.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "TrailStatic".
 */
export interface TrailStatic {
  family: 'trail';
  box: string;
  legend: string;
  heroes: TrailHeroKind[];
  cards: TrailCardKind[];
  maps: MapArt[];
  stages: number;
  drawn: number;
  willpower: number;
  campfires: number;
  only_move: boolean;
  difficulties: string[];
  allies: number[];
  variants: string[];
}
/**
 * Take your seats back from the companions that kept them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Back".
 */
export interface Back {
  type: 'back';
}
/**
 * Say what the others may call this person from now on.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Call".
 */
export interface Call {
  type: 'call';
  name: string;
}
/**
 * A remark to everybody at the table.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  type: 'chat';
  text: string;
}
/**
 * A remark of somebody at the table.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Chatted".
 */
export interface Chatted {
  type: 'chat';
  id: number;
  seat: number;
  name: string;
  text: string;
  when: number;
  label: Label | null;
  hero: string;
}
/**
 * Say one or more sentences, all or none of them.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Do".
 */
export interface Do {
  type: 'do';
  do: string[];
  at: number;
}
/**
 * A message was not taken; nothing has changed.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Error".
 */
export interface Error {
  type: 'error';
  code: string;
  message: string;
  rule: string;
  at: number | null;
}
/**
 * The first message: what this browser has already.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Hello".
 */
export interface Hello {
  type: 'hello';
  since?: number;
  chat?: number;
  name?: string;
  seats?: number[];
}
/**
 * Ask what would be good to do now.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  type: 'hint';
}
/**
 * A move worth considering.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "HintMove".
 */
export interface HintMove {
  say: string;
  label: Label;
  reason: Label | null;
  goal: Label | null;
  chance: Label | null;
  plan: string[];
  touch: string[];
}
/**
 * The best moves, best first; none when this browser is not asked.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Hints".
 */
export interface Hints {
  type: 'hints';
  at: number;
  moves: HintMove[];
}
/**
 * What a companion's hero plans to do; it replaces what was told of this hero before.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Intention".
 */
export interface Intention {
  type: 'intention';
  seat: number;
  hero: string;
  label: Label | null;
  steps: MeantStep[];
  path: number[];
  order: Label | null;
}
/**
 * One step of an intention.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "MeantStep".
 */
export interface MeantStep {
  kind: string;
  place: number;
}
/**
 * Send the view again.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  type: 'look';
}
/**
 * Those who look on at this table say nothing, or may speak again.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Mute".
 */
export interface Mute {
  type: 'mute';
  on?: boolean;
}
/**
 * The odds of the question asked now; they follow its view.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Odds".
 */
export interface Odds {
  type: 'odds';
  at: number;
  odds: OddsView | null;
}
/**
 * The odds that belong to a question.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "OddsView".
 */
export interface OddsView {
  now: Outlook | null;
  options: OptionOdds[];
}
/**
 * How a fight goes from here on when everybody chooses well.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Outlook".
 */
export interface Outlook {
  exact: boolean;
  fighters: string[];
  win: number;
  beaten: number;
  left: number;
  late: number;
  rounds: number;
  falls: number[];
  losses: number[];
  round: RoundOdds | null;
}
/**
 * The next round, or the one under way.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "RoundOdds".
 */
export interface RoundOdds {
  strike: number;
  tie: number;
  blow: number;
  struck: number;
  borne: number;
}
/**
 * One answer and what follows it.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "OptionOdds".
 */
export interface OptionOdds {
  say: string;
  outlook: Outlook;
  together: Outlook | null;
  best: boolean;
}
/**
 * Ask something of a hero whom a companion leads.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Order".
 */
export interface Order {
  type: 'order';
  hero: string;
  kind: 'fight' | 'give' | 'go' | 'hold' | 'rest';
  place: number;
  what: string;
  giver: string;
}
/**
 * Point at a space.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: 'ping';
  space: number;
}
/**
 * Somebody points at a space.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Pinged".
 */
export interface Pinged {
  type: 'ping';
  seat: number;
  name: string;
  space: number;
}
/**
 * Show where a hero plans to go; -1 wipes it out.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Plan".
 */
export interface Plan {
  type: 'plan';
  place: number;
  hero?: string;
}
/**
 * What somebody plans to do.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Planned".
 */
export interface Planned {
  type: 'plan';
  seat: number;
  name: string;
  hero: string;
  path: number[];
}
/**
 * Who is at the table.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  type: 'presence';
  seats: SeatNow[];
  spectators: number;
  muted: boolean;
}
/**
 * A seat and who is there.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "SeatNow".
 */
export interface SeatNow {
  seat: number;
  hero: string;
  name: string;
  online: boolean;
  companion: string;
  kept: boolean;
  votes: number[];
  takeover: number | null;
}
/**
 * What the people's dice show.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Rolled".
 */
export interface Rolled {
  type: 'rolled';
  do: string[];
  at: number;
}
/**
 * Be for or against a companion for somebody else's seat.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Takeover".
 */
export interface Takeover {
  type: 'takeover';
  seat: number;
  vote?: boolean;
}
/**
 * A companion is about to speak.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Thinking".
 */
export interface Thinking {
  type: 'thinking';
  seat: number;
}
/**
 * Take back the last input of a person, or all down to a position.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Undo".
 */
export interface Undo {
  type: 'undo';
  at: number;
  to?: number | null;
}
/**
 * What this browser sees now, and what happened since it looked last.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "View".
 */
export interface View {
  type: 'view';
  table: string;
  seq: number;
  view: BoardView | CastleView | BookView | TrailView;
  mine: number[];
  told: Told[];
  undo: number | null;
  alone: string;
  hands_over: boolean;
}
/**
 * Ask for the odds of heroes, the first of them active, against a creature.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Weigh".
 */
export interface Weigh {
  type: 'weigh';
  space: number;
  heroes: string[];
}
/**
 * The odds somebody asked for.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Weighed".
 */
export interface Weighed {
  type: 'weighed';
  at: number;
  space: number;
  heroes: string[];
  outlook: Outlook | null;
}
/**
 * Take an order back.
 *
 * This interface was referenced by `Everything`'s JSON-Schema
 * via the `definition` "Withdraw".
 */
export interface Withdraw {
  type: 'withdraw';
  hero: string;
}
