/** Direction of the goods. */
export type Direction = 'import' | 'export';

interface Licence {
  readonly direction: Direction | 'both';
  /** Licences for special trades that can replace it: processing trade, border trade, one consignee. */
  readonly insteadOf?: readonly string[];
}

const licence = (direction: Licence['direction'], insteadOf: readonly string[] = []): Licence => ({
  direction,
  insteadOf,
});

/**
 * Letters of 监管条件 that require a licence document of the same code (R24). Not included: 6, 8 and 9, which prohibit;
 * v, x, y and G, which only replace another; and documents that do not depend on the code of the good (origin, quota
 * and bonded lists).
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

/** Returns the letters whose document is not among the given codes, in their order; `''` if none is missing. */
export const missingDocuments = (supervision: string, codes: readonly string[], direction: Direction): string => {
  const given = new Set(codes);
  const isMissing = (letter: string): boolean => {
    const asked = LICENCES.get(letter);
    if (asked === undefined || (asked.direction !== 'both' && asked.direction !== direction)) return false;
    return !given.has(letter) && !(asked.insteadOf ?? []).some((other) => given.has(other));
  };
  return [...new Set(supervision)].filter(isMissing).join('');
};

/**
 * Returns whether 监管条件 prohibits the good entirely: 8 its export, 9 its import. 6 only prohibits used goods, which
 * the data do not identify.
 */
export const isForbidden = (supervision: string, direction: Direction): boolean =>
  supervision.includes(FORBIDDING[direction]);

const LICENCE_NO = /^\d{2}-[0-9A-Z]{2}-[0-9A-Z]{1,14}$/;
const INSPECTION_NO = /^\d{15}$/;
const ORIGIN_NO = /^<\d{2}>\S{1,28}$/;

/** Number format by document; the others have no published format. */
const CERTIFICATE_NUMBERS: ReadonlyMap<string, RegExp> = new Map([
  ...['1', '2', '3', '4', '5', '7', 'G', 'O', 'v', 'x', 'y'].map((code): [string, RegExp] => [code, LICENCE_NO]),
  ['A', INSPECTION_NO],
  ['B', INSPECTION_NO],
  ['Y', ORIGIN_NO],
]);

/** Returns whether the text is a 许可证编号: two digits of the year, two characters of the issuer, a number (R31). */
export const isLicenceNo = (text: string): boolean => LICENCE_NO.test(text);

/**
 * Returns whether a number has the format of the document's kind; certificates of origin are written
 * `<agreement>number` (R24).
 */
export const isCertificateNo = (docuCode: string, text: string): boolean =>
  CERTIFICATE_NUMBERS.get(docuCode)?.test(text) ?? text.trim() !== '';
