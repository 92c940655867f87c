import { isRecord, textOf } from './reading.ts';

/** A record as the server has it now. */
export interface RecordStanding {
  readonly page: string;
  readonly id: string;
  readonly pageTitle: string;
  /** Blank: the page keeps no status. */
  readonly statusText: string;
  /** Numbers and names, the best first. */
  readonly names: readonly { readonly title: string; readonly text: string }[];
}

/** As `/sys/home/records` answers it. */
export interface SentStanding extends RecordStanding {
  readonly status: string;
  readonly time: string;
}

/** Reads the answer of `/sys/home/records`. */
export const toStandings = (source: unknown): readonly RecordStanding[] =>
  (Array.isArray(source) ? source : []).filter(isRecord).map((row) => ({
    page: textOf(row, 'page'),
    id: textOf(row, 'id'),
    pageTitle: textOf(row, 'pageTitle'),
    statusText: textOf(row, 'statusText'),
    names: (Array.isArray(row['names']) ? row['names'] : [])
      .filter(isRecord)
      .map((name) => ({ title: textOf(name, 'title'), text: textOf(name, 'text') })),
  }));
