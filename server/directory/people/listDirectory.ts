import { sql, type RawBuilder } from 'kysely';
import type { SentPage } from '../../../contract/pages.ts';
import { parseQueryValue, type Value } from '../../../engine/index.ts';
import { badRequest } from '../../core/base/errors.ts';
import type { Session } from '../../core/calls/session.ts';
import { pinyinCollation } from '../../core/database/collation.ts';
import type { Db } from '../../core/database/db.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { isLetters, isSpelled } from '../../data/dictionaries/spelledNames.ts';
import { conditionSql } from '../../data/lists/filterSql.ts';
import { readPlainList, type PlainListRequest } from '../../data/lists/plainListParameters.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { DirectoryEntity } from './directoryEntities.ts';

type Fragment = RawBuilder<unknown>;
type Parameters = Readonly<Record<string, string>>;

export type SentDirectoryEntity = Readonly<Record<string, Value>>;

/** The query of a list besides its parameters. */
export interface DirectoryQuery {
  readonly session: Session;
  /** Conditions of the call itself. */
  readonly where: readonly Fragment[];
  /** Parameters that the call reads itself. */
  readonly names: readonly string[];
  /** Returns the text of a code, blank for none. */
  readonly textOf: (dictCode: string, value: string | null) => string;
  /**
   * Condition for rows that data rules leave visible to the caller in the page of the same table and right. Undefined:
   * all.
   */
  readonly ruledRows: (thing: Pick<DirectoryEntity, 'table' | 'right'>) => Fragment | undefined;
}

/** Maximum rows of a page, and of a list without pages: pickers reload all chosen rows. */
const MAX_ROWS = 1000;

/** Maximum number of values of one parameter. */
const MAX_VALUES = 500;

/** Newest first (W9-1), unless the call requests another order. */
const USUAL_ORDER = [{ column: 'createTime', order: 'desc' }] as const;

/**
 * Blanks fields that are not open in rows that data rules hide from the caller, for display, search and sorting alike.
 */
function withinRules(thing: DirectoryEntity, { ruledRows }: DirectoryQuery): DirectoryEntity {
  const rows = ruledRows(thing);
  if (rows === undefined) return thing;
  const fields = Object.entries(thing.fields).map(([name, field]) => [
    name,
    field.isOpen === true ? field : { ...field, sql: sql`case when ${rows} then ${field.sql} end` },
  ]);
  return { ...thing, fields: Object.fromEntries(fields) };
}

const fieldsFor = ({ fields, right }: DirectoryEntity, { permissions }: Session) =>
  Object.entries(fields).filter(([, { isOpen }]) => isOpen === true || permissions.has(right));

/** Builds conditions from the list's fields, in the grammar of contract 7.3. */
function conditionsOf(thing: DirectoryEntity, session: Session, parameters: Parameters): readonly Fragment[] {
  return fieldsFor(thing, session).flatMap(([name, { sql: column, isNoCondition }]) => {
    const condition = isNoCondition === true ? undefined : parseQueryValue(parameters[name] ?? '');
    if (condition === undefined) return [];
    if (condition.values.length > MAX_VALUES) {
      const said = serverText('tooManyValues', { name, most: MAX_VALUES });
      throw badRequest(said, [{ path: `/${name}`, said }]);
    }
    return [conditionSql(column, 'text', condition)];
  });
}

/** Returns the ids of rows whose name matches in pinyin, which the database cannot compute. */
async function spelledIds(
  db: Db,
  { table, fields, named }: DirectoryEntity,
  { all, word }: { readonly all: Fragment; readonly word: string },
) {
  const name = fields[named[1]]?.sql ?? sql`''`;
  const { rows } = await sql<{ id: string; name: string }>`
    select ${sql.ref(`${table}.id`)} as id, ${name} as name from ${sql.table(table)} where ${all}`.execute(db);
  return rows.filter((row) => isSpelled(row.name, word)).map(({ id }) => id);
}

/** Condition for a part of number or name, or the name in pinyin. */
async function byKeyword(
  db: Db,
  thing: DirectoryEntity,
  { all, keyword }: { readonly all: Fragment; readonly keyword: string },
) {
  const parts = thing.named.map((name) => sql`${thing.fields[name]?.sql} ilike ${`%${escapeLike(keyword)}%`}`);
  if (!isLetters(keyword)) return sql`(${sql.join(parts, sql` or `)})`;
  const ids = await spelledIds(db, thing, { all, word: keyword });
  return sql`(${sql.join([...parts, sql`${sql.ref(`${thing.table}.id`)} = any(${ids}::text[])`], sql` or `)})`;
}

