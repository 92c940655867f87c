import { describe, expect, it } from 'vitest';
import { ChoiceIndex, matching } from '../../../../renderers/data/dictionaries/choiceIndex.ts';
import { partsOfText } from '../../../../renderers/data/dictionaries/fourParts.ts';
import { spellChoice } from '../../../../renderers/data/dictionaries/pinyinSpelling.ts';
import type { DictItem } from '../../../../renderers/kit/ports/ports.ts';

const codes = (items: readonly DictItem[]): string => items.map(({ value }) => value).join(' ');

function spelled(items: readonly DictItem[]): ChoiceIndex {
  const index = new ChoiceIndex(items);
  index.spellSome(spellChoice, () => true);
  return index;
}

const countries: readonly DictItem[] = [
  { value: '142', text: '中国', attributes: { nameEn: 'China' } },
  { value: '116', text: '日本', attributes: { nameEn: 'Japan' } },
  { value: '143', text: '中国台澎金马关税区', attributes: { nameEn: 'Taiwan' } },
  { value: '110', text: '中国香港', attributes: { nameEn: 'Hong Kong' } },
  { value: '502', text: '美国', attributes: { nameEn: 'United States', names: 'USA\nU.S.A' } },
  { value: 'CQ', text: '重庆' },
];

describe('one box finds a choice', () => {
  it.each([
    ['its code', '142', '142'],
    ['the beginning of its code', '14', '142 143'],
    ['its text', '中国', '142 143 110'],
    ['a part of its text', '香港', '110'],
    ['its English name', 'united', '502'],
    ['what offices write', 'usa', '502'],
    ['two words of it', '香 中', '110'],
    ['its pinyin', 'zhongguo', '142 143 110'],
    ['the beginning of its pinyin', 'meig', '502'],
    ['the initials of its pinyin', 'mg', '502 143'],
    ['initials in the middle', 'xg', '110'],
    ['pinyin that is parted', "chong'qing", 'CQ'],
    ['a character that is read in two ways as it is read here', 'chongq', 'CQ'],
    ['letters of either size', 'JAPAN', '116'],
  ])('by %s', (_, typed, found) => {
    expect(codes(spelled(countries).find(typed))).toBe(found);
  });

  it('ranks exact codes first, then codes and texts by prefix, substring, and pinyin last', () => {
    const items = [
      { value: 'XU', text: '乙' },
      { value: 'UA', text: '丙' },
      { value: 'Z', text: '无' },
      { value: 'U', text: '丁' },
      { value: 'B', text: 'u 戊' },
      { value: 'C', text: '己' },
    ];
    expect(codes(spelled(items).find(' u'))).toBe('U UA B XU Z');
  });

  it('by everything but pinyin until it is spelled, which goes on where it was left', () => {
    const index = new ChoiceIndex(countries.map((item) => ({ ...item, text: `${item.text}籍` })));
    expect(codes(index.find('mg'))).toBe('');
    expect(codes(index.find('china'))).toBe('142');
    let turns = 0;
    while (!index.isSpelled) {
      let left = 2;
      index.spellSome(spellChoice, () => left-- > 0);
      turns += 1;
    }
    expect(turns).toBe(3);
    expect(codes(index.find('mg'))).toBe('502 143');
  });

  it('a list that is narrowed is spelled already', () => {
    spelled(countries);
    const index = new ChoiceIndex(countries.slice(2));
    expect([index.isSpelled, codes(index.find('meig'))]).toEqual([true, '502']);
  });

  it('offers the list itself where nothing is typed', () => {
    expect(matching(countries, ' ')).toBe(countries);
  });
});

describe('a text of several parts', () => {
  it('is read as customs code, tax number, company and fourth code [W3.3-3]', () => {
    expect(partsOfText('3702941234 - 91370200MA3C0X1234 - 青岛远航报关有限公司 - 3700601234')).toEqual([
      '3702941234',
      '91370200MA3C0X1234',
      '青岛远航报关有限公司',
      '3700601234',
    ]);
  });

  it('keeps a company whose name holds the mark, and blanks what is missing [W3.3-3]', () => {
    expect(partsOfText('1 - 2 - 甲 - 乙公司 - 4')).toEqual(['1', '2', '甲 - 乙公司', '4']);
    expect(partsOfText('1 -  - 甲公司 - ')).toEqual(['1', '', '甲公司', '']);
    expect(partsOfText('1 - 2')).toEqual(['1', '2', '', '']);
    expect(partsOfText('1 - 2 - 甲公司')).toEqual(['1', '2', '甲公司', '']);
    expect(partsOfText('1-1 - 2 - 甲-乙 - 4')).toEqual(['1-1', '2', '甲-乙', '4']);
  });
});
