import { describe, expect, it } from 'vitest';
import { toChoices, toLookup, toTreeEntries } from '../../contract/dictionaryItems.ts';

describe('the items of a dictionary', () => {
  it('read value, text, label, title and disabled, with aliases, colour and attributes [W3.3-3]', () => {
    expect(
      toChoices([
        { value: 1, text: '一', title: 'x', label: 'x', color: 'green', jsonObject: { unit: '千克', nested: {} } },
        { value: 'b', title: '二', color: null, jsonObject: null },
        { value: 'c', label: '三', disabled: true },
      ]),
    ).toEqual([
      { value: '1', text: '一', color: 'green', attributes: { unit: '千克' } },
      { value: 'b', text: '二' },
      { value: 'c', text: '三', disabled: true },
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

describe('the nodes of a tree', () => {
  const category = { key: '22a5', value: null, code: 'A01', name: '货物', leaf: 0, children: null, pid: '0' };

  it('of categories read key, value and children by pid; the key replaces a missing value [W3.3-7]', () => {
    const below = { ...category, key: '7f01', code: 'A01A01', name: '电子', leaf: 1, pid: category.key };
    expect(toTreeEntries([{ ...category, children: [below] }])).toEqual([
      {
        id: '22a5',
        value: '22a5',
        text: '货物',
        code: 'A01',
        isLeaf: false,
        children: [{ id: '7f01', value: '7f01', text: '电子', code: 'A01A01', isLeaf: true, children: undefined }],
      },
    ]);
  });

  it.each<[unknown, boolean]>([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [null, false],
  ])('of categories and dictionaries are leaves by their leaf: %o → %s [W3.3-7] [W3.3-8]', (leaf, isLeaf) => {
    expect(toTreeEntries([{ ...category, leaf }])[0]?.isLeaf).toBe(isLeaf);
    expect(toTreeEntries([{ key: 'k', value: 'v', label: '甲', leaf }])[0]?.isLeaf).toBe(isLeaf);
  });

  it('of dictionaries read key, value, label and leaf (0 or 1), and store the value [W3.3-8]', () => {
    expect(
      toTreeEntries([
        { key: 'k1', value: 'v1', label: '公司', leaf: 0 },
        { key: 'k2', value: 'v2', label: '门市', leaf: 1 },
      ]).map(({ id, value, text, isLeaf }) => [id, value, text, isLeaf]),
    ).toEqual([
      ['k1', 'v1', '公司', false],
      ['k2', 'v2', '门市', true],
    ]);
  });

  it.each([null, {}, 'x', [null, 1]])('are none in an answer that lists none: %o', (answer) => {
    expect(toTreeEntries(answer)).toEqual([]);
  });
});
