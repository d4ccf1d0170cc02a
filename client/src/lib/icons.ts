// Silhouettes by name. A family brings its own when its table is loaded, and a box when its board is laid out.

import { createSubscriber } from 'svelte/reactivity';
import { icons as first } from './icons.generated.ts';

const icons: Record<string, string> = { ...first };
let redraw = (): void => undefined;
/** What was drawn before its silhouette came is drawn again. */
const watch = createSubscriber((update) => {
  redraw = update;
});

/** A name that has no drawing yet shows a plain disc rather than nothing. */
const DISC = 'M256 96a160 160 0 1 0 .1 0Z';

export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(icons, more);
  // Not while something is being drawn.
  queueMicrotask(() => redraw());
}

export function hasIcon(name: string): boolean {
  watch();
  return name in icons;
}

export function pathOf(name: string): string {
  watch();
  return icons[name] ?? DISC;
}
