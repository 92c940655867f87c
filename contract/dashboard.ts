import { isRecord, numberOf, recordsOf, textOf } from './reading.ts';
import { toPlace, type PagePlace } from './recordStatus.ts';

/** Days of the last 30 days, or months of the last 12 months. */
export type Period = 'days' | 'months';

export interface Amount {
  readonly currency: string;
  readonly text: string;
  /** Decimal text. */
  readonly amount: string;
}

export interface SharePart {
  /** Blank: no code was given; null: all remaining parts. */
  readonly code: string | null;
  readonly text: string;
  readonly records: number;
}

export interface Share {
  readonly key: string;
  readonly title: string;
  readonly parts: readonly SharePart[];
}

/** One kind of declaration. */
export interface CountedPage extends PagePlace {
  /** False: the user sees only some of its records, so there are no sums. */
  readonly isCounted: boolean;
}

/** A record that waits for the caller. */
export interface Todo {
  readonly pageId: string;
  readonly id: string;
  readonly status: string;
  readonly statusText: string;
  /** Blank: nothing has been filled in. */
  readonly name: string;
  /** Blank: the page defines no customer column, or the column is blank. */
  readonly customer: string;
  /** Day by which the record has to be processed further, `2026-11-25`; blank: unknown. */
  readonly due: string;
  /** The page's title of that day; blank: it has none. */
  readonly dueTitle: string;
  readonly time: string;
}

/** Number of records of a page that wait for the caller in one status. */
export interface WaitingCount {
  readonly pageId: string;
  readonly status: string;
  readonly text: string;
  readonly records: number;
  /** Filter of the page's list that shows these records. */
  readonly where: Readonly<Record<string, string>>;
}

/**
 * Work that waits for the caller: `counts` in the order of the work, `first` with the first records of each status, due
 * ones and those written last before the others.
 */
export interface WaitingWork {
  readonly counts: readonly WaitingCount[];
  readonly first: readonly Todo[];
}

/** The answer of `/sys/home/todos`. */
export interface SentWaiting {
  readonly pages: readonly PagePlace[];
  readonly todos: WaitingWork;
}

/** Number of records of a page that were created in a period. */
export interface PageRecords {
  readonly pageId: string;
  readonly records: number;
}

/** Figures of the declarations. */
export interface DeclarationFigures {
  readonly today: readonly PageRecords[];
  readonly month: readonly PageRecords[];
  /** Amounts of this month, largest first. */
  readonly amounts: readonly Amount[];
  /** `2026-11-20` or `2026-11`, earliest first. */
  readonly steps: readonly string[];
  readonly trend: readonly { readonly step: string; readonly pageId: string; readonly records: number }[];
  readonly shares: readonly Share[];
}

/** The answer of `/sys/dashboard/declarations`. */
export interface SentDashboard {
  readonly time: string;
  readonly period: Period;
  readonly pages: readonly CountedPage[];
  readonly figures: DeclarationFigures;
}

export interface Dashboard extends DeclarationFigures {
  readonly time: string;
  readonly pages: readonly CountedPage[];
}

type Source = Readonly<Record<string, unknown>>;

const recordOf = (source: unknown): Source => (isRecord(source) ? source : {});
const textsOf = (source: unknown): readonly string[] =>
  Array.isArray(source) ? source.filter((text) => typeof text === 'string') : [];

const toShare = (share: Source): Share => ({
  key: textOf(share, 'key'),
  title: textOf(share, 'title'),
  parts: recordsOf(share['parts']).map((part) => ({
    code: part['code'] === null ? null : textOf(part, 'code'),
    text: textOf(part, 'text'),
    records: numberOf(part, 'records'),
  })),
});

const toTodo = (todo: Source): Todo => ({
  pageId: textOf(todo, 'pageId'),
  id: textOf(todo, 'id'),
  status: textOf(todo, 'status'),
  statusText: textOf(todo, 'statusText'),
  name: textOf(todo, 'name'),
  customer: textOf(todo, 'customer'),
  due: textOf(todo, 'due'),
  dueTitle: textOf(todo, 'dueTitle'),
  time: textOf(todo, 'time'),
});

/** Reads the answer of `/sys/home/todos`. */
export function toWaiting(source: unknown): SentWaiting {
  const answer = recordOf(source);
  const todos = recordOf(answer['todos']);
  return {
    pages: recordsOf(answer['pages']).map(toPlace),
    todos: {
      counts: recordsOf(todos['counts']).map((row) => ({
        pageId: textOf(row, 'pageId'),
        status: textOf(row, 'status'),
        text: textOf(row, 'text'),
        records: numberOf(row, 'records'),
        where: Object.fromEntries(Object.keys(recordOf(row['where'])).map((key) => [key, textOf(row['where'], key)])),
      })),
      first: recordsOf(todos['first']).map(toTodo),
    },
  };
}

const toPageRecords = (source: unknown): readonly PageRecords[] =>
  recordsOf(source).map((row) => ({ pageId: textOf(row, 'pageId'), records: numberOf(row, 'records') }));

/** Reads the answer of `/sys/dashboard/declarations`. */
export function toDashboard(source: unknown): Dashboard {
  const answer = recordOf(source);
  const figures = recordOf(answer['figures']);
  return {
    time: textOf(answer, 'time'),
    pages: recordsOf(answer['pages']).map((page) => ({
      ...toPlace(page),
      isCounted: page['isCounted'] === true,
    })),
    today: toPageRecords(figures['today']),
    month: toPageRecords(figures['month']),
    amounts: recordsOf(figures['amounts']).map((row) => ({
      currency: textOf(row, 'currency'),
      text: textOf(row, 'text'),
      amount: textOf(row, 'amount'),
    })),
    steps: textsOf(figures['steps']),
    trend: recordsOf(figures['trend']).map((row) => ({
      step: textOf(row, 'step'),
      pageId: textOf(row, 'pageId'),
      records: numberOf(row, 'records'),
    })),
    shares: recordsOf(figures['shares']).map(toShare),
  };
}
