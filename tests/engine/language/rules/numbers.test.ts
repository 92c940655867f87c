import { describe, expect, it } from 'vitest';
import { isCalendarDate } from '../../../../engine/language/columnKinds/checks/calendarDate.ts';
import { HANDLERS } from '../../../../engine/language/rules/handlers.ts';

const two = (value: number): string => String(value).padStart(2, '0');
const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

describe('a day of the calendar', () => {
  it.each(['1900', '1999', '2000', '2024', '2026', '9999'])('exists in %s where the calendar has it', (year) => {
    const told = numbers(14).flatMap((month) => numbers(33).map((day) => `${year}-${two(month)}-${two(day)}`));
    const exists = (text: string): boolean => {
      const time = Date.parse(`${text}T00:00:00Z`);
      return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
    };
    expect(told.filter(isCalendarDate)).toEqual(told.filter(exists));
  });

  it.each([
    ['0001-01-01', true],
    ['0010-01-01', true],
    ['0100-01-01', true],
    ['0000-01-01', false],
    ['0004-02-29', true],
    ['0040-02-29', true],
    ['0014-02-29', false],
    ['0200-02-29', false],
    ['2026-1-1', false],
    ['12026-01-01', false],
    ['2026-01-011', false],
  ])('%s: %s', (text, exists) => expect(isCalendarDate(text)).toBe(exists));
});

/** Computes the ISO 7064, MOD 11-2 check character digit by digit. */
const checkOf = (digits: string): string => {
  const product = [...digits].reduce((sum, digit) => ((sum + Number(digit)) * 2) % 11, 0);
  return '0123456789X'.charAt((12 - product) % 11);
};

describe('the number of an identity card', () => {
  const isIdCardNumber = (text: string): boolean | undefined => HANDLERS.get('idCard')?.test(text);
  const persons = numbers(40).map(
    (index) => `11010119900${(index % 9) + 1}${two((index % 28) + 1)}${two(index)}${index % 10}`,
  );

  it('takes the one check character that belongs to it', () => {
    for (const person of persons)
      expect([...'0123456789X'].filter((check) => isIdCardNumber(`${person}${check}`))).toEqual([checkOf(person)]);
  });

  it.each([
    ['120223890230', false, 'too short'],
    ['120223890228123', true, 'of 15 places, the last day of February'],
    ['120223890229123', false, 'of 15 places with a day that does not exist'],
    ['120223891301123', false, 'of 15 places with a thirteenth month'],
    ['020223890228123', false, 'of 15 places that begins with 0'],
  ])('%s: %s, %s', (text, isOne) => expect(isIdCardNumber(text)).toBe(isOne));

  it.each(['19900230', '19901301', '19900100', '00000101'])(
    'refuses the day of birth %s, whatever the check',
    (day) => {
      const person = `110101${day}001`;
      expect(isIdCardNumber(`${person}${checkOf(person)}`)).toBe(false);
    },
  );

  it('takes a small x, and no other region than from 1 on', () => {
    const person = persons.find((one) => checkOf(one) === 'X') ?? '';
    expect(isIdCardNumber(`${person}x`)).toBe(true);
    const nowhere = `0${person.slice(1)}`;
    expect(isIdCardNumber(`${nowhere}${checkOf(nowhere)}`)).toBe(false);
  });
});
