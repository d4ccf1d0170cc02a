// One table as this screen knows it: the last view, the log, who is there, and what one can send.

import { familyOf } from '../families.ts';
import { api } from './api.ts';
import { soundOf } from './changes.ts';
import type {
  AnyStatic,
  AnyView,
  ChatLine,
  Chronicle,
  Label,
  News,
  Option,
  Seat,
  ServerMessage,
  Told,
  ViewMessage,
} from './contract.ts';
import { Counsel } from './counsel.svelte.ts';
import { Foresight } from './foresight.svelte.ts';
import { hand as theHand, type Hand } from './hand.ts';
import { noteSeen, seenTo } from './memory.ts';
import { connect, type Line, type LineState } from './net.ts';
import { persist } from './persist.ts';
import { settings } from './settings.svelte.ts';
import { Stage } from '../stage/stage.svelte.ts';
import { play } from './sound.ts';
import { told } from './troubles.ts';
import { cardKeys, learn, t } from './words.svelte.ts';

export interface LogLine extends News {
  seq: number;
  seat: number;
  day: number;
}

export interface Ping {
  id: number;
  space: number;
  name: string;
}

/** What somebody shows the others, for a moment in words. */
export interface Gesture {
  kind: 'ping' | 'plan';
  space: number;
  name: string;
}

export interface Trouble {
  text: string;
  rule: string;
}

const PING_TIME = 3500;

export class Table {
  view = $state.raw<AnyView | null>(null);
  board = $state.raw<AnyStatic | null>(null);
  /** The board before there are words for it: enough to draw it. */
  printed = $state.raw<AnyStatic | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  seats = $state.raw<Seat[]>([]);
  pings = $state.raw<Ping[]>([]);
  /** Ways heroes mean to go, by their names. */
  plans = $state.raw<Record<string, number[]>>({});
  /** The last of both, as long as it is news. */
  gesture = $state.raw<Gesture | null>(null);
  /** The family of what is to be shown, known before it can be. */
  family = $state('');
  line = $state<LineState>('opening');
  /** Seats this screen speaks for. */
  mySeats = $state.raw<number[]>([]);
  /** The same with those a companion keeps meanwhile. */
  held = $state.raw<number[]>([]);
  /** Where taking back would lead, or nothing. */
  undoTo = $state<number | null>(null);
  spectators = $state(0);
  /** They may not speak. */
  muted = $state(false);
  /** Seat of the companion that is about to speak, or -1. */
  thinking = $state(-1);
  trouble = $state.raw<Trouble | null>(null);
  /** Waiting for an answer to what was sent. */
  busy = $state(false);
  /** The past is being fetched: a long game takes a while. */
  rewinding = $state(false);
  /** Views of the past, and what happened from the first on, while replaying. */
  history = $state.raw<AnyView[]>([]);
  private story = $state.raw<Told[]>([]);
  moment = $state(-1);
  /** What is asked once more before it is done, for it may cost the game. */
  doubted = $state.raw<{ option: Option; question: string } | null>(null);
  /** The only answer there was, which was given by itself, as long as it is news. */
  alone = $state.raw<Label | null>(null);
  /** Where it was given, and where taking back led before. */
  private lone = { at: -1, undo: null as number | null };
  /** The last sentence of this screen; "" after taking back, when nothing is given by itself. */
  private said = '';

  /** What others did since one was asked last, when one is asked again. */
  missed = $state.raw<LogLine[]>([]);
  /** It happened while this screen was not here. */
  returned = $state(false);
  /** The last view in which this screen was asked, or where it was left. */
  private parted: { seq: number; view: AnyView | null } = { seq: -1, view: null };

  /** The story of the whole game in short, once it is over and told. */
  chronicle = $state.raw<Chronicle | null>(null);

  readonly id: string;
  readonly foresight = new Foresight((message) => this.socket?.send(message));
  readonly counsel = new Counsel((message) => this.socket?.send(message));
  private socket: Line | null = null;
  private pingCount = 0;
  private heard: Promise<unknown> = Promise.resolve();
  /** The last input the log tells of. */
  private toldTo = -1;
  /** The board that was asked for last. */
  private laid = '';

