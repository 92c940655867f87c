import { sql } from 'kysely';
import { badRequest, businessFailure, conflict } from '../../core/base/errors.ts';
import { showInstant } from '../../core/base/instants.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import { staffNames } from '../../data/recordStore/staffNames.ts';
import { dictionaryUses } from './dictionaryUses.ts';
import type { ManagedDictionary } from './managed.ts';
import { MAX_ITEMS, type SentItem } from './readItems.ts';
import { asWrittenNow, findManaged, storeDictionary, type Changing } from './storeDictionary.ts';

/** A dictionary as sent in a call; absent properties remain unchanged. */
export interface SentDictionary {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  readonly description: string | null;
  /** Version the client has seen; absent: the last save wins. */
  readonly version: number | undefined;
  readonly items: readonly SentItem[] | undefined;
}

/** Same pattern as `dictCode` in `dictionary.schema.json`, so that a file may use the code later. */
const CODE = /^[a-z][a-z0-9_]{0,59}$/;
const MAX_NAMED = 5;

/** Describes the first places that use the dictionary. */
export const usesInWords = ({ schemas, caller }: Changing, code: string): string =>
  dictionaryUses(schemas, code, caller.language ?? 'zh-CN')
    .slice(0, MAX_NAMED)
    .map(({ title, columns }) => `${title}（${columns.slice(0, 2).join('、')}）`)
    .join('；');

const fault = (path: string, said: ServerText) => badRequest(said, [{ path, said }]);

/** Rejects an invalid name or code. */
export function checkHeader({ name, code }: Pick<SentDictionary, 'name' | 'code'>): void {
  if (name === '' || name.length > 60) throw fault('/dictName', serverText('dictNameNeeded'));
  if (!CODE.test(code)) throw fault('/dictCode', serverText('dictCodeShape'));
}

/** Rejects a code that is already in use, including in the recycle bin. */
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

/** Rejects a list that lacks items of the product or exceeds `MAX_ITEMS`. */
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

/** Changes the code of a dictionary that is not in a file and that no page uses. */
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
