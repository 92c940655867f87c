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

/** Ordinary amounts are summed as whole units of 10^-5; what does not fit exactly goes through the decimals. */
const UNIT_SCALE = 5;
const UNITS = 10 ** UNIT_SCALE;
const PLAIN_LENGTH = 15;
const UNITS_LIMIT = 2 ** 50;
/** An average without a `scale` of its column is shown with at most this many digits behind the point, or with as many as the cells have. */
const AVERAGE_SCALE = 4;

const unitsText = (units: number): string => {
  const sign = units < 0 ? '-' : '';
  const digits = String(Math.abs(units)).padStart(UNIT_SCALE + 1, '0');
  return `${sign}${digits.slice(0, -UNIT_SCALE)}.${digits.slice(-UNIT_SCALE)}`;
};

/** The exact sum and average of a column, kept while cells change (D7); written with as many digits behind the point as the cell with the most. */
export class RunningSum {
  readonly #scale: number;
  #units = 0;
  #rest = '0';
  #count = 0;
  /** How many cells are written with 0, 1, 2 … digits behind the point. */
  readonly #written: number[] = [];

  /** Without a column it counts what it is given. */
  constructor(column: CompiledColumn | undefined, rows: readonly Values[]) {
    this.#scale = column?.scale ?? AVERAGE_SCALE;
    if (column !== undefined) for (const row of rows) this.add(row[column.key], 1);
  }

  /** Cells that hold a number. */
  get count(): number {
    return this.#count;
  }

  /** Counts a cell in (`1`) or out (`-1`); blank and unreadable ones are nothing. */
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

  /** Blank when there is nothing to divide by. */
  average(): string {
    const average = this.#count === 0 ? undefined : divideDecimals(this.exactSum(), String(this.#count));
    if (average === undefined) return '';
    const scale = Math.max(this.#scale, this.#digits());
    const isLong = fractionDigits(average) > scale;
    return this.#filled(isLong ? shortestDecimal(roundDecimal(average, scale)) : average);
  }

  /** In its shortest form. */
  exactSum(): string {
    return addDecimals(this.#rest, unitsText(this.#units));
  }

  /** As many as the cell with the most is written with. */
  #digits(): number {
    let digits = this.#written.length - 1;
    while (digits > 0 && !this.#written[digits]) digits -= 1;
    return digits;
  }

  /** `8430.8` below `5080.80` and `3350.00` reads `8430.80`. */
  #filled(text: string): string {
    const digits = this.#digits();
    return fractionDigits(text) < digits ? roundDecimal(text, digits) : text;
  }
}