  /** What happened is played on it, line by line. */
  readonly stage = new Stage({
    board: () => this.board,
    isMine: (hero) => this.view?.heroes.some(({ name, seat }) => name === hero && this.mySeats.includes(seat)) ?? false,
    ontell: (line, before, after) => sound(before, after, [line]),
  });
  /** What the screen shows: what is being told, the present, or a moment of the replay. */
  readonly shown = $derived(
    this.moment >= 0
      ? (this.history[this.moment] ?? this.view)
      : staged(this.stage.shown, this.view, this.stage.secret),
  );
  readonly replaying = $derived(this.moment >= 0);
  /** What had happened by the moment that is shown, also what was taken back later. */
  readonly told = $derived.by(() => {
    const now = this.shown;
    if (this.replaying && now)
      return retold(
        [],
        this.story.filter(({ seq }) => seq <= now.seq),
        now,
      );
    return this.stage.left && !this.stage.again ? this.log.slice(0, -this.stage.left) : this.log;
  });
  /** What just happened there. */
  readonly lately = $derived(this.told.findLast(({ seq }) => seq === this.shown?.seq));
  /** People's own dice: whoever sits here may say what they show. */
  readonly rolling = $derived(this.view?.pending.kind === 'chance' && this.view.options.length > 0);
  readonly mine = $derived(this.view !== null && (this.rolling || this.mySeats.includes(this.view.pending.seat)));

  /** Here without a seat: one looks on. */
  readonly watching = $derived(this.view !== null && this.mySeats.length === 0);

  constructor(
    id: string,
    private readonly hand: Pick<Hand, 'isHasty'> = theHand,
  ) {
    this.id = id;
  }

  async open(): Promise<void> {
    const listener = {
      hear: (message: ServerMessage) => this.hear(message),
      state: (state: LineState) => {
        this.line = state;
        if (state === 'lost') {
          this.busy = false;
          this.counsel.giveUp();
        }
      },
      // Lines of this screen's own have no number of the server's.
      since: () => ({
        seq: this.view?.seq ?? 0,
        chat: this.chat.findLast(({ id }) => id > 0)?.id ?? 0,
        name: settings.name,
      }),
    };
    if (__MOCK__) this.socket = (await import('../mock/server.ts')).connectMock(this.id, listener);
    else this.socket = connect(this.id, listener);
  }

  close(): void {
    this.socket?.close();
  }

  /** Says what the others may call this person. */
  call(name: string): void {
    this.socket?.send({ type: 'call', name });
  }

  /** Says one option of the view; `sure` is who was asked whether it is meant. */
  act(option: Option, sure = false): void {
    if (this.hand.isHasty) return;
    this.doubted = null;
    const question = sure || !this.view ? '' : doubtOf(this.view, option);
    if (question) {
      this.doubted = { option, question };
      return;
    }
    this.forget();
    this.stage.present();
    this.foresight.chose(option);
    if (this.rolling) this.rolled([option.say]);
    else this.send([option.say]);
  }

  /** Says several sentences at once, such as a walk of several spaces: all are taken or none, and taken back together. */
  say(words: string[]): void {
    if (this.hand.isHasty) return;
    this.forget();
    this.stage.present();
    this.send(words);
  }

  /** Takes back the last message, with the only answer that followed from it. */
  undo(): void {
    if (!this.view) return;
    const whole = this.undoTo === this.lone.at ? this.lone.undo : null;
    this.said = '';
    this.socket?.send({ type: 'undo', at: this.view.seq, ...(whole === null ? {} : { to: whole }) });
  }

  /** Tells what the real dice showed. */
  rolled(words: string[]): void {
    if (this.view) this.socket?.send({ type: 'rolled', do: words, at: this.view.seq });
  }

  write(text: string): void {
    this.socket?.send({ type: 'chat', text });
  }

