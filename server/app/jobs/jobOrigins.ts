import type { JobSchema, Values, WireRecord } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';

/** Columns of a job that its file speaks of, as the file calls them. */
const SAID = {
  jobClassName: 'function',
  cronExpression: 'cron',
  parameter: 'parameters',
  description: 'description',
} as const satisfies Readonly<Record<string, keyof JobSchema>>;

type SaidColumn = keyof typeof SAID;
const COLUMNS = Object.keys(SAID) as readonly SaidColumn[];

const keyOf = (name: string): string => `jobs.seed.${name}`;

/** What the file said when it was last read; undefined: no start has seen it. */
export async function lastSeed(db: Db, name: string, { lock = false } = {}): Promise<JobSchema | undefined> {
  const query = db.selectFrom('sys_setting').select('value').where('key', '=', keyOf(name));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  // Written by us alone, from what was read without a problem.
  return row && (JSON.parse(row.value) as JobSchema);
}

/** Whether it is news to this database. */
export async function noteFirst(trx: Db, name: string, said: JobSchema): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('sys_setting')
    .values({ key: keyOf(name), value: JSON.stringify(said) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export const storeSeed = (trx: Db, name: string, said: JobSchema): Promise<unknown> =>
  trx
    .updateTable('sys_setting')
    .set({ value: JSON.stringify(said) })
    .where('key', '=', keyOf(name))
    .execute();

/** What a file says, by column; blank is null. */
export const seedValues = (said: JobSchema): Readonly<Record<SaidColumn, string | null>> => ({
  jobClassName: said.function,
  cronExpression: said.cron,
  parameter: said.parameters === undefined ? null : JSON.stringify(said.parameters),
  description: said.description || null,
});

/** `{ "days": 90 }` and `{"days":90}` say the same. */
const plain = (value: unknown): string => {
  const text = String(value ?? '').trim();
  try {
    return text.startsWith('{') ? JSON.stringify(JSON.parse(text)) : text;
  } catch {
    return text;
  }
};

const changedIn = (values: WireRecord, said: JobSchema): readonly SaidColumn[] => {
  const ofFile = seedValues(said);
  return COLUMNS.filter((column) => plain(values[column]) !== plain(ofFile[column]));
};

/** Where a job comes from, and what its file has in place of what staff set: `cron: 0 10 3 * * ?`, in the file's own words. */
export function originOf(
  values: WireRecord,
  said: JobSchema | undefined,
): { readonly origin: string; readonly fileSays: string | null } {
  if (said === undefined) return { origin: 'own', fileSays: null };
  const changed = changedIn(values, said);
  const ofFile = seedValues(said);
  const told = changed.map((column) => `${SAID[column]}: ${ofFile[column] ?? '—'}`);
  return { origin: changed.length === 0 ? 'file' : 'changed', fileSays: told.join('; ') || null };
}

/**
 * What a job becomes when its file says something else than before: what staff changed stands (D59). What it does and its
 * parameters go together, since numbers of one job mean nothing to another.
 */
export function followFile(values: Values, before: JobSchema, now: JobSchema): Values {
  const changed = new Set(changedIn(values, before));
  const isOther = changed.has('jobClassName') || changed.has('parameter');
  const ofFile = seedValues(now);
  const followed = COLUMNS.filter((column) =>
    column === 'jobClassName' || column === 'parameter' ? !isOther : !changed.has(column),
  );
  return { ...values, ...Object.fromEntries(followed.map((column) => [column, ofFile[column]])) };
}
