import { sql } from 'kysely';
import type { Db } from './db.ts';

/** The ICU collation that sorts Chinese by pinyin, under its PostgreSQL name. */
const PINYIN = 'zh-x-icu';

const known = new WeakMap<Db, Promise<string | undefined>>();

const find = async (db: Db): Promise<string | undefined> => {
  const { rows } = await sql<{ sorts: boolean; available: boolean }>`
    select
      coalesce(to_jsonb(d) ->> 'datlocprovider' = 'i'
        and coalesce(to_jsonb(d) ->> 'datlocale', to_jsonb(d) ->> 'daticulocale') like 'zh%', false) as sorts,
      exists (select 1 from pg_collation where collname = ${PINYIN}) as available
    from pg_database d where datname = current_database()`.execute(db);
  const [row] = rows;
  return row !== undefined && !row.sorts && row.available ? PINYIN : undefined;
};

/**
 * Returns the collation by which 阿 sorts before 北; undefined when the database does so by default, as the embedded
 * one does, or has no ICU. Queried once per database.
 */
export const pinyinCollation = (db: Db): Promise<string | undefined> => {
  const asked = known.get(db) ?? find(db);
  known.set(db, asked);
  asked.catch(() => known.delete(db));
  return asked;
};
