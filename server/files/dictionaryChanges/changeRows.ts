import type { Db } from '../../core/database/db.ts';

/** Override of an item; null: as in the file. For an item that is not in a file, text and position are set. */
export interface ItemChange {
  readonly item_value: string;
  readonly item_text: string | null;
  readonly item_color: string | null;
  readonly description: string | null;
  readonly sort_order: number | null;
  readonly status: number | null;
}

/** Override of a dictionary, or a dictionary that is not in a file. */
export interface DictionaryChange {
  readonly dict_code: string;
  readonly dict_name: string | null;
  readonly description: string | null;
  readonly del_flag: number;
  readonly version: number;
  readonly create_by: string;
  readonly create_time: Date;
  readonly update_by: string | null;
  readonly update_time: Date | null;
  readonly items: readonly ItemChange[];
}

export type DictionaryChanges = ReadonlyMap<string, DictionaryChange>;

/** Reads all changes, including those in the recycle bin. */
export async function readChanges(db: Db): Promise<DictionaryChanges> {
  const [dictionaries, items] = await Promise.all([
    db.selectFrom('sys_dict').selectAll().orderBy('dict_code').execute(),
    db.selectFrom('sys_dict_item').selectAll().orderBy('create_time').orderBy('item_value').execute(),
  ]);
  const byCode = new Map<string, ItemChange[]>();
  for (const { dict_code: code, ...item } of items) byCode.set(code, [...(byCode.get(code) ?? []), item]);
  return new Map(dictionaries.map((row) => [row.dict_code, { ...row, items: byCode.get(row.dict_code) ?? [] }]));
}