  ping(space: number): void {
    this.socket?.send({ type: 'ping', space });
  }

  /** Shows where a hero means to go; -1 wipes it out. */
  plan(place: number, hero: string): void {
    this.socket?.send({ type: 'plan', place, hero });
  }

  /** Those who look on may not speak, or may again. */
  mute(on: boolean): void {
    this.socket?.send({ type: 'mute', on });
  }

  /** Votes for a companion on somebody's seat. */
  takeOver(seat: number): void {
    this.socket?.send({ type: 'takeover', seat, vote: true });
  }

  /** Takes one's own seats back from the companions that kept them. */
  back(): void {
    this.socket?.send({ type: 'back' });
  }

  /** Fetches the past, piece by piece, and goes to a moment of it. */
  async rewind(to = -1): Promise<void> {
    this.rewinding = true;
    try {
      await this.lookBack(to);
    } finally {
      this.rewinding = false;
    }
  }

  private async lookBack(to: number): Promise<void> {
    const server = await api();
    const views: AnyView[] = [];
    for (;;) {
      const { views: more, last } = await server.moments(this.id, (views.at(-1)?.seq ?? -1) + 1);
      views.push(...more.map(({ view }) => view));
      if (more.length === 0 || (views.at(-1)?.seq ?? 0) >= last) break;
    }
    if (views.length === 0) return;
    const story = await server.story(this.id);
    await learn([...cardKeys(views), ...cardKeys(story)]);
    // Who came late was told the last part only; who looks back reads all of it.
    this.log = retold([], story, this.view ?? views.at(-1)!);
    this.toldTo = Math.max(this.toldTo, story.at(-1)?.seq ?? -1);
    this.story = story;
    this.history = views;
    const found = views.findIndex(({ seq }) => seq >= to);
    this.moment = to < 0 || found < 0 ? views.length - 1 : found;
  }

  /** Begins another game from a moment, if none is named from the one shown; gives its name. */
  async fork(seq = this.shown?.seq ?? 0): Promise<string> {
    return (await (await api()).fork(this.id, seq)).table;
  }

  goTo(moment: number): void {
    this.moment = Math.max(0, Math.min(this.history.length - 1, moment));
  }

  present(): void {
    this.moment = -1;
    this.history = [];
    this.story = [];
  }

  private send(words: string[]): void {
    if (!this.view || this.busy) return;
    this.busy = true;
    this.trouble = null;
    this.said = words.at(-1) ?? '';
    this.socket?.send({ type: 'do', do: words, at: this.view.seq });
  }

  /** Messages are taken in order; a view waits until the texts of its cards are here. */
  private hear(message: ServerMessage): void {
    const words = message.type === 'view' ? cardKeys(message) : [];
    if (message.type === 'view') this.expect(message.view);
    this.heard = this.heard
      .then(() => learn(words))
      // Without its words a card still can be played; the key is shown instead.
      .catch(() => {})
      .then(() => this.take(message));
  }

  private take(message: ServerMessage): void {
    if (message.type === 'view') this.see(message);
    else if (message.type === 'error') {
      this.busy = false;
      this.counsel.giveUp();
      this.trouble = { text: told(message.code, message.message), rule: message.rule ?? '' };
    } else if (message.type === 'chat') this.chat = [...this.chat, message].slice(-200);
    else if (message.type === 'remarks') this.chat = [...this.chat, ...message.remarks].slice(-200);
    else if (message.type === 'presence') {
      this.seats = message.seats;
      this.spectators = message.spectators;
      this.muted = message.muted;
    } else if (message.type === 'plan') this.mean(message.hero, message.path, this.nameOf(message));
    else if (message.type === 'odds' || message.type === 'weighed') this.foresight.hear(message);
    else if (message.type === 'intention' || message.type === 'hints') this.counsel.hear(message);
    else if (message.type === 'thinking') this.thinking = message.seat;
    else if (message.type === 'ping') this.point(message.space, this.nameOf(message));
  }

