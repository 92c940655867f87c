import { sql } from 'kysely';
import { isBlank, normalValue, type CompiledPage, type Value } from '../../../engine/index.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { WriteContext } from '../../records/operations/validateWrite.ts';
import { toDatabase } from '../../data/recordStore/cellValues.ts';
import { fixedDbColumn, uniqueIndexes } from '../../data/tables/tableShape.ts';
import type { SheetRecord } from './convertRows.ts';

interface Duplicate {
  readonly key: string;
  readonly said: ServerText;
}

/** Value as it will be stored; values corrected in the preview are as typed. */
function valueOf({ resource, columnByKey }: CompiledPage, { main }: SheetRecord, key: string): Value {
  const value = resource.fixed[key] ?? main.values[key] ?? null;
  const column = columnByKey.get(key);
  return column === undefined ? value : normalValue(column, value);
}

/** Values of a key as the database compares them; undefined if one is blank, because blanks never match. */
function namesOf(page: CompiledPage, record: SheetRecord, keys: readonly string[]): readonly string[] | undefined {
  const values = keys.map((key) => valueOf(page, record, key));
  return values.some(isBlank) ? undefined : values.map((value) => toDatabase(value) ?? '');
}

/** Those of the given names that are stored, whether or not the caller may see them. */
async function storedNames(
  { trx, page, caller }: WriteContext,
  keys: readonly string[],
  names: readonly (readonly string[])[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const columns = keys.map((key) => sql.ref(`t.${fixedDbColumn(page, key)}`));
  const asked = keys.map((_, index) => sql`${names.map((name) => name[index] ?? '')}::text[]`);
  const own = sql.join(keys.map((_, index) => sql.id(`k${index}`)));
  const same = sql.join(
    columns.map((column, index) => sql`${column}::text = ${sql.id(`k${index}`)}`),
    sql` and `,
  );
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${own} from unnest(${sql.join(asked)}) as asked(${own})
    where exists (select 1 from ${sql.table(page.resource.table)} as t
      where t.tenant_id = ${caller.user.tenantId} and ${same})`.execute(trx);
  return new Set(rows.map((row) => JSON.stringify(keys.map((_, index) => String(row[`k${index}`])))));
}

/**
 * Values that occur twice in the file or are already stored, by the page's unique columns: queried for all records at
 * once.
 */
export async function duplicatesOf(
  writing: WriteContext,
  records: readonly SheetRecord[],
): Promise<ReadonlyMap<SheetRecord, readonly Duplicate[]>> {
  const { page } = writing;
  const found = new Map<SheetRecord, Duplicate[]>();
  for (const { keys } of uniqueIndexes(page)) {
    const titles = keys.flatMap((key) => page.columnByKey.get(key)?.title ?? []);
    const key = keys.find((one) => !Object.hasOwn(page.resource.fixed, one)) ?? '';
    const named = records.flatMap((record) => {
      const names = namesOf(page, record, keys);
      return names === undefined ? [] : [{ record, names, name: JSON.stringify(names) }];
    });
    const stored = await storedNames(
      writing,
      keys,
      named.map(({ names }) => names),
    );
    const first = new Map<string, SheetRecord>();
    for (const { record, name } of named) {
      const before = first.get(name);
      if (before === undefined) first.set(name, record);
      const said = stored.has(name)
        ? serverText('importStored', { titles })
        : before !== undefined && serverText('importSameInFile', { row: before.main.row, titles });
      if (said) found.set(record, [...(found.get(record) ?? []), { key, said }]);
    }
  }
  return found;
}
