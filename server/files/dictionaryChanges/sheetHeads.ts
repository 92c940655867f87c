import { plainTitle, type Language } from '../../../engine/index.ts';
import type { BookRow } from '../imports/readBook.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';

/** Columns of a dictionary sheet, in two header rows (contract §2.2): those of the dictionary, and of its items. */
export const OF_DICTIONARY = ['dictName', 'dictCode', 'dictDescription'] as const;
export const OF_ITEM = ['itemText', 'itemValue', 'itemColor', 'description', 'sortOrder', 'status'] as const;

export type DictionaryHead = (typeof OF_DICTIONARY)[number];
export type ItemHead = (typeof OF_ITEM)[number];
export type DictionarySheetHead = DictionaryHead | ItemHead;

type HeadText = `dictHead.${Exclude<DictionarySheetHead, 'dictDescription'> | 'itemTextOther' | 'itemValueOther'}`;

/** Header texts used for writing. */
const HEADS: Readonly<Record<DictionarySheetHead, HeadText>> = {
  dictName: 'dictHead.dictName',
  dictCode: 'dictHead.dictCode',
  dictDescription: 'dictHead.description',
  itemText: 'dictHead.itemText',
  itemValue: 'dictHead.itemValue',
  itemColor: 'dictHead.itemColor',
  description: 'dictHead.description',
  sortOrder: 'dictHead.sortOrder',
  status: 'dictHead.status',
};

/** Header texts that other systems use. */
const OTHERS: Readonly<Partial<Record<DictionarySheetHead, HeadText>>> = {
  itemText: 'dictHead.itemTextOther',
  itemValue: 'dictHead.itemValueOther',
};

const LANGUAGES = ['zh-CN', 'en-US'] as const;

export const headText = (head: DictionarySheetHead, language: Language): string =>
  formatText(serverText(HEADS[head]), language);

const namesOf = <H extends DictionarySheetHead>(heads: readonly H[]): ReadonlyMap<string, H> =>
  new Map(
    heads.flatMap((head) => {
      const keys: readonly HeadText[] = [HEADS[head], OTHERS[head] ?? HEADS[head]];
      return keys.flatMap((key) =>
        LANGUAGES.map((language) => [plainTitle(formatText(serverText(key), language)), head] as const),
      );
    }),
  );

const [UPPER, LOWER] = [namesOf(OF_DICTIONARY), namesOf(OF_ITEM)];

/** Column index by header, from 0. */
export type HeadPlaces = ReadonlyMap<DictionarySheetHead, number>;

const placesIn = <H extends DictionarySheetHead>(
  { cells }: BookRow,
  names: ReadonlyMap<string, H>,
): readonly [H, number][] =>
  cells.flatMap((cell, index): [H, number][] => {
    const head = names.get(plainTitle(cell?.text ?? ''));
    return head === undefined ? [] : [[head, index]];
  });

/** Finds the two header rows anywhere in the sheet and returns the rows below them; undefined if there are none. */
export function findHeads(
  rows: readonly BookRow[],
): { readonly places: HeadPlaces; readonly rows: readonly BookRow[] } | undefined {
  for (const [index, upper] of rows.entries()) {
    const lower = rows[index + 1];
    if (lower === undefined) return undefined;
    const places: HeadPlaces = new Map<DictionarySheetHead, number>([
      ...placesIn(lower, LOWER),
      ...placesIn(upper, UPPER),
    ]);
    if (places.has('dictCode') && places.has('itemValue')) return { places, rows: rows.slice(index + 2) };
  }
  return undefined;
}

const STATUS = { '1': 'dictStatusOn', '0': 'dictStatusOff' } as const;
const OTHER_OFF = 'dictStatusOffOther';

export const itemStatusText = (isEnabled: boolean, language: Language): string =>
  formatText(serverText(STATUS[isEnabled ? '1' : '0']), language);

const STATUSES: ReadonlyMap<string, string> = new Map(
  LANGUAGES.flatMap((language): readonly (readonly [string, string])[] => [
    [formatText(serverText(STATUS['1']), language), '1'],
    [formatText(serverText(STATUS['0']), language), '0'],
    [formatText(serverText(OTHER_OFF), language), '0'],
  ]),
);

/** Wire value of a status text; unknown texts are returned unchanged and validated later. */
export const itemStatusOf = (text: string): string => STATUSES.get(text) ?? text;
