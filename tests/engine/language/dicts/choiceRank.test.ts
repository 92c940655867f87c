import { describe, expect, test } from 'vitest';
import { choiceRank, isWholeRank } from '../../../../engine/index.ts';

const netherlands = {
  code: 'nld',
  text: '荷兰',
  names: 'netherlands (the) nl\nholland',
  initials: 'hl',
  full: 'helan',
};
const chile = { code: 'chl', text: '智利', names: 'chile cl', initials: 'zl', full: 'zhili' };
const rotterdam = { code: 'nld066', text: '鹿特丹港', names: '', initials: 'ltdg', full: 'lutedangang' };

describe('a word answers a choice', () => {
  test('ranks by code, then full name, full pinyin, prefix, and substring last', () => {
    const words = [
      'nld',
      '荷兰',
      'holland',
      'hl',
      'helan',
      'nl',
      '荷',
      'hollan',
      'the',
      'h',
      'he',
      '兰',
      'erlands',
      'ld',
      'ela',
    ];
    const ranks = words.map((word) => choiceRank(netherlands, word));
    expect(ranks).toEqual([0, 1, 1, 2, 2, 3, 4, 4, 5, 4, 7, 8, 8, 9, 10]);
    expect(choiceRank(rotterdam, 'lt')).toBe(6);
  });

  test('by its initials before a code that only holds them: hl is 荷兰, not CHL', () => {
    expect(choiceRank(netherlands, 'hl')).toBeLessThan(choiceRank(chile, 'hl'));
  });

  test('does not match without a common part, nor by pinyin without pinyin data', () => {
    expect(choiceRank(chile, 'x')).toBe(Number.POSITIVE_INFINITY);
    expect(choiceRank({ ...chile, initials: '', full: '' }, 'zl')).toBe(Number.POSITIVE_INFINITY);
  });

  test('wholly by its name or its pinyin', () => {
    expect([0, 1, 2, 3, 10].map(isWholeRank)).toEqual([false, true, true, false, false]);
  });
});
