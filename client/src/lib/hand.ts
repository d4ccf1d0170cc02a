// What comes up under a resting pointer, or changes its meaning there, takes no press at once: the second of two
// quick clicks was meant for what lay there before. It waits until the pointer moves, or for a moment.

/** In milliseconds: longer than between two clicks of an impatient hand. */
const MOMENT = 400;
/** Pixels by which a pointer at rest may slip: a mouse, and a finger that comes down again. */
const SLIP = { mouse: 6, touch: 24 };
/** What can be pressed. */
const PRESSED = 'button, a, summary, label, [role="button"], [data-look]';
/** Where a change may mean another thing to press. */
const NAMES = ['data-say', 'aria-label', 'disabled', 'hidden', 'open', 'class'];

type Under = (x: number, y: number) => Element | null;

export class Hand {
  readonly #clock: () => number;
  readonly #under: Under;
  #x = -1;
  #y = -1;
  /** What lies under the pointer, as last seen; nothing when that does not matter. */
  #seen: { thing: Element | null; means: string } | null = null;
  /** When that changed, or the question did, since the pointer came to rest. */
  #changed = -Infinity;
  /** When it was pressed; nothing for keys. */
  #pressed: number | null = null;
  #question = '';
  #stale = false;

  constructor(clock: () => number, under: Under) {
    this.#clock = clock;
    this.#under = under;
  }

  /** Whether a pointer pressed what it cannot have meant: it came up under it just before. */
  get isHasty(): boolean {
    return this.#pressed !== null && this.#pressed - this.#changed < MOMENT;
  }

  /** Something else is asked, or of somebody else: what looks the same means another thing. */
  ask(question: string): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#changed = this.#clock();
  }

  /** The page has changed: soon somebody looks what lies under the pointer. */
  change(): void {
    this.#stale = true;
  }

  /** Looks what lies under the pointer now. */
  look(): void {
    const now = this.#below();
    const before = this.#seen;
    if (before && this.#stale && (before.thing !== now.thing || before.means !== now.means))
      this.#changed = this.#clock();
    this.#seen = now;
    this.#stale = false;
  }

  move(x: number, y: number, kind = 'mouse'): void {
    const slip = kind === 'touch' ? SLIP.touch : SLIP.mouse;
    if (Math.hypot(x - this.#x, y - this.#y) <= slip) return;
    this.#x = x;
    this.#y = y;
    this.#changed = -Infinity;
    this.#seen = this.#below();
    this.#stale = false;
  }

  press(x: number, y: number, kind = 'mouse'): void {
    this.move(x, y, kind);
    this.look();
    this.#pressed = this.#clock();
  }

  /** Keys say exactly what they mean; so do aids that press without a pointer. */
  useKeys(): void {
    this.#pressed = null;
    this.#seen = null;
  }

  /** Listens to the page, before anybody else does. */
  watch(page: Window): void {
    const first = { capture: true, passive: true };
    const at = (event: PointerEvent) => [event.clientX, event.clientY, event.pointerType] as const;
    page.addEventListener('pointermove', (event) => this.move(...at(event)), first);
    page.addEventListener('pointerdown', (event) => this.press(...at(event)), first);
    page.addEventListener('keydown', () => this.useKeys(), first);
    page.addEventListener('wheel', () => (this.#seen = null), first);
    page.addEventListener('click', ({ detail }) => detail === 0 && this.useKeys(), first);
    new MutationObserver(() => {
      if (!this.#stale) page.requestAnimationFrame(() => this.look());
      this.change();
    }).observe(page.document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: NAMES,
    });
  }

  #below(): { thing: Element | null; means: string } {
    const thing = this.#under(this.#x, this.#y)?.closest(PRESSED) ?? null;
    return { thing, means: thing ? meaning(thing) : '' };
  }
}

/** What a press there does: what it says to the server, else its name. */
function meaning(thing: Element): string {
  return thing.getAttribute('data-say') ?? thing.getAttribute('aria-label') ?? thing.textContent ?? '';
}

/** The hand of the person at this screen. */
export const hand = new Hand(
  () => performance.now(),
  (x, y) => document.elementFromPoint(x, y),
);
