import { isRecord, numberOf, recordsOf, textOf } from './reading.ts';

/** Days of the last 30, or months of the last 12. */
export type Period = 'days' | 'months';

export interface Amount {
  readonly currency: string;
  readonly text: string;
  /** Decimal text. */
  readonly amount: string;
}

export interface SharePart {
  /** Blank: none was given; null: all the rest. */
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
export interface CountedPage {
  readonly id: string;
  readonly title: string;
  /** Names by which a menu may call it. */
  readonly components: readonly string[];
  /** False: the user sees only some records of it, so there are no sums. */
  readonly isCounted: boolean;
}

/** A record that waits for the caller. */
export interface Todo {
  readonly pageId: string;
  readonly id: string;
  readonly statusText: string;
  /** Blank: nothing is filled in yet. */
  readonly name: string;
  readonly time: string;
}

/** How many records wait for the caller, by status, and the latest of them. */
export interface WaitingWork {
  readonly counts: readonly { readonly status: string; readonly text: string; readonly records: number }[];
  readonly latest: readonly Todo[];
}

/** What the declarations come to. */
export interface DeclarationFigures {
  readonly today: number;
  readonly month: number;
  /** Of this month, the greatest first. */
  readonly amounts: readonly Amount[];
  /** `2026-11-20` or `2026-11`, the earliest first. */
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
  readonly todos: WaitingWork;
}

export interface Dashboard extends DeclarationFigures {
  readonly time: string;
  readonly pages: readonly CountedPage[];
  readonly todoCounts: WaitingWork['counts'];
  readonly todos: readonly Todo[];
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
  statusText: textOf(todo, 'statusText'),
  name: textOf(todo, 'name'),
  time: textOf(todo, 'time'),
});

/** Reads the answer of `/sys/dashboard/declarations`. */
export function toDashboard(source: unknown): Dashboard {
  const answer = recordOf(source);
  const figures = recordOf(answer['figures']);
  const todos = recordOf(answer['todos']);
  return {
    time: textOf(answer, 'time'),
    pages: recordsOf(answer['pages']).map((page) => ({
      id: textOf(page, 'id'),
      title: textOf(page, 'title'),
      components: textsOf(page['components']),
      isCounted: page['isCounted'] === true,
    })),
    today: numberOf(figures, 'today'),
    month: numberOf(figures, 'month'),
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
    todoCounts: recordsOf(todos['counts']).map((row) => ({
      status: textOf(row, 'status'),
      text: textOf(row, 'text'),
      records: numberOf(row, 'records'),
    })),
    todos: recordsOf(todos['latest']).map(toTodo),
  };
}
