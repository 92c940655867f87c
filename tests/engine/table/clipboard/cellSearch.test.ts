import { describe, expect, it } from 'vitest';
import { CellSearch, type SearchTerms } from '../../../../engine/index.ts';

const search = (text: string, how: Partial<SearchTerms> = {}): CellSearch =>
  new CellSearch({ text, matchCase: false, wholeCell: false, ...how });

describe('a search in cells', () => {
  it.each<[text: string, cell: string, how: Partial<SearchTerms>, expected: boolean]>([
    ['abc', 'xABCx', {}, true],
    ['abc', 'xABCx', { matchCase: true }, false],
    ['ABC', 'xABCx', { matchCase: true }, true],
    ['abc', 'abcd', { wholeCell: true }, false],
    ['abc ', ' ABC', { wholeCell: true }, true],
    ['abc', 'ABC', { wholeCell: true, matchCase: true }, false],
    ['１２', 'A12', {}, true],
    ['12', 'Ａ１２', {}, true],
    ['螺丝', '不锈钢螺丝', {}, true],
    ['', 'anything', {}, false],
    ['', '', { wholeCell: true }, false],
    ['.', 'abc', {}, false],
    ['abc', 'İABC', {}, true],
    ['b ', 'ab', {}, false],
    ['b ', 'ab c', {}, true],
    ['a*c', 'abc', {}, false],
  ])('of "%s" in "%s" with %j says %s', (...[text, cell, how, expected]) => {
    expect(search(text, how).matches(cell)).toBe(expected);
  });

  it.each<[string, string, string, Partial<SearchTerms>, string | undefined]>([
    ['a', 'banana', 'o', {}, 'bonono'],
    ['aa', 'aaaa', 'a', {}, 'aa'],
    ['A', 'banana', 'o', { matchCase: true }, undefined],
    ['a', 'aab', '', {}, 'b'],
    ['１', 'x1y１z', '2', {}, 'x2y2z'],
    ['b', 'abc', 'x', { wholeCell: true }, undefined],
    ['ABC', 'abc', 'x', { wholeCell: true }, 'x'],
    ['s', 'İs', 'x', {}, 'İx'],
    ['abc', ' abc ', 'x', { wholeCell: true }, 'x'],
    ['a', 'a$&b', '$1$&', {}, '$1$&$&b'],
  ])('replaces "%s" in "%s" by "%s" with %j: %s', (...[text, cell, replacement, how, expected]) => {
    expect(search(text, how).replace(cell, replacement)).toBe(expected);
  });

  it('replaces in the first name that matches: the code before the text', () => {
    expect(search('142').replaceName(['142', '人民币', '142 - 人民币'], '502')).toBe('502');
    expect(search('人民币').replaceName(['142', '人民币', '142 - 人民币'], '美元')).toBe('美元');
    expect(search('2 - 人').replaceName(['142', '人民币', '142 - 人民币'], '2 - 人')).toBe('142 - 人民币');
    expect(search('欧元').replaceName(['142', '人民币'], '美元')).toBeUndefined();
  });
});
