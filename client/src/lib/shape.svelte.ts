// The shape of the screen: by it the table is laid. Styles read it as data-shape of the page.
//   tall   everything is in sight, also hands of cards below the board
//   desk   the same, with hands beside the board
//   short  a desk with less height: tracks in one line, heroes and log behind tabs
//   low    wide and low, like a phone on its side: the map at full height, all else beside it
//   phone  narrow: one below the other

export type Shape = 'tall' | 'desk' | 'short' | 'low' | 'phone';

/** The first that fits, in CSS pixels. */
const shapes: readonly (readonly [Shape, string])[] = [
  ['low', '(max-height: 560px) and (min-width: 560px) and (min-aspect-ratio: 5/4)'],
  ['phone', '(max-width: 900px)'],
  ['short', '(max-height: 799px)'],
  ['desk', '(max-height: 859px)'],
];

const measured = shapes.map(([shape, query]) => [shape, matchMedia(query)] as const);
let now = $state<Shape>('tall');

function measure(): void {
  now = measured.find(([, query]) => query.matches)?.[0] ?? 'tall';
  document.documentElement.dataset['shape'] = now;
}

for (const [, query] of measured) query.addEventListener('change', measure);
measure();

export function shape(): Shape {
  return now;
}

/** All of the side panel is behind tabs. */
export function isSmall(): boolean {
  return now === 'phone' || now === 'low';
}

/** A tablet held upright has no room beside the map, but below it. */
const upright = matchMedia('(min-height: 1000px) and (min-width: 600px)');

/** What one should have in sight need not be folded. */
export function hasRoom(): boolean {
  return !isSmall() || upright.matches;
}
