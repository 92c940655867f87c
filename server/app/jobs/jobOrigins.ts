import type { JobSchema, Values, WireRecord } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';

/** Job columns that its file sets, with their names in the file. */
const SAID = {
  jobClassName: 'function',
  cronExpression: 'cron',
  parameter: 'parameters',
  description: 'description',
} as const satisfies Readonly<Record<string, keyof JobSchema>>;

type SaidColumn = keyof typeof SAID;
const COLUMNS = Object.keys(SAID) as readonly SaidColumn[];

const keyOf = (name: string): string => `jobs.seed.${name}`;

/** Returns the content of the file when it was last read; undefined when no start has read it. */
export async function lastSeed(db: Db, name: string, { lock = false } = {}): Promise<JobSchema | undefined> {
  const query = db.selectFrom('sys_setting').select('value').where('key', '=', keyOf(name));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  // Written only by us, from a file that was read without a problem.
  return row && (JSON.parse(row.value) as JobSchema);
}

/** Stores the content of the file if the database has none; returns whether it did. */
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

/** Values of a file by column; blank is null. */
export const seedValues = (said: JobSchema): Readonly<Record<SaidColumn, string | null>> => ({
  jobClassName: said.function,
  cronExpression: said.cron,
  parameter: said.parameters === undefined ? null : JSON.stringify(said.parameters),
  description: said.description || null,
});

/** `{ "days": 90 }` and `{"days":90}` are equal. */
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

/**
 * Returns the origin of a job and the file values that staff replaced, in the notation of the file: `cron: 0 10 3 * *
 * ?`.
 */
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
 * Merges changed file values into a job: columns that staff changed keep their values (D59). Function and parameters
 * are treated as one unit, since parameters of one function mean nothing to another.
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