  private see(message: ViewMessage): void {
    const { view } = message;
    const before = this.view;
    const fresh = (message.told ?? []).filter(({ seq }) => seq > this.toldTo);
    this.log = retold(this.log, fresh, view);
    this.toldTo = view.seq;
    const news = fresh.flatMap((one) => one.news);
    this.view = view;
    this.foresight.see(view);
    this.counsel.see(view);
    this.mySeats = message.mine;
    this.held = [...new Set([...this.held, ...message.mine])];
    this.undoTo = message.undo ?? null;
    this.busy = false;
    this.doubted = null;
    this.thinking = -1;
    this.plans = lyingAhead(this.plans, view);
    // What is taken back is gone at once.
    if (fresh.some(({ say }) => say.startsWith('undo '))) this.stage.leap(view, news);
    else this.stage.see(view, news);
    if (before) sound(before, view, this.stage.playing ? [] : news);
    this.part(before);
    if (view.result !== 'playing' && !this.chronicle) void this.sumUp();
    this.giveOnly(message);
  }

  /** Gives the only answer there is, and says so; a turn is handed on only by whoever has passed. */
  private giveOnly({ view, alone, hands_over: handsOver, undo }: ViewMessage): void {
    if (!settings.alone || !this.said) return;
    const option = passedOn(view, this.said) ?? view.options.find(({ say }) => say === alone && !handsOver);
    if (!option || doubtOf(view, option)) return;
    this.lone = { at: view.seq, undo };
    this.alone = option.label;
    setTimeout(() => {
      if (this.alone === option.label) this.alone = null;
    }, PING_TIME);
    this.send([option.say]);
  }

  private async sumUp(): Promise<void> {
    // Without its story the end is told all the same.
    const told = await api()
      .then((server) => server.chronicle(this.id))
      .catch(() => null);
    this.chronicle ??= told;
  }

  /** Keeps what happens between two questions to this screen. */
  private part(before: AnyView | null): void {
    const { view } = this;
    if (!view) return;
    if (!before) this.parted = { seq: seenTo(this.id) ?? view.seq, view: null };
    else if (this.mySeats.includes(before.pending.seat) && !this.mySeats.includes(view.pending.seat))
      this.parted = { seq: before.seq, view: before };
    const isAsked = this.mySeats.includes(view.pending.seat);
    if (isAsked && (!before || !this.mySeats.includes(before.pending.seat))) {
      this.missed = this.log.filter(({ seq, seat }) => seq > this.parted.seq && !this.mySeats.includes(seat));
      this.returned = !before;
    }
    noteSeen(this.id, view.seq);
  }

  /** Shows once more what happened since one was asked last. */
  async retell(): Promise<void> {
    const { seq, view } = this.parted;
    const from = view ?? (await (await api()).moments(this.id, Math.max(0, seq))).views[0]?.view;
    if (from)
      this.stage.retell(
        from,
        this.log.filter((line) => line.seq > from.seq),
      );
  }

  /** The recap is read. */
  forget(): void {
    this.missed = [];
  }

  /** What will be shown, as soon as somebody knows: its board is fetched meanwhile. */
  expect({ family, box, legend }: { family: string; box: string; legend: string }): void {
    this.family = family;
    void this.lay(box, legend);
  }

  private async lay(box: string, legend: string): Promise<void> {
    const wanted = `${box}/${legend}`;
    if (this.laid === wanted) return;
    this.laid = wanted;
    const server = await api();
    const board = await persist(() => server.board(box, legend));
    if (this.laid !== wanted) return;
    this.printed = board;
    await learn(familyOf(board).printed(board));
    this.board = board;
  }

  /** What a person is called; who gave no name is called by the hero. */
  nameOf({ name, seat }: { name: string; seat: number }): string {
    const hero = this.view?.heroes.find((one) => one.seat === seat)?.name;
    return name || (hero ? t(`hero-${hero}`) : t('ui-spectator'));
  }

