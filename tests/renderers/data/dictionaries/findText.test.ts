import { describe, expect, test } from 'vitest';
import type { TextAnswer } from '../../../../engine/index.ts';
import { createFindText } from '../../../../renderers/data/dictionaries/findText.ts';
import type { DictItem, Dictionaries } from '../../../../renderers/kit/ports/ports.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';

const COUNTRIES: readonly DictItem[] = [
  { value: 'CHL', text: '智利' },
  { value: 'MNG', text: '蒙古' },
  { value: 'DOM', text: '多米尼加共和国', disabled: true },
  { value: 'DMA', text: '多米尼克' },
  { value: 'NLD', text: '荷兰' },
  { value: 'USA', text: '美国' },
  { value: 'USX', text: '美国本土' },
  { value: 'A', text: '甲' },
  { value: 'B', text: '甲' },
];

/** Answers like a server that also knows search words which it does not send. */
const ANSWERS: Readonly<Record<string, readonly DictItem[]>> = {
  nlrtm: [
    { value: 'NLD066', text: '鹿特丹（荷兰）' },
    { value: 'NLD999', text: '荷兰其他' },
  ],
  mg: COUNTRIES.filter(({ value }) => value === 'MNG' || value === 'USA'),
  甲: COUNTRIES.filter(({ text }) => text === '甲'),
};

const dictionaries: Dictionaries = {
  items: async () => COUNTRIES,
  search: async (_, text) => ANSWERS[text] ?? [],
  lookup: async () => ({}),
};

const column = (type: 'select' | 'sel_search', rest: object = {}) => {
  const one = { type, key: 'place', title: '地', dictCode: 'unit', ...rest };
  const page = compileTestPage({ ...orderSchema, columns: [...orderSchema.columns, one] });
  const found = page.columns.find(({ key }) => key === 'place');
  if (found === undefined) throw new Error('no column');
  return found;
};

const find = (type: 'select' | 'sel_search', text: string, rest?: object): Promise<TextAnswer> =>
  createFindText(dictionaries)({ column: column(type, rest), text, values: {} });

const found = (value: string): TextAnswer => ({ kind: 'found', values: { place: value } });

describe('a text that is left before it was chosen for is', () => {
  test.each([
    ['the first whose name begins so', '美', 'USA'],
    ['the one with these initials, whatever code holds them', 'hl', 'NLD'],
    ['the one that is spelled so', 'zhili', 'CHL'],
    ['the first that begins so in pinyin and may be chosen', 'duomi', 'DMA'],
    ['the one of this code, in small letters too', 'mng', 'MNG'],
  ])('%s', async (_, text, value) => {
    expect(await find('select', text)).toEqual(found(value));
  });

  test('ambiguous when two share the name or spelling, and unknown when none matches', async () => {
    expect((await find('select', 'mg')).kind).toBe('several');
    expect((await find('select', '甲')).kind).toBe('several');
    expect((await find('select', '火星')).kind).toBe('unknown');
  });

  test('the first match of the server, unless two share the name or spelling', async () => {
    expect(await find('sel_search', 'nlrtm')).toEqual(found('NLD066'));
    expect((await find('sel_search', 'mg')).kind).toBe('several');
    expect((await find('sel_search', '甲')).kind).toBe('several');
  });

  test('the code of a word defined by the page, and ambiguous for probable words only', async () => {
    const words = { names: { NLD: ['风车国'] }, probableNames: { USA: ['美'] } };
    expect(await find('select', '风车国', words)).toEqual(found('NLD'));
    expect((await find('select', '美', words)).kind).toBe('several');
  });

  test('itself where a text of one’s own is taken', async () => {
    expect(await find('sel_search', 'nlrtm', { allowInput: true })).toEqual(found('nlrtm'));
  });
});