const orderOf = (
  { table, fields, named, orders: further = {} }: DirectoryEntity,
  sort: PlainListRequest<string>['sort'],
  collation: string | undefined,
): Fragment => {
  const orders = (sort.length > 0 ? sort : USUAL_ORDER).map(({ column, order }) => {
    const by = fields[column]?.sql ?? further[column] ?? sql`null`;
    const key = collation !== undefined && column === named[1] ? sql`${by} collate ${sql.id(collation)}` : by;
    return sql`${key} ${order === 'asc' ? sql`asc` : sql`desc`} nulls last`;
  });
  return sql.join([...orders, sql.ref(`${table}.id`)]);
};

function onWire(thing: DirectoryEntity, { session, textOf }: DirectoryQuery, row: Readonly<Record<string, unknown>>) {
  const sent: Record<string, Value> = {};
  for (const [name, { shown, dictCode }] of fieldsFor(thing, session)) {
    const stored = row[name] ?? null;
    sent[name] = shown === undefined ? (stored as Value) : shown(stored);
    if (dictCode !== undefined) sent[`${name}_dictText`] = textOf(dictCode, stored === null ? null : String(stored));
  }
  return sent;
}

/** Builds the condition for the rows that a call requests. */
async function matching(
  db: Db,
  thing: DirectoryEntity,
  { question, parameters }: { readonly question: DirectoryQuery; readonly parameters: Parameters },
) {
  const { session, where } = question;
  const all = sql`${sql.join([thing.where, ...where], sql` and `)}`;
  const keyword = (parameters['keyword'] ?? '').trim();
  const conditions = conditionsOf(thing, session, parameters);
  const found = keyword === '' ? [] : [await byKeyword(db, thing, { all, keyword })];
  return sql`${sql.join([all, ...conditions, ...found], sql` and `)}`;
}

const columnsFor = (thing: DirectoryEntity, session: Session): Fragment =>
  sql.join(fieldsFor(thing, session).map(([name, { sql: column }]) => sql`${column} as ${sql.id(name)}`));

/**
 * Returns one page of a list, with the fields that the caller may read (D61); unknown parameters are refused by name.
 */
export async function listDirectory(
  db: Db,
  listed: DirectoryEntity,
  { question, parameters }: { readonly question: DirectoryQuery; readonly parameters: Parameters },
): Promise<SentPage<SentDirectoryEntity>> {
  const thing = withinRules(listed, question);
  const { session, names } = question;
  const readable = fieldsFor(thing, session);
  const conditions = readable.flatMap(([name, { isNoCondition }]) => (isNoCondition === true ? [] : [name]));
  const orders = readable.flatMap(([name, { isNoOrder }]) => (isNoOrder === true ? [] : [name]));
  // The order of creation reveals nothing: everybody who sees the list may sort by it (W9-1).
  const sortable = Object.fromEntries(
    [...orders, ...Object.keys(thing.orders ?? {}), 'createTime'].map((name) => [name, name]),
  );
  const { pageNo, pageSize, sort } = readPlainList(
    { names: new Set([...conditions, ...names, 'keyword']), sortable, mostRows: MAX_ROWS },
    parameters,
  );
  const where = await matching(db, thing, { question, parameters });
  const table = sql.table(thing.table);
  const [{ rows }, counted] = await Promise.all([
    sql<Record<string, unknown>>`
      select ${columnsFor(thing, session)} from ${table} where ${where}
      order by ${orderOf(thing, sort, await pinyinCollation(db))}
      limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from ${table} where ${where}`.execute(db),
  ]);
  const total = counted.rows[0]?.total ?? 0;
  const records = rows.map((row) => onWire(thing, question, row));
  return { records, total, size: pageSize, current: pageNo, pages: Math.ceil(total / pageSize) };
}

/** Returns all matching rows without pages, sorted by the pinyin of the name. */
export async function wholeDirectory(
  db: Db,
  listed: DirectoryEntity,
  { question, parameters }: { readonly question: DirectoryQuery; readonly parameters: Parameters },
): Promise<readonly SentDirectoryEntity[]> {
  const thing = withinRules(listed, question);
  const { session } = question;
  const where = await matching(db, thing, { question, parameters });
  const order = orderOf(thing, [{ column: thing.named[1], order: 'asc' }], await pinyinCollation(db));
  const { rows } = await sql<Record<string, unknown>>`
    select ${columnsFor(thing, session)} from ${sql.table(thing.table)} where ${where}
    order by ${order} limit ${MAX_ROWS}`.execute(db);
  return rows.map((row) => onWire(thing, question, row));
}
