import { BookRefused, type BookFault, type BookLimits } from './readBook.ts';

const COUNTED = {
  sheets: 'tooManySheets',
  cells: 'tooManyCells',
  characters: 'tooMuchText',
  merges: 'tooManyMerges',
  styles: 'tooManyStyles',
  strings: 'tooManyStrings',
} as const satisfies Partial<Record<keyof BookLimits, BookFault>>;

export type Counted = keyof typeof COUNTED;

/** Counts what a workbook has, over all its parts; refuses it at the first that is too many. */
export class BookCounts {
  readonly #counts: Record<Counted, number> = { sheets: 0, cells: 0, characters: 0, merges: 0, styles: 0, strings: 0 };

  constructor(readonly limits: BookLimits) {}

  add(what: Counted, count = 1): void {
    this.#counts[what] += count;
    if (this.#counts[what] > this.limits[what]) throw new BookRefused(COUNTED[what], this.limits[what]);
  }
}
