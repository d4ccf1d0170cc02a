// Where we are: the tavern or a table, by the address bar. Tokens leave it after the first visit.

export type Place = { screen: 'tavern' } | { screen: 'table'; table: string; token: string; moment: number };

function read(): Place {
  const hash = new URLSearchParams(location.hash.slice(1));
  const invited = hash.get('join');
  if (invited) {
    // `<table>.<token>`: the link a friend was given.
    const dot = invited.indexOf('.');
    return { screen: 'table', table: invited.slice(0, dot), token: invited.slice(dot + 1), moment: -1 };
  }
  const [, head, table] = location.pathname.split('/');
  if (head !== 'table' || !table) return { screen: 'tavern' };
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

/** Takes the token out of the address, so that it isn't shared by accident. */
export function forgetToken(table: string): void {
  history.replaceState(null, '', tablePath(table));
}

export function tablePath(table: string): string {
  return `/table/${encodeURIComponent(table)}`;
}

/** What lies on a table, if the page came with word of it. */
export function laidHere(table: string): { family: string; box: string; legend: string } | null {
  const [id, family, box, legend] = document.getElementById('app')?.dataset['laid']?.split('/') ?? [];
  return id === table && family && box && legend ? { family, box, legend } : null;
}
