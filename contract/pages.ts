import { isRecord, numberOf, recordsOf } from './reading.ts';

/** The page object of the contract (0.1): some rows of a list, and the total. */
export interface SentPage<Row> {
  readonly records: readonly Row[];
  readonly total: number;
  readonly size: number;
  readonly current: number;
  readonly pages: number;
}

export interface RowPage<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

export const toRowPage = <Row>(source: unknown, toRow: (row: unknown) => Row): RowPage<Row> => ({
  rows: isRecord(source) ? recordsOf(source['records']).map(toRow) : [],
  total: numberOf(source, 'total'),
});
