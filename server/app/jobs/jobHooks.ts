import { sql } from 'kysely';
import { forbidden } from '../../core/base/errors.ts';
import { writeAudit } from '../../data/recordStore/auditLog.ts';
import { numbersForClient } from '../../data/recordStore/numbersOnWire.ts';
import type { HookedSave, HookedWriting, RecordHook } from '../../data/recordStore/recordHook.ts';
import { readRecords } from '../../data/recordStore/storedRecord.ts';
import { updateHeader } from '../../data/recordStore/writeRows.ts';
import type { Services } from '../../core/services/services.ts';
import { lastSeed, originOf, seedValues } from './jobOrigins.ts';
import { JOB_URL, RUN_URL } from './jobPages.ts';
import { numbersIn } from './jobParameters.ts';
import type { JobRunner } from './jobRunner.ts';
import type { Values, WireRecord } from '../../../engine/index.ts';

const textIn = (wire: WireRecord, key: string): string => {
  const value = Object.hasOwn(wire, key) ? wire[key] : undefined;
  return typeof value === 'string' ? value : '';
};

/** Reads the stored job; fields missing in an edit keep these values. */
const storedJob = async ({ trx, page, caller }: HookedWriting, id: string): Promise<Values> => {
  if (id === '') return {};
  const [job] = await readRecords(trx, { page, caller }, { ids: [id], lock: false });
  return job?.values ?? {};
};

/** Computes the origin of the job after the save, ignoring the values in the request. */
const withOrigin = async ({ trx }: HookedWriting, stored: Values, said: WireRecord): Promise<WireRecord> => {
  const { fileName = null, origin = null } = stored;
  if (origin === 'withdrawn') return { ...said, fileName, origin, fileSays: null };
  const ofFile = typeof fileName === 'string' && fileName !== '' ? await lastSeed(trx, fileName) : undefined;
  return { ...said, fileName, ...originOf({ ...stored, ...said }, ofFile) };
};

/** Resets a job to the values of its file (D59). */
const resetJob = async ({ trx, page, caller }: HookedWriting, id: string): Promise<void> => {
  const [job] = await readRecords(trx, { page, caller }, { ids: [id], lock: true });
  const said = await lastSeed(trx, String(job?.values['fileName'] ?? ''));
  if (said === undefined) return;
  const sets = Object.entries({ ...seedValues(said), ...originOf(seedValues(said), said) }).flatMap(([key, value]) => {
    const column = page.columnByKey.get(key);
    return column === undefined ? [] : [sql`${sql.ref(column.dbColumn)} = ${value}`];
  });
  await sql`update ${sql.table(page.resource.table)} set ${sql.join(sets)} where id = ${id}`.execute(trx);
};

const MOVES: Readonly<Record<string, string>> = { '0': 'resume', '-1': 'pause' };

/** Applies a status that other clients save with the other fields: as the dedicated call does, requiring its right. */
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
  await updateHeader(trx, { page, caller }, { id, version, cells, at: new Date() });
  await writeAudit({ trx, page, caller, onWritten }, [
    { dataId: id, version: version + 1, action: move, changes: { header: { status: [before, status] } } },
  ]);
};

/** Checks the function name and the parameters of a job; executing it by hand submits a run. */
export const jobHook = (jobs: JobRunner, services: Pick<Services, 'onWritten'>): RecordHook => ({
  url: JOB_URL,
  ownKeys: new Set(['status']),
  complete: async (writing, wire) => {
    const stored = await storedJob(writing, textIn(wire, 'id'));
    const said = (key: string): string => textIn(Object.hasOwn(wire, key) ? wire : stored, key);
    const name = said('jobClassName');
    // The page refuses a blank name.
    if (name !== '') numbersIn(name, said('parameter'));
    return withOrigin(writing, stored, wire);
  },
  onSaved: (writing, saved) => moveSaved(writing, saved, services),
  tell: numbersForClient('status'),
  onTransition: async (writing, { id, action }) => {
    if (action.startsWith('reset')) await resetJob(writing, id);
    if (action.startsWith('execute')) await jobs.execute(writing.trx, { jobId: id, by: writing.caller.user.username });
  },
});

/** Only the server writes runs. */
export const jobRunHook: RecordHook = {
  url: RUN_URL,
  ownKeys: new Set(),
  keptByServer: true,
};
