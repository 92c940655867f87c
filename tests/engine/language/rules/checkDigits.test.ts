import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberFault, tidyNumber } from '../../../../engine/index.ts';

type CheckedNumber = Parameters<typeof numberFault>[0];

const digits = (count: number) => fc.stringMatching(new RegExp(`^\\d{${count}}$`));
const day = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''));

/** The characters before the check character. */
const BODIES: Readonly<Record<CheckedNumber, fc.Arbitrary<string>>> = {
  idCard: fc.tuple(fc.constantFrom('11', '44', '91'), digits(4), day, digits(3)).map((parts) => parts.join('')),
  uscc: fc.stringMatching(/^[0-9A-HJ-NPQRTUWXY]{17}$/),
  containerNo: fc.stringMatching(/^[A-Z]{3}[UJZ]\d{6}$/),
};
/** Allowed check characters. */
const CHECKS: Readonly<Record<CheckedNumber, string>> = {
  idCard: '0123456789X',
  uscc: '0123456789ABCDEFGHJKLMNPQRTUWXY',
  containerNo: '0123456789',
};
const NUMBERS = ['idCard', 'uscc', 'containerNo'] as const;

/** Valid numbers: with their correct check character. */
const checked = (of: CheckedNumber) =>
  BODIES[of].map((body) => {
    const good = [...CHECKS[of]].filter((check) => numberFault(of, body + check) === undefined);
    expect(good).toHaveLength(1);
    return body + good.join('');
  });

describe.each(NUMBERS)('a number that ends in a check digit: %s', (of) => {
  it('has exactly one good check character, which is told with any other', () => {
    fc.assert(
      fc.property(checked(of), fc.constantFrom(...CHECKS[of]), (number, other) => {
        const due = number.slice(-1);
        expect(numberFault(of, number.slice(0, -1) + other)).toEqual(
          other === due ? undefined : { kind: 'digit', due },
        );
      }),
    );
  });

  it('says how many places it lacks or has too many', () => {
    fc.assert(
      fc.property(checked(of), fc.integer({ min: 1, max: 4 }), (number, count) => {
        // An identity card number that lacks three characters may be an old one.
        if (of !== 'idCard' || count !== 3)
          expect(numberFault(of, number.slice(0, -count))).toEqual({ kind: 'short', missing: count });
        expect(numberFault(of, number + '1'.repeat(count))).toEqual({ kind: 'long', extra: count });
      }),
    );
  });

  it('says which place holds what it cannot hold, counted from 1', () => {
    fc.assert(
      fc.property(checked(of), fc.nat(), fc.constantFrom('a', '中', '#', '🚢', 'é'), (number, at, letter) => {
        const place = at % number.length;
        expect(numberFault(of, number.slice(0, place) + letter + number.slice(place + 1))).toEqual({
          kind: 'letter',
          place: place + 1,
          letter,
        });
      }),
    );
  });

  it('becomes valid by normalizing capitals, full-width characters and separators in one step', () => {
    const between = fc.constantFrom('', ' ', '-', '.', '·', '/', '—', '－', '　');
    const wide = (letter: string): string => String.fromCharCode(letter.charCodeAt(0) + 0xfee0);
    fc.assert(
      fc.property(
        checked(of),
        fc.array(fc.tuple(between, fc.boolean(), fc.boolean()), { minLength: 18, maxLength: 18 }),
        (number, noise) => {
          const written = [...number]
            .map((letter, index) => {
              const [mark = '', isWide = false, isSmall = false] = noise[index] ?? [];
              const one = isSmall ? letter.toLowerCase() : letter;
              return mark + (isWide ? wide(one) : one);
            })
            .join('');
          expect(tidyNumber(written)).toBe(number);
          expect(tidyNumber(tidyNumber(written))).toBe(tidyNumber(written));
        },
      ),
    );
  });
});

describe('a slip of the pen', () => {
  it.each(['idCard', 'uscc'] as const)('in one place of %s is always found', (of) => {
    fc.assert(
      fc.property(checked(of), fc.nat(), fc.constantFrom(...CHECKS[of]), (number, at, letter) => {
        const place = at % number.length;
        const slipped = number.slice(0, place) + letter + number.slice(place + 1);
        expect(numberFault(of, slipped) === undefined).toBe(slipped === number);
      }),
      { numRuns: 300 },
    );
  });

  it('that swaps two neighbours of an identity card is always found', () => {
    fc.assert(
      fc.property(checked('idCard'), fc.nat(), (number, at) => {
        const place = at % (number.length - 1);
        const swapped =
          number.slice(0, place) + number.charAt(place + 1) + number.charAt(place) + number.slice(place + 2);
        expect(numberFault('idCard', swapped) === undefined).toBe(swapped === number);
      }),
      { numRuns: 300 },
    );
  });
});

it.each([
  ['idCard', '11010519491231002X'],
  ['uscc', '91350100M000100Y43'],
  ['containerNo', 'CSQU3054383'],
  ['containerNo', 'MSKU1234565'],
  ['idCard', '110105491231002'],
] as const)('the %s %s of a standard or a textbook is good', (of, number) => {
  expect(numberFault(of, number)).toBeUndefined();
});

it('a card whose day of birth is none is told so, before its check digit', () => {
  expect(numberFault('idCard', '110105194902300020')).toEqual({ kind: 'day' });
  expect(numberFault('idCard', '110105490230002')).toEqual({ kind: 'short', missing: 3 });
});