  private point(space: number, name: string): void {
    const ping = { id: ++this.pingCount, space, name };
    this.pings = [...this.pings, ping];
    play('ping');
    this.show({ kind: 'ping', space, name });
    setTimeout(() => (this.pings = this.pings.filter((p) => p.id !== ping.id)), PING_TIME);
  }

  private mean(hero: string, path: number[], name: string): void {
    const { [hero]: _, ...others } = this.plans;
    const space = path.at(-1);
    this.plans = space === undefined ? others : { ...others, [hero]: path };
    if (space !== undefined) this.show({ kind: 'plan', space, name });
  }

  private show(gesture: Gesture): void {
    this.gesture = gesture;
    setTimeout(() => {
      if (this.gesture === gesture) this.gesture = null;
    }, PING_TIME);
  }
}

/** What to ask before an answer that may cost the game, in words; "" where nothing is to be asked. */
function doubtOf(view: AnyView, option: Option): string {
  return familyOf(view).doubt?.(view, option) ?? '';
}

/** Who has passed ends the turn, unless more is left to do than ending the day or putting something down. */
function passedOn(view: AnyView, said: string): Option | undefined {
  const rest = view.options.filter(({ verb }) => verb !== 'end' && verb !== 'drop');
  return said.startsWith('pass ') && rest.length === 1
    ? rest.find(({ say }) => say === said.replace('pass', 'done'))
    : undefined;
}

function sound(before: AnyView, now: AnyView, news: readonly News[]): void {
  const heard = soundOf(before, now, news);
  if (heard) play(heard);
}

/** The pieces as they are being told, with the question of the present: who is asked may answer at once. */
function staged(shown: AnyView | null, view: AnyView | null, secret: boolean): AnyView | null {
  if (!shown || !view || shown === view) return view;
  const { asked } = familyOf(view);
  const parts = (of: (name: keyof AnyView) => unknown) => Object.fromEntries(asked.map((name) => [name, of(name)]));
  if (secret)
    return {
      ...shown,
      ...parts((name) => (Array.isArray(view[name]) ? [] : null)),
      pending: { ...view.pending, who: '', prompt: { key: 'telling-dice', args: {} }, rule: '' },
    };
  return { ...shown, ...parts((name) => view[name]), seq: view.seq, you: view.you, pending: view.pending };
}

/** The log with more inputs; what is taken back is told no longer. */
function retold(log: readonly LogLine[], story: readonly Told[], view: AnyView): LogLine[] {
  let lines = log.slice();
  for (const { seq, seat, say, news } of story) {
    const back = /^undo (\d+)$/.exec(say);
    if (back) {
      const who = view.heroes.find((hero) => hero.seat === seat)?.name ?? '';
      const label = { key: 'log-undone', args: { who: { key: `hero-${who}`, args: {} } } };
      lines = lines.filter((line) => line.seq <= Number(back[1]));
      lines.push({
        kind: 'undone',
        label,
        touch: [],
        rule: '',
        who,
        other: '',
        what: null,
        where: -1,
        origin: -1,
        amount: 0,
        cost: null,
        seq,
        seat,
        day: 0,
      });
    }
    for (const line of news) lines.push({ ...line, seq, seat, day: 0 });
  }
  return dated(lines, view);
}

/** Gives every line its day, counted back from today over the sunrises; not every game has days. */
function dated(lines: LogLine[], view: AnyView): LogLine[] {
  const { begins, clock } = familyOf(view);
  if (!begins) return lines;
  let day = clock(view);
  return lines
    .toReversed()
    .map((line) => {
      const its = line.kind === begins ? day-- : day;
      // A line that stays the same need not be said again.
      return line.day === its ? line : { ...line, day: its };
    })
    .toReversed();
}

/** Plans that still lie ahead: who has come to the end of one has none. */
function lyingAhead(plans: Record<string, number[]>, view: AnyView): Record<string, number[]> {
  const there = new Map(familyOf(view).standing(view));
  return Object.fromEntries(Object.entries(plans).filter(([hero, path]) => there.get(hero) !== path.at(-1)));
}
