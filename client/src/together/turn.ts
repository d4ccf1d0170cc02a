// It is somebody's turn, told where they look when they do not look here: the tab's title and icon, a notification.

import { settings } from '../lib/settings.svelte.ts';
import { t } from '../lib/words.svelte.ts';

const ICON = '/icon.svg';
const ICON_TURN = '/icon-turn.svg';

/** What the tab says of a game. */
export function showTab(legend: string, mine: boolean): void {
  document.title = t(mine ? 'title-turn' : 'title-table', { legend });
  setIcon(mine ? ICON_TURN : ICON);
}

/** The tab as it is without a game. */
export function clearTab(): void {
  document.title = t('ui-title');
  setIcon(ICON);
}

function setIcon(address: string): void {
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute('href', address);
}

/** Whether this browser could notify at all. */
export const canNotify = (): boolean => 'Notification' in globalThis;

/** Only ever asked for by a click. Gives whether it is allowed. */
export async function allowNotifying(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

/** Tells whoever asked for it, and looks elsewhere, that it is their turn. */
export function notifyTurn(table: string, legend: string): void {
  if (
    !settings.notify ||
    !canNotify() ||
    Notification.permission !== 'granted' ||
    document.visibilityState !== 'hidden'
  )
    return;
  try {
    const notice = new Notification(t('ui-your-turn'), { body: legend, tag: table, icon: ICON_TURN });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Browsers of phones have notifications only for pages with a worker: title and icon still tell.
    settings.notify = false;
  }
}
