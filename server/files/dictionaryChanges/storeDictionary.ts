import { sql } from 'kysely';
import { auditChange, type AuditedFacts } from '../../data/audit/auditChange.ts';
import { ApiError, businessFailure } from '../../core/base/errors.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText } from '../../core/texts/serverText.ts';
import { notifyChangedDictionaries } from '../../data/events/changedDictionaries.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import type { Services } from '../../core/services/services.ts';
import { isHomeTenant } from '../../data/tenants/homeTenant.ts';
import { readChanges, type DictionaryChanges } from './changeRows.ts';
import { managedItems, type ManagedDictionary } from './managed.ts';
import { changeOf, type MergedItem } from './mergedItems.ts';

/** Context of a change. */
export interface Changing {
  readonly trx: Db;
  readonly schemas: Services['schemas'];
  readonly caller: Caller;
  readonly changes: DictionaryChanges;
}

export type WrittenItem = Omit<MergedItem, 'filed' | 'isChanged'>;

export interface WrittenDictionary {
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  readonly items: readonly WrittenItem[];
}

/**
 * Changes dictionaries in one transaction, serialized by a lock; afterwards this server reloads them and the others are
 * notified. Dictionaries apply to all tenants, so only users of the first tenant may change them (decision 0063).
 */
export async function changeDictionaries<T>(
  { db, schemas }: Pick<Services, 'db' | 'schemas'>,
  caller: Caller,
  work: (changing: Changing) => Promise<T>,
): Promise<T> {
  if (!(await isHomeTenant(db, caller.user.tenantId))) throw new ApiError(403, serverText('dictOtherTenant'));
  const done = await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('waybill dictionaries'))`.execute(trx);
    const result = await work({ trx, schemas, caller, changes: await readChanges(trx) });
    await notifyChangedDictionaries(trx);
    return result;
  });
  await schemas.reload();
  return done;
}

/** Finds an editable dictionary that is not in the recycle bin; throws if there is none. */
export function findManaged({ schemas, changes }: Pick<Changing, 'schemas' | 'changes'>, code: string) {
  const found = managedItems(schemas, changes, code);
  const known = schemas.dictionaries().get(code);
  if (found === undefined && known !== undefined)
    throw businessFailure(serverText('dictReadOnly', { title: known.title }));
  if (found === undefined || found.change?.del_flag === 1) throw businessFailure(serverText('recordNotFound'));
  return found;
}

const itemFacts = (items: readonly WrittenItem[]): AuditedFacts =>
  Object.fromEntries(
    items.map(({ value, text, color, description, sortOrder, isEnabled }) => [
      `item ${value}`,
      JSON.stringify({ text, color, description, sortOrder, status: isEnabled ? '1' : '0' }),
    ]),
  );

const factsOf = ({ name, description, items }: Omit<WrittenDictionary, 'code'>): AuditedFacts => ({
  dictName: name,
  description,
  ...itemFacts(items),
});

/** Writes to the audit log who changed what. */
export const auditDictionary = (
  { trx, caller }: Changing,
  code: string,
  { before, after }: { readonly before: WrittenDictionary | null; readonly after: WrittenDictionary | null },
): Promise<void> =>
  auditChange(trx, caller.user, [
    { table: 'sys_dict', id: code, before: before && factsOf(before), after: after && factsOf(after) },
  ]);

export const asWrittenNow = ({ code, name, change, items }: ManagedDictionary): WrittenDictionary => ({
  code,
  name,
  description: change?.description ?? null,
  items,
});

async function writeItems(
  { trx, caller }: Changing,
  { code, items }: WrittenDictionary,
  filed: ManagedDictionary['filed'],
) {
  const places = new Map((filed?.items ?? []).map((item, index) => [item.value, { item, place: index + 1 }]));
  const rows = items.flatMap((item) => {
    const known = places.get(item.value);
    const row = changeOf(item, known?.item, known?.place ?? -1);
    const { item_value: _value, ...said } = row;
    return known !== undefined && Object.values(said).every((column) => column === null) ? [] : [row];
  });
  const kept = rows.map(({ item_value: value }) => value);
  await sql`delete from sys_dict_item where dict_code = ${code} and not (item_value = any(${kept}::text[]))`.execute(
    trx,
  );
  if (rows.length === 0) return;
  await trx
    .insertInto('sys_dict_item')
    .values(rows.map((row) => ({ ...row, dict_code: code, create_by: caller.user.username })))
    .onConflict((taken) =>
      taken.columns(['dict_code', 'item_value']).doUpdateSet(({ ref }) => ({
        item_text: ref('excluded.item_text'),
        item_color: ref('excluded.item_color'),
        description: ref('excluded.description'),
        sort_order: ref('excluded.sort_order'),
        status: ref('excluded.status'),
      })),
    )
    .execute();
}

/** Stores the differences of a dictionary from its file, and logs who made them. */
export async function storeDictionary(
  changing: Changing,
  before: ManagedDictionary | undefined,
  after: WrittenDictionary,
): Promise<void> {
  const { trx, caller } = changing;
  const { username } = caller.user;
  const filed = before?.filed;
  const header = {
    dict_name: after.name === filed?.title ? null : after.name,
    description: after.description,
  };
  await trx
    .insertInto('sys_dict')
    .values({ dict_code: after.code, ...header, create_by: username })
    .onConflict((taken) =>
      taken.column('dict_code').doUpdateSet({
        ...header,
        update_by: username,
        update_time: new Date(),
        version: sql<number>`sys_dict.version + 1`,
      }),
    )
    .execute();
  await writeItems(changing, after, filed);
  await auditDictionary(changing, after.code, { before: before === undefined ? null : asWrittenNow(before), after });
}
