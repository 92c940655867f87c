import type { Random } from '../../directory/accessExplanation/takeover/random.ts';

/** A goods line as it must be imported. */
export interface ExpectedLine {
  readonly codeTs: string;
  readonly gName: string;
  readonly gModel: string;
  readonly gQty: string;
  readonly gUnit: string;
  readonly declPrice: string;
  readonly declTotal: string;
  readonly tradeCurr: string;
}

export interface ExpectedRecord {
  readonly contrNo: string;
  readonly billNo: string;
  readonly ieDate: string;
  readonly goods: readonly ExpectedLine[];
}

const UNITS = ['035', '001', '007', '011'] as const;
const CURRENCIES = ['USD', 'CNY', 'EUR'] as const;
const NAMES = ['自行车', '铰链', 'Señor 刹车', '儿童车（三轮）', 'Bücher', '车把 左'] as const;

const lineOf = (random: Random, mark: string): ExpectedLine => ({
  codeTs: random.pick(['8712003000', '3907101090']),
  gName: `${random.pick(NAMES)} ${mark}`,
  gModel: random.pick(['', 'X-15/5', '规格|型号', '0015']),
  gQty: random.pick(['1', '12.5', '1234.5', '0.125']),
  gUnit: random.pick(UNITS),
  declPrice: random.pick(['10', '2.25', '1999.9']),
  declTotal: random.pick(['120', '33.75', '12345678.9']),
  tradeCurr: random.pick(CURRENCIES),
});

/** Returns the records of a workbook before oddities are applied. */
export function expectedRecords(random: Random, number: number): readonly ExpectedRecord[] {
  const count = random.pick([1, 2, 3]);
  return Array.from({ length: count }, (_, record) => ({
    contrNo: `${20_260_000 + number * 10 + record}`,
    billNo: `1772123456${String(number * 10 + record).padStart(5, '0')}`,
    ieDate: random.pick(['2026-11-05', '2026-02-28', '2027-01-01']),
    goods: Array.from({ length: random.pick([1, 2, 3]) }, (__, line) => lineOf(random, `${record}.${line}`)),
  }));
}
