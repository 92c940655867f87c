import { sql, type RawBuilder } from 'kysely';
import { isDecimalText, type FilterOperand, type FilterOperator, type RecordFilter } from '../../../engine/index.ts';
import { ownNames, type SessionUser } from '../../core/calls/session.ts';
import { systemValues } from './systemValues.ts';

type Fragment = RawBuilder<unknown>;

export interface FilterColumn {
  readonly ref: Fragment;
  /** Numbers are compared as numbers, instants as `YYYY-MM-DD HH:MM:SS` in +08:00, the rest as text. */
  readonly kind: 'text' | 'number' | 'instant';
}

export interface FilterContext {
  readonly user: SessionUser;
  /** Finds a registered column; undefined if none has this name. */
  readonly columnOf: (name: string) => FilterColumn | undefined;
}

type Comparison = Exclude<RecordFilter, { kind: 'all' | 'any' | 'not' | 'constant' | 'blank' | 'role' }>;

/** Neither true nor false, also inside `not`: a condition that cannot be evaluated excludes the record. */
const UNKNOWN = sql`null::boolean`;

const valuesOf = (operand: FilterOperand, user: SessionUser): readonly string[] => {
  switch (operand.kind) {
    case 'literal':
      return [operand.value];
    case 'variable':
      return systemValues(operand.name, user);
    case 'user':
      return operand.field === 'username' ? ownNames(user) : [user[operand.field]];
  }
};

const asText = ({ ref, kind }: FilterColumn): Fragment =>
  kind === 'instant'
    ? sql`to_char(${ref} at time zone interval '8 hours', 'YYYY-MM-DD HH24:MI:SS')`
    : sql`${ref}::text`;

/** The only permitted operators; with several values, `eq` matches any of them and `ne` none of them. */
const COMPARE: Readonly<Record<FilterOperator, (left: Fragment, right: Fragment) => Fragment>> = {
  eq: (left, right) => sql`${left} = any(${right})`,
  ne: (left, right) => sql`${left} <> all(${right})`,
  gt: (left, right) => sql`${left} > any(${right})`,
  ge: (left, right) => sql`${left} >= any(${right})`,
  lt: (left, right) => sql`${left} < any(${right})`,
  le: (left, right) => sql`${left} <= any(${right})`,
  like: (left, right) => sql`${left} like any(${right})`,
};

const compare = (filter: Comparison, { user, columnOf }: FilterContext): Fragment => {
  const column = columnOf(filter.column);
  const [op, operands] =
    filter.kind === 'in' ? (['eq', filter.operands] as const) : ([filter.op, [filter.operand]] as const);
  const values = operands.flatMap((operand) => valuesOf(operand, user)).filter((value) => value !== '');
  if (column === undefined || values.length === 0) return UNKNOWN;
  if (column.kind !== 'number' || op === 'like') return COMPARE[op](asText(column), sql`${values}::text[]`);
  return values.every(isDecimalText) ? COMPARE[op](column.ref, sql`${values}::numeric[]`) : UNKNOWN;
};

const joined = (parts: readonly Fragment[], word: Fragment): Fragment => sql`(${sql.join([...parts], word)})`;

/** Translates a filter of a schema into an SQL condition. Every value is bound, every column is known to `columnOf`. */
export const recordFilterSql = (filter: RecordFilter, context: FilterContext): Fragment => {
  switch (filter.kind) {
    case 'all':
    case 'any': {
      const parts = filter.parts.map((part) => recordFilterSql(part, context));
      return joined(parts, filter.kind === 'all' ? sql` and ` : sql` or `);
    }
    case 'not':
      return sql`(not ${recordFilterSql(filter.part, context)})`;
    case 'constant':
      return filter.value ? sql`true` : sql`false`;
    case 'role':
      return context.user.roles.includes(filter.code) ? sql`true` : sql`false`;
    case 'blank': {
      const column = context.columnOf(filter.column);
      return column === undefined ? UNKNOWN : sql`(${column.ref} is null or ${column.ref}::text = '')`;
    }
    default:
      return compare(filter, context);
  }
};
