import { expect, it } from 'vitest';
import { showMoment } from '../../../src/locales/moments.ts';

it.each([
  ['2026-11-20T19:15:43.120Z', '2026-11-21 03:15:43'],
  ['2026-11-20T19:15:43+08:00', '2026-11-20 19:15:43'],
  ['', ''],
])('shows %j in the clock of the lists, whatever the machine’s zone', (moment, text) => {
  expect(showMoment(moment)).toBe(text);
});
