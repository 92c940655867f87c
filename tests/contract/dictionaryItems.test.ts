import { describe, expect, it } from 'vitest';
import { toChoices, toLookup } from '../../contract/dictionaryItems.ts';

describe('the items of a dictionary', () => {
  it('bring their text under any of its three names, a colour and attributes', () => {
    expect(
      toChoices([
        { value: 1, text: '一', title: 'x', label: 'x', color: 'green', jsonObject: { unit: '千克', nested: {} } },
        { value: 'b', title: '二', color: null, jsonObject: null },
        { value: 'c', label: '三' },
      ]),
    ).toEqual([
      { value: '1', text: '一', color: 'green', attributes: { unit: '千克' } },
      { value: 'b', text: '二' },
      { value: 'c', text: '三' },
    ]);
  });

  it('that are there for old records alone stay so: they are not to be chosen', () => {
    const items = [
      { value: 'DEM', text: '马克', disabled: true },
      { value: 'EUR', text: '欧元', disabled: 'true' },
    ];
    expect(toChoices(items).map(({ value, disabled }) => [value, disabled])).toEqual([
      ['DEM', true],
      ['EUR', undefined],
    ]);
    expect(toLookup({ DEM: items[0] })['DEM']?.disabled).toBe(true);
  });

  it('are looked up by value: null where nobody knows it', () => {
    expect(toLookup({ a: { value: 'a', text: '甲' }, b: null, c: 'x' })).toEqual({
      a: { value: 'a', text: '甲' },
      b: null,
      c: null,
    });
  });

  it.each([null, {}, 'x', [null, 1, 'x']])('are none in an answer that lists none: %o', (answer) => {
    expect(toChoices(answer)).toEqual([]);
  });

  it.each([null, [], 'x'])('are found for nobody in an answer that is no record: %o', (answer) => {
    expect(toLookup(answer)).toEqual({});
  });
});
