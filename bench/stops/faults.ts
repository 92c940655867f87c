import { sql } from 'kysely';
import type { Db } from '../../server/core/database/db.ts';
import { LINES, type Ledger } from './writers.ts';

export interface Faults {
  /** Acknowledged records that are missing or older than acknowledged. */
  readonly missing: number;
  /** Records created by one call but stored more than once. */
  readonly doubled: number;
  /** Records whose number of lines no save had. */
  readonly half: number;
}

interface Stored {
  readonly id: string;
  readonly version: number;
  readonly contrNo: string;
  readonly lines: number;
}

/** Compares the stored records with the acknowledged ones. */
export async function findFaults(db: Db, { saves }: Ledger): Promise<Faults> {
  const { rows } = await sql<Stored>`
    select d.id, d.version, d.contr_no as "contrNo",
      (select count(*)::int from bgd_goods g where g.main_id = d.id) as lines
    from bgd_declaration d where d.contr_no like 'W%'`.execute(db);
  const stored = new Map(rows.map((row) => [row.id, row]));
  const isThere = ([id, { version, contrNo, lines }]: readonly [
    string,
    Stored | { version: number; contrNo: string; lines: number },
  ]): boolean => {
    const row = stored.get(id);
    if (row === undefined || row.version < version) return false;
    return row.version > version || (row.contrNo === contrNo && row.lines === lines);
  };
  const made = new Set(rows.map(({ contrNo }) => contrNo.replace(/b$/, '')));
  const linesOf = (version: number): number => (version === 1 ? LINES.added : LINES.changed);
  return {
    missing: [...saves].filter((save) => !isThere(save)).length,
    doubled: rows.length - made.size,
    half: rows.filter(({ version, lines }) => lines !== linesOf(version)).length,
  };
}
