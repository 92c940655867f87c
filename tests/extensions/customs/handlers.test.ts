import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileChecks, containerCheckDigit, pageHandlers } from '../../../engine/index.ts';
import { referenceFolder, sampleDeclarations, skipReason } from '../../reference/referenceData.ts';
import cases from './handlers.cases.json';

const test = (handler: string, value: string): boolean => pageHandlers().get(handler)?.test(value) ?? false;

const container = fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/);

describe('the check functions that a column may name [W5.1-5]', () => {
  it.each(cases)('$handler takes what $rule allows, and nothing beside it', ({ handler, good, bad }) => {
    expect(good.filter((value) => !test(handler, value))).toEqual([]);
    expect(bad.filter((value) => test(handler, value))).toEqual([]);
  });

  it('have a case each, uscc aside, which has a file of its own', () => {
    expect(new Set([...cases.map(({ handler }) => handler), 'uscc'])).toEqual(new Set(pageHandlers().keys()));
  });

  it('name their column in a message of their own', () => {
    const unnamed = [...pageHandlers()].filter(([, { message }]) => !message.includes('${title}'));
    expect(unnamed).toEqual([]);
  });

  it('are checks of a column when the page hands them in', () => {
    const column = {
      key: 'containerId',
      title: '集装箱号',
      type: 'input' as const,
      validateRules: [{ handler: 'containerNo', id: 'R21' }],
    };
    const { checks } = compileChecks(column, { handlers: pageHandlers() });
    const check = checks.find(({ id }) => id === 'R21');
    expect(check?.message).toBe('集装箱号不是有效的集装箱号（4位字母+6位数字+校验位）');
    expect([check?.test('CSQU3054383', {}), check?.test('CSQU3054380', {})]).toEqual([true, false]);
  });

  it.each([...pageHandlers().keys()])('%s comes to an end on long hostile text', (handler) => {
    const hostile = ['1', 'A', '-', ',', '1,', '_', ' ', '9'].map((piece) => `${piece.repeat(50_000)}!`);
    expect(hostile.map((text) => test(handler, text))).toEqual(hostile.map(() => false));
  });

  it.skipIf(referenceFolder === undefined)(`take every code of the sample declarations (${skipReason})`, () => {
    const heads = sampleDeclarations().map(({ DecHead }) => DecHead);
    const bad = heads.flatMap((head) =>
      [
        ['customsCode', head['TradeCode']],
        ['customsCode', head['AgentCode']],
        ['ownerCode', head['OwnerCode']],
        ['entryId', head['EntryId']],
        ['manualNo', head['ManualNo']],
        ['licenseNo', head['LicenseNo']],
        ['promiseItems', head['PromiseItmes']],
      ].filter(([handler, value]) => value !== undefined && value !== '' && !test(String(handler), String(value))),
    );
    expect(bad).toEqual([]);
  });
});

describe('a container number', () => {
  it('is good with its check digit and with no other', () => {
    fc.assert(
      fc.property(container, (first) => {
        const digit = containerCheckDigit(first);
        const good = Array.from({ length: 10 }, (_, other) => String(other)).filter((other) =>
          test('containerNo', first + other),
        );
        expect(good).toEqual([digit]);
      }),
    );
  });

  it('is invalid when one digit changes, unless both digits are equal mod 11', () => {
    fc.assert(
      fc.property(container, fc.integer({ min: 4, max: 9 }), fc.integer({ min: 1, max: 9 }), (first, place, by) => {
        const other = String((Number(first.charAt(place)) + by) % 10);
        const changed = first.slice(0, place) + other + first.slice(place + 1);
        const [own, next] = [first, changed].map(containerCheckDigit);
        // 10 and 0 have the same check digit: the one known gap of ISO 6346.
        fc.pre(own !== '0');
        expect(test('containerNo', changed + (own ?? ''))).toBe(own === next);
        expect(next).not.toBe(own);
      }),
    );
  });
});
