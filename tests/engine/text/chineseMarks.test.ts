import { expect, test } from 'vitest';
import { normalizePunctuation } from '../../../engine/text/chineseMarks.ts';

test.each([
  ['（1，2）', '(1,2)'],
  ['【1、2】', '[1,2]'],
  ['｛"a"：1｝', '{"a":1}'],
  ['1。5', '1.5'],
  ['a；b', 'a;b'],
  ['！a ？ b ： c', '!a ? b : c'],
  ['a ＝＝ b', 'a == b'],
  ['1 ＜ 2 ＞ 1', '1 < 2 > 1'],
  ['1＋2－3×4÷5', '1+2-3*4/5'],
  ['a ＆＆ b ｜｜ c', 'a && b || c'],
  ['a　b', 'a b'],
  ['“a”：“b”', '"a":"b"'],
  ['"a”，"b"', '"a","b"'],
  ['{"a”: "b”}', '{"a": "b"}'],
  ['"a”', '"a"'],
])('%s is meant as %s', (source, meant) => {
  const { text, marks } = normalizePunctuation(source, '"');
  expect(text).toBe(meant);
  expect(text).toHaveLength(source.length);
  expect(marks.length).toBeGreaterThan(0);
  expect(marks.map(({ at, mark }) => [at, mark])).toEqual(marks.map(({ at }) => [at, source.charAt(at)]));
});

test.each(['"（1，2）"', '"说“好”的"', '"a\\"，b"', '"a’s"', 'a == 1', ''])(
  '%s keeps what its texts hold',
  (source) => {
    expect(normalizePunctuation(source, '"')).toEqual({ text: source, marks: [] });
  },
);

test('treats a pair of Chinese quotes as one mark, and still fixes the following marks', () => {
  expect(normalizePunctuation('“a”，1', '"')).toEqual({
    text: '"a",1',
    marks: [
      { at: 0, mark: '“', instead: '"' },
      { at: 3, mark: '，', instead: ',' },
    ],
  });
});

test.each([
  ['\'"', '\'a\' + "b"'],
  ['"', '"a" + "b"'],
])('single Chinese quotes are single ones where texts may stand in them: %s', (quotes, meant) => {
  expect(normalizePunctuation('‘a’ + “b”', quotes).text).toBe(quotes === '"' ? meant : "'a' + 'b'");
});
