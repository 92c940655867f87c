import type { Generated } from 'kysely';
import type { Tracked } from './accountTables.ts';

/** A dictionary that an administrator changed or created. Null: as in its file. */
interface SysDictTable extends Omit<Tracked, 'create_by'> {
  dict_code: string;
  dict_name: string | null;
  description: string | null;
  /** 1: in the recycle bin. */
  del_flag: Generated<number>;
  version: Generated<number>;
  create_by: Generated<string>;
}

/** An item that an administrator changed or added. Null: as in the file. */
interface SysDictItemTable {
  dict_code: string;
  item_value: string;
  item_text: string | null;
  /** Blank: no colour, whatever the file has. */
  item_color: string | null;
  description: string | null;
  sort_order: number | null;
  /** 1 selectable, 0 no longer selectable. */
  status: number | null;
  create_by: Generated<string>;
  create_time: Generated<Date>;
}

export interface DictionaryTables {
  sys_dict: SysDictTable;
  sys_dict_item: SysDictItemTable;
}
