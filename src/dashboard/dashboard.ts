import { isRecord, textOf } from '../http/envelope.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';

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

export interface Todo {
  readonly pageId: string;
  readonly id: string;
  readonly statusText: string;
  readonly name: string;
  readonly time: string;
}

export interface Dashboard {
  readonly time: string;
  readonly pages: readonly CountedPage[];
  readonly today: number;
  readonly month: number;
  readonly amounts: readonly Amount[];
  /** `2026-11-20` or `2026-11`, the earliest first. */
  readonly steps: readonly string[];
  readonly trend: readonly { readonly step: string; readonly pageId: string; readonly records: number }[];
  readonly shares: readonly Share[];
  readonly todoCounts: readonly { readonly status: string; readonly text: string; readonly records: number }[];
  readonly todos: readonly Todo[];
}

type Source = Readonly<Record<string, unknown>>;

const recordOf = (source: unknown): Source => (isRecord(source) ? source : {});
const listOf = (source: unknown): readonly Source[] => (Array.isArray(source) ? source.filter(isRecord) : []);
const numberOf = (source: unknown, key: string): number => Number(textOf(source, key)) || 0;
const textsOf = (source: unknown): readonly string[] =>
  Array.isArray(source) ? source.filter((text) => typeof text === 'string') : [];

const toShare = (share: Source): Share => ({
  key: textOf(share, 'key'),
  title: textOf(share, 'title'),
  parts: listOf(share['parts']).map((part) => ({
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
    pages: listOf(answer['pages']).map((page) => ({
      id: textOf(page, 'id'),
      title: textOf(page, 'title'),
      components: textsOf(page['components']),
      isCounted: page['isCounted'] === true,
    })),
    today: numberOf(figures, 'today'),
    month: numberOf(figures, 'month'),
    amounts: listOf(figures['amounts']).map((row) => ({
      currency: textOf(row, 'currency'),
      text: textOf(row, 'text'),
      amount: textOf(row, 'amount'),
    })),
    steps: textsOf(figures['steps']),
    trend: listOf(figures['trend']).map((row) => ({
      step: textOf(row, 'step'),
      pageId: textOf(row, 'pageId'),
      records: numberOf(row, 'records'),
    })),
    shares: listOf(figures['shares']).map(toShare),
    todoCounts: listOf(todos['counts']).map((row) => ({
      status: textOf(row, 'status'),
      text: textOf(row, 'text'),
      records: numberOf(row, 'records'),
    })),
    todos: listOf(todos['latest']).map(toTodo),
  };
}

/** `1234567.80` → `1,234,567.80`. */
export const groupDigits = (decimal: string): string => {
  const [whole = '', fraction] = decimal.split('.');
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',');
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
};

/** Where the menu shows a page; undefined: nowhere. */
export function pathOfPage(routes: readonly ShellRoute[], components: readonly string[]): string | undefined {
  for (const { target, path, children } of routes) {
    if (target.kind === 'page' && components.includes(target.component)) return path;
    const below = pathOfPage(children, components);
    if (below !== undefined) return below;
  }
  return undefined;
}
