// Silhouettes by name. A family brings its own when its table is loaded.

import { icons as first } from './icons.generated.ts';

const icons: Record<string, string> = { ...first };

/** A name that has no drawing yet shows a plain disc rather than nothing. */
const DISC = 'M256 96a160 160 0 1 0 .1 0Z';

export function addIcons(more: Readonly<Record<string, string>>): void {
  Object.assign(icons, more);
}

export function hasIcon(name: string): boolean {
  return name in icons;
}

export function pathOf(name: string): string {
  return icons[name] ?? DISC;
}
