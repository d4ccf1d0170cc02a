// Stands in for the socket while developing: whatever is said, the next recorded view comes.

import type { ServerMessage } from '../lib/contract.ts';
import type { Line, Listener } from '../lib/net.ts';
import { recorded } from './recorded.ts';

export function connectMock(table: string, listener: Listener): Line {
  const views = recorded(table);
  const start = new URLSearchParams(location.search).get('view');
  let at = table.endsWith('-end') ? views.length - 1 : Number(start ?? 0);
  let remarks = 0;
  const later = (message: ServerMessage, wait = 60): void => void setTimeout(() => listener.hear(message), wait);
  const show = (): void => later(views[at]!);
  listener.state('open');
  show();
  later({
    type: 'presence',
    spectators: 1,
    muted: false,
    seats: views[0]!.view.heroes.map(({ name }, seat) => ({
      seat,
      hero: name,
      name: seat ? '' : 'You',
      online: seat < 2,
      awaited: false,
      companion: seat > 1 ? 'greedy' : '',
      kept: false,
      votes: [],
      needed: 1,
      takeover: null,
    })),
  });
  return {
    send: (message) => {
      if (message.type === 'do' || message.type === 'rolled') {
        at = Math.min(views.length - 1, at + 1);
        show();
      } else if (message.type === 'undo') {
        at = Math.max(0, at - 1);
        show();
      } else if (message.type === 'chat')
        later({
          type: 'chat',
          id: ++remarks,
          seat: 0,
          name: 'You',
          text: message.text,
          when: Date.now(),
          label: null,
          hero: '',
        });
      else if (message.type === 'ping') later({ type: 'ping', seat: 0, name: 'You', space: message.space });
    },
    close: () => listener.state('closed'),
  };
}
