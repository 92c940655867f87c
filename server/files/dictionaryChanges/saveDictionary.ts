import { sql } from 'kysely';
import { badRequest, businessFailure, conflict } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { staffNames } from '../../data/recordStore/staffNames.ts';
import { dictionaryUses } from './dictionaryUses.ts';
import type { ManagedDictionary } from './managed.ts';
import { MAX_ITEMS, type SentItem } from './readItems.ts';
import { asWrittenNow, findManaged, storeDictionary, type Changing } from './storeDictionary.ts';

/** A dictionary as a call says it; what is absent stays. */
export interface SentDictionary {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  /** What was seen; absent: the last to save wins. */
  readonly version: number | undefined;
  readonly items: readonly SentItem[] | undefined;
}

/** As `dictCode` of `dictionary.schema.json`: a file may come to have it. */
const CODE = /^[a-z][a-z0-9_]{0,59}$/;
const MAX_NAMED = 5;

/** The first places that use it, in words. */
export const usesInWords = ({ schemas, caller }: Changing, code: string): string =>
  dictionaryUses(schemas, code, caller.language ?? 'zh-CN')
    .slice(0, MAX_NAMED)
    .map(({ title, columns }) => `${title}（${columns.slice(0, 2).join('、')}）`)
    .join('；');

const fault = (path: string, said: ServerText) => badRequest(said, [{ path, said }]);

/** Refuses a name or a code that no dictionary may have. */
export function checkHeader({ name, code }: Pick<SentDictionary, 'name' | 'code'>): void {
  if (name === '' || name.length > 60) throw fault('/dictName', serverText('dictNameNeeded'));
  if (!CODE.test(code)) throw fault('/dictCode', serverText('dictCodeShape'));
}

/** Refuses a code that is another's, in the recycle bin too. */
export function checkFree({ schemas, changes }: Pick<Changing, 'schemas' | 'changes'>, code: string): void {
  if (changes.get(code)?.del_flag === 1) throw businessFailure(serverText('dictCodeInBin', { code }));
  if (changes.has(code) || schemas.dictionary(code) !== undefined || schemas.filedDictionary(code) !== undefined)
    throw businessFailure(serverText('dictCodeTaken'));
}

async function checkSeen({ trx }: Changing, { change }: ManagedDictionary, seen: number | undefined): Promise<void> {
  const version = change?.version ?? 1;
  if (seen === undefined || seen === version) return;
  const username = change?.update_by ?? change?.create_by ?? '';
  const by = (await staffNames(trx, [username]))(username);
  const at = showInstant(change?.update_time ?? change?.create_time ?? new Date(0));
  throw conflict(serverText('dictStale', { by, at }), { by, at, version });
}

/** Refuses what may not become of the items: the product's keep their values and stay. */
function checkItems(before: ManagedDictionary | undefined, sent: readonly SentItem[]): void {
  const values = new Set(sent.map(({ item }) => item.value));
  for (const { value, text, filed } of before?.items ?? [])
    if (filed !== undefined && !values.has(value)) throw businessFailure(serverText('dictItemFiled', { text, value }));
  if (sent.length > MAX_ITEMS) throw fault('/items', serverText('dictTooMany', { most: MAX_ITEMS }));
}

/** Replaces the items of a dictionary. */
export async function saveItems(
  changing: Changing,
  before: ManagedDictionary,
  sent: readonly SentItem[],
): Promise<void> {
  checkItems(before, sent);
  await storeDictionary(changing, before, { ...asWrittenNow(before), items: sent.map(({ item }) => item) });
}

export async function addDictionary(changing: Changing, sent: SentDictionary): Promise<string> {
  checkHeader(sent);
  const { code, name, description, items = [] } = sent;
  checkFree(changing, code);
  checkItems(undefined, items);
  await storeDictionary(changing, undefined, { code, name, description, items: items.map(({ item }) => item) });
  return code;
}

/** The code of one that no file has and no page uses may become another. */
async function rename(changing: Changing, { code, filed }: ManagedDictionary, to: string): Promise<void> {
  if (to === code) return;
  if (filed !== undefined) throw businessFailure(serverText('dictCodeFixed', { code }));
  const uses = usesInWords(changing, code);
  if (uses !== '') throw businessFailure(serverText('dictCodeUsed', { code, uses }));
  checkFree(changing, to);
  await sql`update sys_dict set dict_code = ${to} where dict_code = ${code}`.execute(changing.trx);
}

export async function editDictionary(changing: Changing, sent: SentDictionary): Promise<string> {
  const before = findManaged(changing, sent.id);
  checkHeader(sent);
  await checkSeen(changing, before, sent.version);
  await rename(changing, before, sent.code);
  const { code, name, description, items } = sent;
  if (items !== undefined) checkItems(before, items);
  const written = items?.map(({ item }) => item) ?? before.items;
  await storeDictionary(changing, before, { code, name, description, items: written });
  return code;
}
