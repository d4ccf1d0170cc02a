// Links for friends: how far they reach, and how they are passed on.

/** Where an address can be opened: on this machine, in the same network, or anywhere. */
export function reachOf(host: string): 'machine' | 'network' | 'anywhere' {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (/^(localhost|127\..*|::1)$/.test(name) || name.endsWith('.localhost')) return 'machine';
  const isPrivate =
    /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/.test(name) || /^f[cd][0-9a-f]{2}:|^fe80:/.test(name);
  const isLocalName = /\.(local|lan|home|internal|home\.arpa)$/.test(name) || !/[.:]/.test(name);
  return isPrivate || isLocalName ? 'network' : 'anywhere';
}

/** Copies the text of a field. Pages without a certificate, as in a network at home, have no clipboard of their own. */
export async function copyFrom(field: HTMLInputElement): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(field.value);
  field.select();
  document.execCommand('copy');
}

/** Whether this device has a sheet to share with. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Opens that sheet; who closes it without choosing has done nothing wrong. */
export async function share(title: string, url: string): Promise<void> {
  await navigator.share({ title, url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  });
}
