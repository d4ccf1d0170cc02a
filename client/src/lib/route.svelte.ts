// Where we are: the tavern or a table, by the address bar. Tokens leave it after the first visit.

export type Place = { screen: 'tavern' } | { screen: 'table'; table: string; token: string; moment: number };

function read(): Place {
  const [, head, table] = location.pathname.split('/');
  if (head !== 'table' || !table) return { screen: 'tavern' };
  const search = new URLSearchParams(location.search);
  const hash = new URLSearchParams(location.hash.slice(1));
  return {
    screen: 'table',
    table: decodeURIComponent(table),
    token: hash.get('seat') ?? search.get('seat') ?? '',
    moment: Number(hash.get('at') ?? -1),
  };
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
export function forgetToken(): void {
  history.replaceState(null, '', location.pathname);
}
