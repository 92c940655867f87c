import { sql } from 'kysely';
import type { HookedWriting, RecordHook } from '../recordStore/recordHook.ts';
import { JOB_URL, RUN_URL } from './jobPages.ts';
import { numbersIn } from './jobParameters.ts';
import type { JobRunner } from './jobRunner.ts';
import type { WireRecord } from '../../engine/index.ts';

const textIn = (wire: WireRecord, key: string): string => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** What an edit leaves out is as it is stored. */
const storedJob = async (
  { trx, page }: HookedWriting,
  id: string,
): Promise<{ readonly name: string | null; readonly parameter: string | null } | undefined> => {
  if (id === '') return undefined;
  const { rows } = await sql<{ name: string | null; parameter: string | null }>`
    select job_class_name as name, parameter from ${sql.table(page.resource.table)} where id = ${id}`.execute(trx);
  return rows[0];
};

/** Jobs are named, never written: the name and its parameters are checked; running by hand hands in a run. */
export const jobHook = (jobs: JobRunner): RecordHook => ({
  url: JOB_URL,
  ownKeys: new Set(),
  complete: async (writing, wire) => {
    const stored = await storedJob(writing, textIn(wire, 'id'));
    const said = (key: string, before: string | null | undefined): string =>
      Object.hasOwn(wire, key) ? textIn(wire, key) : (before ?? '');
    const name = said('jobClassName', stored?.name);
    // A blank name is refused by the page.
    if (name !== '') numbersIn(name, said('parameter', stored?.parameter));
    return wire;
  },
  onTransition: async ({ trx, caller }, { id, action }) => {
    if (action.startsWith('execute')) await jobs.execute(trx, { jobId: id, by: caller.user.username });
  },
});

/** Runs are written by the server alone. */
export const jobRunHook: RecordHook = {
  url: RUN_URL,
  ownKeys: new Set(),
  keptByServer: true,
};
