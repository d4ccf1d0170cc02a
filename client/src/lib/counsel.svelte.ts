// What companions mean to do, what they are asked for, and the hints this screen was given.

import type { AnyView, ClientMessage, HintsMessage, IntentionMessage } from './contract.ts';

export type OrderKind = 'go' | 'hold' | 'fight' | 'give' | 'rest';

export class Counsel {
  /** By name of the hero. */
  intentions = $state.raw<Record<string, IntentionMessage>>({});
  /** The hero who waits to be shown on the map where to go, and for whom it is asked. */
  guided = $state.raw<{ hero: string; giver: string } | null>(null);
  /** A hint is under way. */
  thinking = $state(false);
  private told = $state.raw<HintsMessage | null>(null);
  private at = $state(-1);

  /** The hints for the question asked now, or nothing. */
  readonly hints = $derived(this.told?.at === this.at ? this.told : null);

  constructor(private readonly send: (message: ClientMessage) => void) {}

  /** The game stands somewhere new. */
  see(view: AnyView): void {
    if (view.seq !== this.at) this.thinking = false;
    this.at = view.seq;
  }

  hear(message: IntentionMessage | HintsMessage): void {
    if (message.type === 'intention') this.intentions = { ...this.intentions, [message.hero]: message };
    else {
      this.told = message;
      this.thinking = false;
    }
  }

  /** No hint will come: it was refused, or the line was lost. */
  giveUp(): void {
    this.thinking = false;
  }

  order(hero: string, kind: OrderKind, giver: string, place = -1, what = ''): void {
    this.guided = null;
    this.send({ type: 'order', hero, kind, giver, place, what });
  }

  /** Asks the hero who waits for it to go there. */
  guide(place: number): void {
    if (this.guided) this.order(this.guided.hero, 'go', this.guided.giver, place);
  }

  withdraw(hero: string): void {
    this.send({ type: 'withdraw', hero });
  }

  ask(): void {
    this.thinking = true;
    this.send({ type: 'hint' });
  }

  forget(): void {
    this.told = null;
  }
}
