import { isRecord, recordsOf, textOf } from './reading.ts';

/** A record in its current state on the server. */
export interface RecordStatus {
  readonly page: string;
  readonly id: string;
  readonly pageTitle: string;
  /** Blank: the page has no status. */
  readonly statusText: string;
  /** Numbers and names, the most significant first. */
  readonly names: readonly { readonly title: string; readonly text: string }[];
}

/** A record as `/sys/home/records` sends it. */
export interface SentRecordStatus extends RecordStatus {
  readonly status: string;
  readonly time: string;
}

/** Reads the answer of `/sys/home/records`. */
export const toRecordStatuses = (source: unknown): readonly RecordStatus[] =>
  (Array.isArray(source) ? source : []).filter(isRecord).map((row) => ({
    page: textOf(row, 'page'),
    id: textOf(row, 'id'),
    pageTitle: textOf(row, 'pageTitle'),
    statusText: textOf(row, 'statusText'),
    names: (Array.isArray(row['names']) ? row['names'] : [])
      .filter(isRecord)
      .map((name) => ({ title: textOf(name, 'title'), text: textOf(name, 'text') })),
  }));

/** Minimum length of a search; shorter texts match everything. */
export const LEAST_SEARCHED = 2;
export const MAX_SEARCHED = 60;

/** A page with the component names that its menu entry may have, by which it is found in the menu. */
export interface PagePlace {
  readonly id: string;
  readonly title: string;
  readonly components: readonly string[];
}

/** A record found by the global search. */
export interface RecordHit {
  readonly page: string;
  readonly id: string;
  /** Blank: the page has no status. */
  readonly statusText: string;
  /** Number and customer, and other places where the text was found; the first is the label of the record. */
  readonly names: readonly { readonly title: string; readonly text: string }[];
}

/** The answer of `/sys/home/search`. */
export interface RecordSearch {
  readonly pages: readonly PagePlace[];
  /** The best match first. */
  readonly records: readonly RecordHit[];
  /** There are more matches. */
  readonly isMore: boolean;
}

/** An action that is offered everywhere: a new record of a page. */
export interface OfferedBeginning extends PagePlace {
  /** `新增`. */
  readonly action: string;
}

export const toPlace = (source: Readonly<Record<string, unknown>>): PagePlace => ({
  id: textOf(source, 'id'),
  title: textOf(source, 'title'),
  components: (Array.isArray(source['components']) ? source['components'] : []).map(String),
});

/** Reads the answer of `/sys/home/search`. */
export function toRecordSearch(source: unknown): RecordSearch {
  const answer = isRecord(source) ? source : {};
  return {
    pages: recordsOf(answer['pages']).map(toPlace),
    records: recordsOf(answer['records']).map((row) => ({
      page: textOf(row, 'page'),
      id: textOf(row, 'id'),
      statusText: textOf(row, 'statusText'),
      names: recordsOf(row['names']).map((name) => ({ title: textOf(name, 'title'), text: textOf(name, 'text') })),
    })),
    isMore: answer['isMore'] === true,
  };
}

/** Reads the answer of `/sys/home/actions`. */
export const toActions = (source: unknown): readonly OfferedBeginning[] =>
  recordsOf(source).map((row) => ({ ...toPlace(row), action: textOf(row, 'action') }));
