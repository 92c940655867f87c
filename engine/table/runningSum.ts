import {
  addDecimals,
  divideDecimals,
  fractionDigits,
  readDecimal,
  roundDecimal,
  shortestDecimal,
  subtractDecimals,
} from '../core/decimals.ts';
import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Value, Values } from '../core/values.ts';

/** Ordinary amounts are summed as integer units of 10^-5; values that do not fit exactly are summed as decimals. */
const UNIT_SCALE = 5;
const UNITS = 10 ** UNIT_SCALE;
const PLAIN_LENGTH = 15;
const UNITS_LIMIT = 2 ** 50;
/** Maximum number of decimal places of an average if its column has no `scale`, unless the cells have more. */
const AVERAGE_SCALE = 4;

const unitsText = (units: number): string => {
  const sign = units < 0 ? '-' : '';
  const digits = String(Math.abs(units)).padStart(UNIT_SCALE + 1, '0');
  return `${sign}${digits.slice(0, -UNIT_SCALE)}.${digits.slice(-UNIT_SCALE)}`;
};

/**
 * Exact sum and average of a column, updated incrementally (D7); shown with as many decimal places as the cell with the
 * most.
 */
export class RunningSum {
  readonly #scale: number;
  #units = 0;
  #rest = '0';
  #count = 0;
  /** Number of cells with 0, 1, 2 … decimal places. */
  readonly #written: number[] = [];

  /** Without a column, only values passed to `add` are counted. */
  constructor(column: CompiledColumn | undefined, rows: readonly Values[]) {
    this.#scale = column?.scale ?? AVERAGE_SCALE;
    if (column !== undefined) for (const row of rows) this.add(row[column.key], 1);
  }

  /** Number of cells with a number. */
  get count(): number {
    return this.#count;
  }

  /** Adds (`1`) or removes (`-1`) a cell; blank and unreadable values are ignored. */
  add(value: Value | undefined, sign: 1 | -1): void {
    if (value === null || value === undefined || value === '') return;
    const text = readDecimal(value);
    if (text === undefined) return;
    this.#count += sign;
    const point = text.indexOf('.');
    const digits = point === -1 ? 0 : text.length - point - 1;
    this.#written[digits] = (this.#written[digits] ?? 0) + sign;
    const fits = text.length <= PLAIN_LENGTH && digits <= UNIT_SCALE;
    const units = fits ? Math.round(Number(text) * UNITS) : Number.NaN;
    const total = this.#units + sign * units;
    if (Math.abs(units) < UNITS_LIMIT && Math.abs(total) < UNITS_LIMIT) this.#units = total;
    else this.#rest = sign === 1 ? addDecimals(this.#rest, text) : subtractDecimals(this.#rest, text);
  }

  sum(): string {
    return this.#filled(this.exactSum());
  }

  /** Blank if there are no numbers. */
  average(): string {
    const average = this.#count === 0 ? undefined : divideDecimals(this.exactSum(), String(this.#count));
    if (average === undefined) return '';
    const scale = Math.max(this.#scale, this.#digits());
    const isLong = fractionDigits(average) > scale;
    return this.#filled(isLong ? shortestDecimal(roundDecimal(average, scale)) : average);
  }

  /** Returns the sum in its shortest form. */
  exactSum(): string {
    return addDecimals(this.#rest, unitsText(this.#units));
  }

  /** Returns the largest number of decimal places of any cell. */
  #digits(): number {
    let digits = this.#written.length - 1;
    while (digits > 0 && !this.#written[digits]) digits -= 1;
    return digits;
  }

  /** Pads decimal places: `8430.8` below `5080.80` and `3350.00` becomes `8430.80`. */
  #filled(text: string): string {
    const digits = this.#digits();
    return fractionDigits(text) < digits ? roundDecimal(text, digits) : text;
  }
}
