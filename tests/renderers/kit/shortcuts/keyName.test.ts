import { expect, it } from 'vitest';
import { nameOfKey } from '../../../../renderers/kit/shortcuts/keyName.ts';

const UP = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };

it.each([
  ['Ctrl+F', 'f', { ctrlKey: true }, 'Control+f'],
  ['Ctrl+F with Caps Lock', 'F', { ctrlKey: true }, 'Control+f'],
  ['Ctrl+Shift+L', 'L', { ctrlKey: true, shiftKey: true }, 'Control+Shift+L'],
  ['Ctrl+Shift+L with Caps Lock', 'l', { ctrlKey: true, shiftKey: true }, 'Control+Shift+L'],
  ['the command key of a Mac', 'z', { metaKey: true }, 'Control+z'],
  ['a full-width key of a Chinese keyboard', '；', { ctrlKey: true }, 'Control+;'],
  ['a letter that is typed', 'F', {}, 'F'],
  ['Alt+Shift+↓', 'ArrowDown', { altKey: true, shiftKey: true }, 'Alt+Shift+ArrowDown'],
])('reads %s by what is held', (...[, key, held, name]) => {
  expect(nameOfKey({ ...UP, key, ...held })).toBe(name);
});
