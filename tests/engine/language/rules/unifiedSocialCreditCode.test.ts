import { describe, expect, it } from 'vitest';
import { HANDLERS } from '../../../../engine/index.ts';
import { faultyCases, referenceFolder, sampleDeclarations, skipReason } from '../../../reference/referenceData.ts';

const isGood = (code: string): boolean => HANDLERS.get('uscc')?.test(code) ?? false;

const codesOf = (head: Readonly<Record<string, string | number>>): readonly string[] =>
  Object.entries(head)
    .filter(([name, value]) => name.endsWith('Scc') && value !== '')
    .map(([, value]) => String(value));

describe('a unified social credit code', () => {
  it.each(['91350100M000100Y43', '91440300MA5EXA014T', '91330200MA2EXB02XX'])(
    'is good when its check digit fits: %s',
    (code) => {
      expect(isGood(code)).toBe(true);
    },
  );

  it('is bad when any one character differs', () => {
    const good = '91350100M000100Y43';
    const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
    for (const [index, own] of [...good].entries()) {
      const others = [...alphabet].filter((letter) => letter !== own);
      const codes = others.map((letter) => good.slice(0, index) + letter + good.slice(index + 1));
      expect(codes.filter(isGood)).toEqual([]);
    }
  });

  it.each([
    ['one character short', '91350100M000100Y4'],
    ['one character long', '91350100M000100Y433'],
    ['lower case', '91350100m000100y43'],
    ['a letter that is never used', '91350100I000100Y43'],
    ['a blank in front', ' 91350100M000100Y4'],
    ['full-width digits', '９1350100M000100Y43'],
    ['nothing', ''],
  ])('is bad with %s', (_, code) => {
    expect(isGood(code)).toBe(false);
  });

  it.skipIf(referenceFolder === undefined)(`is good in every sample declaration (${skipReason})`, () => {
    const codes = sampleDeclarations().flatMap(({ DecHead }) => codesOf(DecHead));
    expect(codes.length).toBeGreaterThan(0);
    expect(codes.filter((code) => !isGood(code))).toEqual([]);
  });

  it.skipIf(referenceFolder === undefined)(`is bad in the sample that R02 must refuse (${skipReason})`, () => {
    const faulty = faultyCases().filter(({ rule }) => rule === 'R02');
    expect(faulty.length).toBeGreaterThan(0);
    for (const { declaration } of faulty) {
      expect(codesOf(declaration.DecHead).filter((code) => !isGood(code))).toHaveLength(1);
    }
  });
});
