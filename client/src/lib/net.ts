// One socket to one table. It comes back by itself and says what it has seen last.

import type { ClientMessage, ServerMessage } from './contract.ts';

export type LineState = 'opening' | 'open' | 'lost' | 'closed';

export interface Line {
  send(message: ClientMessage): void;
  close(): void;
}

export interface Listener {
  hear(message: ServerMessage): void;
  state(state: LineState): void;
  /** The last input and the last remark this screen has seen. */
  since(): { seq: number; chat: number; name: string };
}

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Why the server closes a line that need not be opened again: there is no such table. */
const NO_TABLE = 4404;

export function connect(table: string, listener: Listener): Line {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/ws/${encodeURIComponent(table)}`;
  let socket: WebSocket | null = null;
  let wait = FIRST_WAIT;
  let closed = false;
  let timer = 0;

  const open = (): void => {
    listener.state('opening');
    const here = new WebSocket(address);
    socket = here;
    here.onopen = () => {
      wait = FIRST_WAIT;
      const { seq, chat, name } = listener.since();
      here.send(JSON.stringify({ type: 'hello', since: seq, chat, name, seats: [] } satisfies ClientMessage));
      listener.state('open');
    };
    here.onmessage = (event: MessageEvent<string>) => listener.hear(JSON.parse(event.data) as ServerMessage);
    here.onclose = ({ code }) => {
      if (closed || socket !== here) return;
      closed = code === NO_TABLE;
      if (closed) return listener.state('closed');
      listener.state('lost');
      timer = window.setTimeout(open, wait * (0.7 + Math.random() * 0.6));
      wait = Math.min(LONGEST_WAIT, wait * 2);
    };
  };
  const hurry = (): void => {
    if (closed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING) return;
    clearTimeout(timer);
    open();
  };
  addEventListener('online', hurry);
  document.addEventListener('visibilitychange', hurry);
  open();
  return {
    send: (message) => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
    },
    close: () => {
      closed = true;
      clearTimeout(timer);
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
      socket?.close();
      listener.state('closed');
    },
  };
}
