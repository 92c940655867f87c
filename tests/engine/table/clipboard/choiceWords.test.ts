import { describe, expect, test } from 'vitest';
import {
  choiceTexts,
  choose,
  joinChoices,
  meantChoices,
  rememberWords,
  type Choice,
  type CompiledColumn,
} from '../../../../engine/index.ts';
import { pageWords } from '../../../../engine/language/columnKinds/paste/choiceWords.ts';
import { columnOf } from '../tableFixture.ts';

const CURRENCIES: readonly Choice[] = [
  { value: 'CNY', text: '人民币', attributes: { names: 'RMB', probableNames: '¥\n元' } },
  { value: 'JPY', text: '日本元', names: ['¥', '￥'] },
  { value: 'USD', text: '美元', names: ['US$'], probableNames: ['$'] },
  { value: 'HKD', text: '港币', names: ['HK$'] },
];

const read = (column: CompiledColumn, text: string) => {
  const conversion = joinChoices(column, text, (one) => choose(one, CURRENCIES));
  if (conversion.kind !== 'set') return conversion.kind === 'refused' ? conversion.reason : conversion.kind;
  return conversion.doubt === undefined ? conversion.value : `${conversion.value} ${conversion.doubt}`;
};

const plain = columnOf('curr', { type: 'sel_search', dictCode: 'currency' });
const worded = {
  ...plain,
  choiceWords: pageWords({ names: { HKD: ['$', '港纸'] }, probableNames: { USD: ['刀'] } }),
};
const several = { ...worded, type: 'list_multi' as const, multiple: true };

describe('a name that several may have', () => {
  test.each([
    ['¥', 'CNY probable'],
    ['￥', 'CNY probable'],
    ['元', 'CNY probable'],
    ['$', 'USD probable'],
    ['RMB', 'CNY'],
    ['HK$', 'HKD'],
  ])('%s is set as %s', (text, value) => {
    expect(read(plain, text)).toBe(value);
  });

  test('is refused where two say that they are probably meant', () => {
    const both = CURRENCIES.map((one) => ({ ...one, probableNames: ['#'] }));
    expect(choose('#', both)).toEqual({ kind: 'ambiguous' });
  });
});

describe('the words of a column', () => {
  test.each([
    ['港纸', 'HKD'],
    ['$', 'HKD'],
    ['＄', 'HKD'],
    ['刀', 'USD probable'],
    ['US$', 'USD'],
    ['#', 'unknownCode'],
  ])('come before those of its dictionary: %s is %s', (text, value) => {
    expect(read(worded, text)).toBe(value);
  });

  test('count for each text of a cell that holds several', () => {
    expect(read(several, '港纸；RMB')).toBe('HKD,CNY');
    expect(read(several, '刀；RMB')).toBe('USD,CNY probable');
  });

  test('are asked for by their codes', () => {
    expect(choiceTexts(worded, '港纸')).toEqual(['HKD']);
    expect(choiceTexts(several, '港纸；RMB')).toEqual(['HKD', 'RMB']);
  });

  test('that mean a code which is not there are unknown', () => {
    expect(read({ ...plain, choiceWords: pageWords({ names: { XXX: ['乙'] } }) }, '乙')).toBe('unknownCode');
  });
});

describe('a word that the user chose before', () => {
  const remembered = {
    ...worded,
    choiceWords: rememberWords(worded, { 块: 'CNY', '¥': 'JPY', 刀: 'HKD', 港纸: 'USD', RMB: 'USD', 丁: 'XXX' }),
  };

  test.each([
    ['块', 'CNY remembered'],
    ['￥', 'JPY remembered'],
    ['刀', 'HKD remembered'],
    ['港纸', 'HKD'],
    ['RMB', 'CNY'],
    ['丁', 'unknownCode'],
  ])('is set with a doubt unless it is certain: %s is %s', (text, value) => {
    expect(read(remembered, text)).toBe(value);
  });

  test('leads to the whole entry, whose attributes fill other columns', () => {
    const [first] = meantChoices(remembered, '块', (one) => choose(one, CURRENCIES));
    expect(first).toMatchObject({ kind: 'found', choice: { value: 'CNY', text: '人民币' }, form: 'remembered' });
  });
});
