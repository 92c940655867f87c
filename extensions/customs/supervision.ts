/** Which way the goods go. */
export type Direction = 'import' | 'export';

interface Licence {
  readonly direction: Direction | 'both';
  /** Licences for special trades that stand in for it: processing trade, border trade, one consignee. */
  readonly insteadOf?: readonly string[];
}

const licence = (direction: Licence['direction'], insteadOf: readonly string[] = []): Licence => ({
  direction,
  insteadOf,
});

/**
 * Letters of 监管条件 that ask for a licence document of the same code (R24). Not in it: 6, 8 and 9, which forbid;
 * v, x, y and G, which only stand in for another; and papers that are not asked for by the code of the good
 * (origin, quota and bonded lists).
 */
const LICENCES: ReadonlyMap<string, Licence> = new Map([
  ['1', licence('import')],
  ['2', licence('import')],
  ['3', licence('export', ['G'])],
  ['4', licence('export', ['x', 'y'])],
  ['5', licence('export')],
  ['7', licence('import', ['v'])],
  ['A', licence('import')],
  ['B', licence('export')],
  ['D', licence('both')],
  ['E', licence('export')],
  ['F', licence('import')],
  ['I', licence('both')],
  ['J', licence('both')],
  ['L', licence('both')],
  ['M', licence('import')],
  ['O', licence('import')],
  ['P', licence('import')],
  ['Q', licence('import')],
  ['R', licence('import')],
  ['S', licence('both')],
  ['T', licence('both')],
  ['U', licence('import')],
  ['W', licence('both')],
  ['X', licence('both')],
  ['Z', licence('import')],
]);

const FORBIDDING: Readonly<Record<Direction, string>> = { import: '9', export: '8' };

/** The letters whose document is not among the given codes, in their order; `''` when none is missing. */
export const missingDocuments = (supervision: string, codes: readonly string[], direction: Direction): string => {
  const given = new Set(codes);
  const isMissing = (letter: string): boolean => {
    const asked = LICENCES.get(letter);
    if (asked === undefined || (asked.direction !== 'both' && asked.direction !== direction)) return false;
    return !given.has(letter) && !(asked.insteadOf ?? []).some((other) => given.has(other));
  };
  return [...new Set(supervision)].filter(isMissing).join('');
};

/** Whether 监管条件 forbids the good altogether: 8 its export, 9 its import. 6 forbids used ones only, which the data do not tell. */
export const isForbidden = (supervision: string, direction: Direction): boolean =>
  supervision.includes(FORBIDDING[direction]);

const LICENCE_NO = /^\d{2}-[0-9A-Z]{2}-[0-9A-Z]{1,14}$/;
const INSPECTION_NO = /^\d{15}$/;
const ORIGIN_NO = /^<\d{2}>\S{1,28}$/;

/** Form of the number by document; others have none that is published. */
const CERTIFICATE_NUMBERS: ReadonlyMap<string, RegExp> = new Map([
  ...['1', '2', '3', '4', '5', '7', 'G', 'O', 'v', 'x', 'y'].map((code): [string, RegExp] => [code, LICENCE_NO]),
  ['A', INSPECTION_NO],
  ['B', INSPECTION_NO],
  ['Y', ORIGIN_NO],
]);

/** 许可证编号: two digits of the year, two characters of the issuer, a number (R31). */
export const isLicenceNo = (text: string): boolean => LICENCE_NO.test(text);

/** Whether a number has the form of the document's kind; certificates of origin are written `<agreement>number` (R24). */
export const isCertificateNo = (docuCode: string, text: string): boolean =>
  CERTIFICATE_NUMBERS.get(docuCode)?.test(text) ?? text.trim() !== '';
