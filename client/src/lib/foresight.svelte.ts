// The odds this screen was told: of the question asked now, and of fights somebody thinks of.

import { familyOf } from '../families.ts';
import type { AnyView, ClientMessage, OddsMessage, Option, OptionOdds, Outlook, WeighedMessage } from './contract.ts';

const keyOf = (space: number, heroes: readonly string[]): string => `${space} ${heroes.join(' ')}`;

export class Foresight {
  /** How the fight goes on: by the odds told last, or by the answer given since. */
  foreseen = $state.raw<Outlook | null>(null);
  private at = $state(-1);
  private told = $state.raw<OddsMessage | null>(null);
  private thought = $state.raw<Record<string, Outlook | null>>({});
  private asked = '';

  /** The odds of the question asked now are here. */
  readonly fresh = $derived(this.told?.at === this.at);

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** The odds of an option, if they are here. */
  of(say: string): OptionOdds | undefined {
    return this.fresh ? this.told?.odds?.options.find((one) => one.say === say) : undefined;
  }

  /** The game stands somewhere new. */
  see(view: AnyView): void {
    if (view.seq !== this.at) {
      this.asked = '';
      this.thought = {};
    }
    this.at = view.seq;
    if (!familyOf(view).fights(view)) this.foreseen = null;
  }

  /** Until the next odds come, those of the answer hold. */
  chose(option: Option): void {
    const odds = this.of(option.say);
    if (odds) this.foreseen = odds.outlook;
  }

  /** Odds for an older view come too late and are dropped. */
  hear(message: OddsMessage | WeighedMessage): void {
    if (message.at !== this.at) return;
    if (message.type === 'weighed') {
      this.thought = { ...this.thought, [keyOf(message.space, message.heroes)]: message.outlook };
    } else {
      this.told = message;
      if (message.odds?.now) this.foreseen = message.odds.now;
    }
  }

  /** Asks how these heroes would fare against a creature. */
  weigh(space: number, heroes: readonly string[]): void {
    const key = keyOf(space, heroes);
    if (key === this.asked || key in this.thought) return;
    this.asked = key;
    this.send({ type: 'weigh', space, heroes: [...heroes] as [string, ...string[]] });
  }

  /** The answer: nothing yet, or null where no creature stands. */
  weighed(space: number, heroes: readonly string[]): Outlook | null | undefined {
    return this.thought[keyOf(space, heroes)];
  }
}
