import type { Language } from '../../../engine/index.ts';
import type { TextSheet } from '../exports/xlsFile.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import type { ManagedDictionary } from './managed.ts';
import { headText, OF_DICTIONARY, OF_ITEM, itemStatusText, type ItemHead } from './sheetHeads.ts';

const WIDTHS = [24, 24, 30, 24, 16, 12, 30, 8, 8];

type Item = ManagedDictionary['items'][number];

const cellOf = (head: ItemHead, item: Item, language: Language): string => {
  if (head === 'itemText') return item.text;
  if (head === 'itemValue') return item.value;
  if (head === 'itemColor') return item.color ?? '';
  if (head === 'description') return item.description ?? '';
  return head === 'sortOrder' ? String(item.sortOrder) : itemStatusText(item.isEnabled, language);
};

const rowsOf = ({ name, code, change, items }: ManagedDictionary, language: Language): readonly string[][] => {
  const own = [name, code, change?.description ?? ''];
  const none = own.map(() => '');
  if (items.length === 0) return [own];
  return items.map((item, index) => [
    ...(index === 0 ? own : none),
    ...OF_ITEM.map((head) => cellOf(head, item, language)),
  ]);
};

/**
 * Writes dictionaries as one sheet (contract §2.2, §6.3): title, exporter, two header rows, then one row per item, the
 * first one with its dictionary. Importing an unedited sheet with `importSheet` changes nothing.
 */
export function dictionarySheet(
  dictionaries: readonly ManagedDictionary[],
  { exporter, language }: { readonly exporter: string; readonly language: Language },
): TextSheet {
  const title = formatText(serverText('dictSheet'), language);
  const [upper, lower] = [OF_DICTIONARY, OF_ITEM].map((heads) => heads.map((head) => headText(head, language)));
  return {
    name: title,
    widths: WIDTHS,
    rows: [
      [formatText(serverText('exportTitle', { title }), language)],
      [formatText(serverText('exportedBy', { name: exporter }), language)],
      [...(upper ?? []), formatText(serverText('dictSheetItems'), language)],
      [...OF_DICTIONARY.map(() => ''), ...(lower ?? [])],
      ...dictionaries.flatMap((one) => rowsOf(one, language)),
    ],
  };
}
