// Where we are: the tavern or a table, by the address bar. Tokens leave it after the first visit.

export type Place =
  | { screen: 'tavern'; /** The address led nowhere. */ lost?: boolean }
  | { screen: 'table'; table: string; token: string; moment: number; forked?: boolean };

function read(): Place {
  const hash = new URLSearchParams(location.hash.slice(1));
  const invited = hash.get('join');
  if (invited) {
    // `<table>.<token>`: the link a friend was given.
    const dot = invited.indexOf('.');
    return { screen: 'table', table: invited.slice(0, dot), token: invited.slice(dot + 1), moment: -1 };
  }
  const [, head, table] = location.pathname.split('/');
  if (head !== 'table' || !table) return { screen: 'tavern', lost: location.pathname !== '/' };
  return { screen: 'table', table: decodeURIComponent(table), token: '', moment: Number(hash.get('at') ?? -1) };
}

let place = $state.raw<Place>(read());

addEventListener('popstate', () => (place = read()));

export function here(): Place {
  return place;
}

export function goTo(path: string): void {
  history.pushState(null, '', path);
  place = read();
}

/** To a game that has just been begun out of another. */
export function goToFork(table: string): void {
  history.pushState(null, '', tablePath(table));
  place = { ...read(), forked: true } as Place;
}

/** Takes the token out of the address, so that it isn't shared by accident. */
export function forgetToken(table: string): void {
  history.replaceState(null, '', tablePath(table));
}

/** Who looks back no longer has no moment in the address: loaded again, it shows the game. */
export function forgetMoment(table: string): void {
  const now = read();
  if (now.screen !== 'table' || now.table !== table || now.moment < 0) return;
  history.replaceState(null, '', tablePath(table));
  place = read();
}

export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

/** What lies on a table, if the page came with word of it. */
export function laidHere(table: string): { family: string; box: string; legend: string } | null {
  const [id, family, box, legend] = document.getElementById('app')?.dataset['laid']?.split('/') ?? [];
  return id === table && family && box && legend ? { family, box, legend } : null;
}
