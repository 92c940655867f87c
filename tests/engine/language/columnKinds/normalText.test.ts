import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasUnseen, normalizeLine, normalizeText } from '../../../../engine/language/columnKinds/texts/normalText.ts';

describe('the normal form of a text', () => {
  test.each<[string, string, string]>([
    ['zero width', 'V02-001\u200B', 'V02-001'],
    ['direction marks', '\u202DV02\u200E-002\u202C', 'V02-002'],
    ['isolates of direction', '\u2066V02\u2069', 'V02'],
    ['a soft hyphen', 'V02\u00AD-003', 'V02-003'],
    ['a word joiner', '丙示例\u2060公司', '丙示例公司'],
    ['a byte order mark', '\uFEFFCHN', 'CHN'],
    ['NUL and other controls', 'a\0b\u0007c\u001Bd\u007Fe\u0090f', 'abcdef'],
    ['a joiner between letters that need none', 'V\u200D0\u200C2', 'V02'],
    ['a selector of a shape that no emoji has', '葛\uFE00\u{E0100}城', '葛城'],
    ['tags', 'a\u{E0041}\u{E007F}b', 'ab'],
    ['fillers of Hangul', '\u3164한\uFFA0국', '한국'],
    ['noncharacters and marks of annotations', 'a\uFFFEb\uFDD0c\uFFF9d', 'abcd'],
  ])('holds no %s', (_, written, normal) => {
    expect(hasUnseen(written)).toBe(true);
    expect(normalizeText(written)).toBe(normal);
  });

  test.each<[string, string, string]>([
    ['accents', 'Sen\u0303or Cafe\u0301 Mu\u0308ller', 'Señor Café Müller'],
    ['Hangul', '\u1112\u1161\u11AB\u1100\u116E\u11A8', '한국'],
    ['kana', '\u30AB\u3099\u30B9', 'ガス'],
    ['accents behind an unseen letter', 'e\u200B\u0301', 'é'],
    ['twins of Chinese characters', '\uF90A', '金'],
  ])('composes %s', (_, written, normal) => {
    expect(normalizeText(written)).toBe(normal);
  });

  test.each<[string, string, string]>([
    ['no-break and thin ones as a space', 'a\u00A0b\u2009c\u202Fd', 'a b c d'],
    ['the wide one as it is', '\u3000\u3000甲\u3000乙', '\u3000\u3000甲\u3000乙'],
    ['tabs and spaces as they are', ' a\tb ', ' a\tb '],
    ['line ends of every system as one', 'a\r\nb\rc\vd\u2028e\u0085f', 'a\nb\nc\nd\ne\nf'],
  ])('has blanks: %s', (_, written, normal) => {
    expect(normalizeText(written)).toBe(normal);
    expect(hasUnseen(written)).toBe(false);
  });

  test('a line has no blanks at its ends, wide ones included', () => {
    expect(normalizeLine('\u3000\u00A0 甲 乙\u200B \n')).toBe('甲 乙');
  });

  test.each([
    ['a family', '👨\u200D👩\u200D👧'],
    ['a heart in colour', '❤\uFE0F'],
    ['a hand of another skin', '👋🏽'],
    ['a detective', '🕵🏻\u200D♂\uFE0F'],
    ['a keycap', '1\uFE0F\u20E3'],
    ['a flag', '🇨🇳'],
    ['Persian with a joiner', 'می\u200Cخواهم'],
    ['Hindi with a joiner', 'क्\u200Dष'],
    ['Sinhala with a joiner', 'ශ්\u200Dරී'],
    ['Mongolian with a shape', 'ᠠ\u180B'],
    ['full width, half width and private letters', 'Ａ（甲）ｶﾞ\uE000'],
  ])('keeps %s', (_, text) => {
    expect(normalizeText(text)).toBe(text.normalize('NFC'));
    expect(hasUnseen(text)).toBe(false);
  });

  const letter = fc.oneof(
    fc.constantFrom(
      ...'aB1 中한ガ\u200B\u200C\u200D\u0301\u3099\u11AB\uFE0F\u20E3❤👨🏽بक्ශᠠ\u180B\u061C\u034F\r\n\u00A0#',
    ),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  );
  const anyText = fc.array(letter, { maxLength: 12 }).map((letters) => letters.join(''));

  test('of a normal text is that text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const normal = normalizeText(text);
        expect(normalizeText(normal)).toBe(normal);
        expect(hasUnseen(normal)).toBe(false);
        expect(normal.normalize('NFC')).toBe(normal);
      }),
      { numRuns: 500 },
    );
  });

  test('is one for all spellings of a text', () => {
    fc.assert(
      fc.property(anyText, (text) => void expect(normalizeText(text.normalize('NFD'))).toBe(normalizeText(text))),
      { numRuns: 500 },
    );
  });
});
