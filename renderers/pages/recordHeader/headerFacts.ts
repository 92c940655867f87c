import { useCallback } from 'react';
import {
  isBlank,
  maySee,
  type CompiledColumn,
  type CompiledHeaderTotal,
  type Can,
  type PageDocument,
  type ScopeUser,
  type Value,
  type Values,
} from '../../../engine/index.ts';
import { neededDigits, toText } from '../../kit/formats/formats.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { useFollowed } from './useFollowed.ts';

export interface HeaderTotal {
  readonly name: string;
  readonly title: string;
  readonly column: CompiledColumn;
  /** Decimal text with its significant digits; never blank. */
  readonly text: string;
}

/** Key facts of a record. Blank: not filled in, or the user may not see it. */
export interface HeaderFacts {
  readonly number: string;
  readonly customer: Value;
  readonly status: string;
  readonly totals: readonly HeaderTotal[];
  /** Author and time of the last change: `2026-11-23 22:04:31`. */
  readonly by: string;
  readonly at: string;
}

/** Returns a total; the table updates its sums as rows change. Blank: no row has a number. */
const sumOf = (document: PageDocument, { column: { key }, detail }: CompiledHeaderTotal): string => {
  if (detail === undefined) return toText(document.values()[key]);
  const rows = document.detail(detail);
  return rows.statistic(key, 'average') === '' ? '' : rows.statistic(key, 'sum');
};

/** Returns the name of the last author. Responses to the user's own saves contain only the username. */
function nameOfLast(values: Values, { username, realname }: ScopeUser): string {
  const key = isBlank(values['updateBy']) ? 'createBy' : 'updateBy';
  const by = toText(values[key]);
  return by === username ? realname : toText(values[`${key}_dictText`]) || by;
}

/** Returns the current header facts of a record. */
export function headerFacts(document: PageDocument, { can, user }: { can: Can; user: ScopeUser }): HeaderFacts {
  const values = document.values();
  const { form, resource } = document.page;
  const { number, customer, totals } = form.header;
  const at = toText(values['updateTime'] ?? values['createTime']);
  const seen = (column: CompiledColumn | undefined): Value =>
    column === undefined || !maySee(column, can) ? null : (values[column.key] ?? null);
  return {
    number: toText(seen(number)),
    customer: seen(customer),
    status: toText(values[resource.statusKey ?? '']),
    totals: totals.flatMap((total) => {
      const { column, detail = '' } = total;
      const text = maySee(column, can) ? neededDigits(column, sumOf(document, total)) : '';
      return text === '' ? [] : { name: `${detail} ${column.key}`, title: column.title, column, text };
    }),
    by: nameOfLast(values, user),
    at,
  };
}

const saysSame = (before: HeaderFacts, now: HeaderFacts): boolean => {
  const said = ({ number, customer, status, totals, by, at }: HeaderFacts): string =>
    JSON.stringify([number, customer, status, by, at, totals.map(({ name, text }) => [name, text])]);
  return said(before) === said(now);
};

/** Returns the header facts, updated shortly after each change; the object changes only when its content does. */
export function useHeaderFacts(document: PageDocument): HeaderFacts {
  const { can, user } = usePorts();
  const read = useCallback(() => headerFacts(document, { can, user }), [can, document, user]);
  return useFollowed(document, read, saysSame);
}
