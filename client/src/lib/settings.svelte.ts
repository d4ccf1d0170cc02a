// What a player has chosen for this device.

const KEY = 'rietland-settings';

export interface Settings {
  theme: 'auto' | 'day' | 'night' | 'contrast';
  motion: 'auto' | 'full' | 'less';
  sound: boolean;
  volume: number;
  language: string;
  /** What the others at a table call this person. */
  name: string;
  /** Play from lists instead of the map. */
  list: boolean;
  numbers: boolean;
  arrows: boolean;
  /** How fast what happens is shown. */
  speed: 'slow' | 'normal' | 'fast' | 'once';
  /** One's own dice wait until one throws them. */
  throw: boolean;
  /** What is the only answer is given by itself. */
  alone: boolean;
  /** The browser tells when it is one's turn; asked for by a click. */
  notify: boolean;
  /** Lessons on the way: in the first legend of a box, in every one, or in none. */
  lessons: 'first' | 'on' | 'off';
}

const usual: Settings = {
  theme: 'auto',
  motion: 'auto',
  sound: false,
  volume: 0.5,
  language: '',
  name: '',
  list: false,
  numbers: true,
  arrows: false,
  speed: 'normal',
  throw: false,
  alone: true,
  notify: false,
  lessons: 'first',
};

function stored(): Settings {
  try {
    return { ...usual, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    // Private windows and broken entries: begin anew.
    return { ...usual };
  }
}

export const settings = $state<Settings>(stored());

/** Writes the choices down and shows them on the page. Call once, inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  const dark = matchMedia('(prefers-color-scheme: dark)').matches;
  const more = matchMedia('(prefers-contrast: more)').matches;
  root.dataset['theme'] = settings.theme === 'auto' ? (more ? 'contrast' : dark ? 'night' : 'day') : settings.theme;
  root.dataset['motion'] = settings.motion;
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Nothing is lost but the memory of a choice.
    return;
  }
}

export function still(): boolean {
  if (settings.motion !== 'auto') return settings.motion === 'less';
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
