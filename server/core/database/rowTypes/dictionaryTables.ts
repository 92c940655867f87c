import type { Generated } from 'kysely';
import type { Tracked } from './accountTables.ts';

/** A dictionary that an administrator changed or made. Null: as its file says. */
interface SysDictTable extends Omit<Tracked, 'create_by'> {
  dict_code: string;
  dict_name: string | null;
  description: string | null;
  /** 1: in the recycle bin. */
  del_flag: Generated<number>;
  version: Generated<number>;
  create_by: Generated<string>;
}

/** An item that an administrator changed or added. Null: as the file says. */
interface SysDictItemTable {
  dict_code: string;
  item_value: string;
  item_text: string | null;
  /** Blank: no colour, whatever the file says. */
  item_color: string | null;
  description: string | null;
  sort_order: number | null;
  /** 1 may be chosen, 0 may not any more. */
  status: number | null;
  create_by: Generated<string>;
  create_time: Generated<Date>;
}

export interface DictionaryTables {
  sys_dict: SysDictTable;
  sys_dict_item: SysDictItemTable;
}
