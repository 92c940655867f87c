import type { LocaleSchema } from '../../../engine/index.ts';
import { dictionaryPath, filedDictionary, readObject } from '../../core/schemas/filedDictionary.ts';
import type { FolderTexts } from '../../core/schemas/readFolder.ts';
import type { DictionaryChange, DictionaryChanges } from './changeRows.ts';
import { mergeDictionaryItems, type MergedItem } from './mergedItems.ts';

const itemOf = ({ value, text, color, isEnabled, filed }: MergedItem) => ({
  value,
  text,
  ...(color !== null && { color }),
  ...(!isEnabled && { disabled: true }),
  ...(filed?.attributes !== undefined && { attributes: filed.attributes }),
});

/** The translation no longer applies to a text changed by an administrator: the new text is used in every language. */
const inOtherWords = (locale: LocaleSchema, items: readonly MergedItem[], { dict_name: name }: DictionaryChange) => {
  const own = items.filter(({ text, filed }) => text !== filed?.text).map(({ value, text }) => [value, text] as const);
  return { ...locale, ...(name !== null && { title: name }), items: { ...locale.items, ...Object.fromEntries(own) } };
};

/**
 * Returns the files with the changes of administrators applied (D59), so that pages, lists and exports in every
 * language use them. Unreadable files and dictionaries of another kind remain unchanged.
 */
export function layOver(texts: FolderTexts, changes: DictionaryChanges): FolderTexts {
  const over = new Map(texts);
  for (const [code, change] of changes) {
    const path = dictionaryPath(code);
    const file = filedDictionary(texts, code);
    const isOwn = !texts.has(path);
    if (change.del_flag !== 0 || (!isOwn && file?.kind !== 'items')) continue;
    const items = mergeDictionaryItems(file?.items ?? [], change.items);
    // A dictionary without items is omitted: there is nothing to choose from yet.
    if (items.length === 0) continue;
    const title = change.dict_name ?? file?.title ?? code;
    const written = { ...file, dictCode: code, title, kind: 'items', items: items.map(itemOf) };
    over.set(path, JSON.stringify(written));
    for (const localePath of texts.keys()) {
      if (!localePath.startsWith('locales/') || !localePath.endsWith(`/${path}`)) continue;
      const locale = readObject<LocaleSchema>(texts, localePath);
      if (locale !== undefined) over.set(localePath, JSON.stringify(inOtherWords(locale, items, change)));
    }
  }
  return over;
}
