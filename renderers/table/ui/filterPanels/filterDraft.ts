import { compareDecimals, readDecimal, type CompiledColumn } from '../../../../engine/index.ts';
import { cellOf } from '../../grid/cells/cellDisplay.ts';
import { toDecimalText } from '../../../kit/formats/formats.ts';
import type { ColumnFilter } from '../../grid/rows/rowOrder.ts';

export type FilterKind = ColumnFilter['kind'];

/** Filter kinds of a column; the first one is the default. */
const KINDS: Readonly<Record<ReturnType<typeof cellOf>['filter'], readonly FilterKind[]>> = {
  numbers: ['numbers', 'choices', 'blank', 'filled'],
  days: ['days', 'choices', 'blank', 'filled'],
  choices: ['choices', 'contains', 'blank', 'filled'],
  texts: ['contains', 'equals', 'choices', 'blank', 'filled'],
};

export const kindsOf = ({ type }: Pick<CompiledColumn, 'type'>): readonly FilterKind[] => KINDS[cellOf(type).filter];

/** State of the filter form. */
export interface FilterDraft {
  readonly kind: FilterKind;
  readonly text: string;
  readonly from: string;
  readonly to: string;
  /** Deselected values. */
  readonly left: ReadonlySet<string>;
}

export function filterDraftOf(
  filter: ColumnFilter | undefined,
  column: CompiledColumn,
  values: readonly string[],
): FilterDraft {
  const blank: FilterDraft = { kind: kindsOf(column)[0] ?? 'contains', text: '', from: '', to: '', left: new Set() };
  if (filter === undefined) return blank;
  const { kind } = filter;
  if (kind === 'contains' || kind === 'equals') return { ...blank, kind, text: filter.text };
  if (kind === 'numbers' || kind === 'days') return { ...blank, kind, from: filter.from, to: filter.to };
  if (kind !== 'choices') return { ...blank, kind };
  const chosen = new Set(filter.values);
  return { ...blank, kind, left: new Set(values.filter((value) => !chosen.has(value))) };
}

/** Error of a draft, as the key of its text. */
export type DraftFault = 'filters.wrongNumber' | 'filters.wrongRange';

/** Values that are offered. */
export interface OfferedValues {
  readonly all: readonly string[];
  /** Values that match the search: only they can be chosen. */
  readonly found: readonly string[];
}

/** Returns the filter of a draft; null: it does not filter. */
export function readDraft(draft: FilterDraft, { all, found }: OfferedValues): ColumnFilter | null | DraftFault {
  const { kind, text, from, to, left } = draft;
  switch (kind) {
    case 'contains':
    case 'equals':
      return text.trim() === '' ? null : { kind, text: text.trim() };
    case 'numbers': {
      const ends = { from: toDecimalText(from), to: toDecimalText(to) };
      if (Object.values(ends).some((end) => end !== '' && readDecimal(end) === undefined)) return 'filters.wrongNumber';
      if (ends.from !== '' && ends.to !== '' && compareDecimals(ends.from, ends.to) > 0) return 'filters.wrongRange';
      return ends.from === '' && ends.to === '' ? null : { kind, ...ends };
    }
    case 'days':
      if (from !== '' && to !== '' && from > to) return 'filters.wrongRange';
      return from === '' && to === '' ? null : { kind, from, to };
    case 'choices': {
      const values = found.filter((value) => !left.has(value));
      return values.length === all.length ? null : { kind, values };
    }
    case 'blank':
    case 'filled':
      return { kind };
  }
}
