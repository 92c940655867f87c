import { businessFailure } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { DictionaryChange } from './changeRows.ts';
import { usesInWords } from './saveDictionary.ts';
import { asWrittenNow, auditDictionary, findManaged, storeDictionary, type Changing } from './storeDictionary.ts';

const mark = async (changing: Changing, code: string, flag: 0 | 1): Promise<void> => {
  const { trx, caller } = changing;
  const { username } = caller.user;
  await trx
    .updateTable('sys_dict')
    .set({ del_flag: flag, update_by: username, update_time: new Date() })
    .where('dict_code', '=', code)
    .execute();
};

/** Moves dictionaries to the recycle bin: only those made by administrators and not in use; all or none. */
export async function removeDictionaries(changing: Changing, codes: readonly string[]): Promise<void> {
  for (const code of codes) {
    const found = findManaged(changing, code);
    if (found.filed !== undefined) throw businessFailure(serverText('dictFiled', { title: found.name }));
    const uses = usesInWords(changing, code);
    if (uses !== '') throw businessFailure(serverText('dictCodeUsed', { code, uses }));
    await mark(changing, code, 1);
    await auditDictionary(changing, code, { before: asWrittenNow(found), after: null });
  }
}

const findInBin = ({ changes }: Changing, code: string): DictionaryChange => {
  const found = changes.get(code);
  if (found?.del_flag !== 1) throw businessFailure(serverText('recordNotFound'));
  return found;
};

/** Restores a dictionary from the recycle bin. */
export async function restoreDictionary(changing: Changing, code: string): Promise<void> {
  const { dict_name: name, description } = findInBin(changing, code);
  await mark(changing, code, 0);
  await auditDictionary(changing, code, { before: null, after: { code, name: name ?? code, description, items: [] } });
}

/** Permanently deletes a dictionary in the recycle bin, with its items. */
export async function destroyDictionary({ trx, ...changing }: Changing, code: string): Promise<void> {
  findInBin({ trx, ...changing }, code);
  await trx.deleteFrom('sys_dict').where('dict_code', '=', code).execute();
}

/**
 * Resets a dictionary to its file: the given items, or all items and the name. Added items remain, because they do not
 * override the file and records may contain them.
 */
export async function resetDictionary(changing: Changing, code: string, values: readonly string[] = []): Promise<void> {
  const found = findManaged(changing, code);
  const { filed } = found;
  if (filed === undefined) throw businessFailure(serverText('recordNotFound'));
  const places = new Map((filed.items ?? []).map((item, index) => [item.value, { item, place: index + 1 }]));
  const items = found.items.map((item) => {
    const file = places.get(item.value);
    if (file === undefined || (values.length > 0 && !values.includes(item.value))) return item;
    const { text, color = null, disabled = false } = file.item;
    return { ...item, text, color, description: null, sortOrder: file.place, isEnabled: !disabled };
  });
  const header = values.length > 0 ? asWrittenNow(found) : { code, name: filed.title, description: null };
  await storeDictionary(changing, found, { ...header, items });
}
