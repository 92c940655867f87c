import { sql, type Kysely } from 'kysely';

/**
 * Creates the tables of changes that administrators made to item dictionaries, entry by entry (D59, decision 0063);
 * blank means as in the file. Dictionaries and entries are identified by their codes: an entry that no file has was
 * added by an administrator.
 */
export async function createDictionaryChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sys_dict (
      dict_code text primary key,
      dict_name text,
      description text,
      del_flag smallint not null default 0,
      version integer not null default 1,
      create_by text not null default '',
      create_time timestamptz not null default now(),
      update_by text,
      update_time timestamptz
    )`.execute(db);
  await sql`
    create table sys_dict_item (
      dict_code text not null references sys_dict (dict_code) on update cascade on delete cascade,
      item_value text not null,
      item_text text,
      item_color text,
      description text,
      sort_order integer,
      status smallint,
      create_by text not null default '',
      create_time timestamptz not null default now(),
      primary key (dict_code, item_value)
    )`.execute(db);
}
