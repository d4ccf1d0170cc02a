import { afterEach, expect, test } from 'vitest';
import { keepsFocus } from '../src/lib/focus.ts';

const settle = () => new Promise((done) => setTimeout(done));

afterEach(() => document.body.replaceChildren());

function asked(): { node: HTMLElement; home: HTMLElement; button: HTMLButtonElement } {
  document.body.innerHTML = '<section><p tabindex="-1" data-home>Where to?</p><button>14</button></section>';
  const node = document.querySelector('section')!;
  keepsFocus(node);
  const button = document.querySelector('button')!;
  button.focus();
  return { node, home: document.querySelector<HTMLElement>('p')!, button };
}

test('whoever answered stands at the next question', async () => {
  const { home, button } = asked();
  button.blur();
  button.remove();
  await settle();
  expect(document.activeElement).toBe(home);
});

test('a button that was busy gets the focus back', async () => {
  const { button } = asked();
  button.blur();
  button.disabled = true;
  await settle();
  expect(document.activeElement).toBe(document.body);
  button.disabled = false;
  await settle();
  expect(document.activeElement).toBe(button);
});

test('a focus elsewhere is left alone', async () => {
  const { node, button } = asked();
  const other = document.body.appendChild(document.createElement('button'));
  other.focus();
  other.blur();
  button.remove();
  node.append('…');
  await settle();
  expect(document.activeElement).toBe(document.body);
});
