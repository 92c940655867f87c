import { expect, it } from 'vitest';
import { toUserSettings } from '../../contract/userSettings.ts';

it('reads what users set, a value that is not said as back to the default', () => {
  expect(
    toUserSettings([
      { key: 'language', value: 'en-US', time: 100 },
      { key: 'table', value: { size: 20 }, time: '200' },
      { key: 'theme', time: 300 },
    ]),
  ).toEqual([
    { key: 'language', value: 'en-US', time: 100 },
    { key: 'table', value: { size: 20 }, time: 200 },
    { key: 'theme', value: null, time: 300 },
  ]);
});

it('drops invalid settings and settings with an invalid time', () => {
  expect(toUserSettings([null, 'x', [], { key: 'language', value: 'en-US', time: 'yesterday' }])).toEqual([]);
  expect([null, {}, 'x'].flatMap(toUserSettings)).toEqual([]);
});
