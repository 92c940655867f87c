import { sql } from 'kysely';
import { forbidden } from '../base/errors.ts';
import { writeAudit } from '../recordStore/auditLog.ts';
import type { HookedSave, HookedWriting, RecordHook } from '../recordStore/recordHook.ts';
import { updateHeader } from '../recordStore/writeRows.ts';
import type { Services } from '../services/services.ts';
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

const MOVES: Readonly<Record<string, string>> = { '0': 'resume', '-1': 'pause' };

/** Other clients save the status with the rest: it is moved as by the call for it, with the right for it. */
const moveSaved = async (
  { trx, page, caller }: HookedWriting,
  { id, body, after }: HookedSave,
  { onWritten }: Pick<Services, 'onWritten'>,
): Promise<void> => {
  const status = String(body['status'] ?? '');
  const column = page.columnByKey.get('status');
  const before = after.values['status'] ?? null;
  const move = MOVES[status];
  if (move === undefined || column === undefined || status === before) return;
  const right = `${page.resource.permission}:${move}`;
  if (!caller.can(right)) throw forbidden(right);
  const { rows } = await sql<{ version: number }>`
    select version from ${sql.table(page.resource.table)} where id = ${id}`.execute(trx);
  const version = rows[0]?.version ?? 1;
  const cells = [{ column, before, after: status }];
  await updateHeader(trx, [page, caller], { id, version, cells, at: new Date() });
  await writeAudit({ trx, page, caller, onWritten }, [
    { dataId: id, version: version + 1, action: move, changes: { header: { status: [before, status] } } },
  ]);
};

/** Jobs are named, never written: the name and its parameters are checked; running by hand hands in a run. */
export const jobHook = (jobs: JobRunner, services: Pick<Services, 'onWritten'>): RecordHook => ({
  url: JOB_URL,
  ownKeys: new Set(['status']),
  complete: async (writing, wire) => {
    const stored = await storedJob(writing, textIn(wire, 'id'));
    const said = (key: string, before: string | null | undefined): string =>
      Object.hasOwn(wire, key) ? textIn(wire, key) : (before ?? '');
    const name = said('jobClassName', stored?.name);
    // A blank name is refused by the page.
    if (name !== '') numbersIn(name, said('parameter', stored?.parameter));
    return wire;
  },
  onSaved: (writing, saved) => moveSaved(writing, saved, services),
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
