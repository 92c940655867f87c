import {
  type CompiledColumn,
  type CompiledPage,
  type Scope,
  type Value,
  type Values,
  type WireRecord,
  maySee,
} from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { translate, type DictionaryTexts } from '../../data/dictionaries/dictionaryTexts.ts';
import { readerOf, type Caller, type PageCaller } from '../../data/recordStore/caller.ts';

export interface PrintSources {
  readonly db: Db;
  readonly pages: () => readonly CompiledPage[];
  readonly texts: DictionaryTexts;
}

/** A record in print format: rows by detail. */
interface PrintedRecord {
  readonly values: Values;
  readonly details: Readonly<Record<string, readonly Values[]>>;
}

const isValue = (value: unknown): value is Value =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Omits secrets and columns that the caller may not see: they are blank on the paper. */
const shown = (columns: readonly CompiledColumn[], caller: Caller, row: Readonly<Record<string, unknown>>): Values => {
  const hidden = new Set(
    columns.filter((column) => column.traits.isSecret === true || !maySee(column, caller.can)).map(({ key }) => key),
  );
  return Object.fromEntries(
    Object.entries(row).filter((entry): entry is [string, Value] => !hidden.has(entry[0]) && isValue(entry[1])),
  );
};

const rowsOf = (rows: unknown): readonly Readonly<Record<string, unknown>>[] => (Array.isArray(rows) ? rows : []);

const readable = ({ page, caller }: PageCaller, record: WireRecord): PrintedRecord => ({
  values: shown(page.columns, caller, record),
  details: Object.fromEntries(
    page.details.map(({ key, wireName, columns }) => [
      key,
      rowsOf(record[wireName]).map((row) => shown(columns, caller, row)),
    ]),
  ),
});

/** Records as papers read them, with the texts of codes added: one look-up per dictionary for all records. */
export async function scopesOf(
  { page, caller }: PageCaller,
  records: readonly WireRecord[],
  { texts, ...sources }: PrintSources,
): Promise<readonly Scope[]> {
  const reader = { ...sources, ...readerOf(caller) };
  const printed = records.map((record) => readable({ page, caller }, record));
  const heads = await translate(reader, { columns: page.columns, records: printed.map(({ values }) => values), texts });
  const rows = new Map<string, readonly Values[]>();
  for (const { key, columns } of page.details) {
    const all = printed.flatMap(({ details }) => details[key] ?? []);
    rows.set(key, await translate(reader, { columns, records: all, texts }));
  }
  const { id, username, realname, orgCode } = caller.user;
  const taken = new Map<string, number>();
  return printed.map(({ details }, index) => ({
    values: heads[index] ?? {},
    details: Object.fromEntries(
      page.details.map(({ key }) => {
        const from = taken.get(key) ?? 0;
        const until = from + (details[key]?.length ?? 0);
        taken.set(key, until);
        return [key, rows.get(key)?.slice(from, until) ?? []];
      }),
    ),
    user: { id, username, realname, orgCode },
  }));
}
