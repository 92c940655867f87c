import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detailColumns } from '../../../../renderers/kit/blocks/DetailList.tsx';
import { shortened } from '../../../../renderers/kit/blocks/shortened.ts';
import { toDecimalText, withThousands } from '../../../../renderers/kit/formats/formats.ts';

const letters = (count: number): string => '单'.repeat(count);

test('cuts a text at 25 characters unless told otherwise, and shows numbers with thousands separators [S9-9]', () => {
  expect(shortened(letters(25))).toBe(letters(25));
  expect(shortened(letters(26))).toBe(`${letters(25)}…`);
  expect(shortened('报关单号', 2)).toBe('报关…');
  expect(shortened('🚢'.repeat(25))).toBe('🚢'.repeat(25));
  expect(shortened('🚢'.repeat(26))).toBe(`${'🚢'.repeat(25)}…`);
  expect(withThousands('1234567.50')).toBe('1,234,567.50');
});

test('groups the whole digits of a number by commas and leaves other text unchanged [S9-9]', () => {
  const digits = (min: number) => fc.stringMatching(new RegExp(`^\\d{${min},30}$`));
  fc.assert(
    fc.property(
      fc.constantFrom('', '-'),
      digits(1),
      fc.option(digits(1), { nil: undefined }),
      (sign, whole, fraction) => {
        const written = `${sign}${whole}${fraction === undefined ? '' : `.${fraction}`}`;
        const [shown = '', behind] = withThousands(written).split('.');
        expect(withThousands(written).replaceAll(',', '')).toBe(written);
        expect(shown).toMatch(/^-?\d{1,3}(,\d{3})*$/);
        expect(behind).toBe(fraction);
        expect(toDecimalText(withThousands(`${sign}1${whole}`))).toBe(`${sign}1${whole}`);
      },
    ),
  );
  for (const text of ['', '-', '1e5', 'G-1', '1,2', '٣', '1.', '.5', ' 1000']) expect(withThousands(text)).toBe(text);
});

test('a truncated text is a prefix of the original within its length limit', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
      const cut = shortened(text, length);
      const count = [...text].length;
      expect([...cut].length).toBe(count <= length ? count : length + 1);
      expect(text.startsWith(cut.replace(/…$/, ''))).toBe(true);
    }),
    { numRuns: 100 },
  );
});

test('a detail list has 1 to 4 columns, and more than 4 are 4 [W9-13]', () => {
  expect([1, 2, 3, 4].map(detailColumns)).toEqual([1, 2, 3, 4]);
  expect([5, 12, Infinity].map(detailColumns)).toEqual([4, 4, 4]);
  expect([0, -3, NaN, 2.9].map(detailColumns)).toEqual([1, 1, 1, 2]);
});
