import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { compileSchemas, formatProblem, localizeProblem, type JobSchema, type Values } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { auditOfDiff, auditOfRecord, writeAudit } from '../../data/recordStore/auditLog.ts';
import { diffRecord, isEmptyDiff } from '../../data/recordStore/recordDiff.ts';
import { readRecords, type StoredRecord } from '../../data/recordStore/storedRecord.ts';
import { insertHeader, updateHeader } from '../../data/recordStore/writeRows.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import type { Services } from '../../core/services/services.ts';
import { followFile, lastSeed, noteFirst, storeSeed, originOf, seedValues } from './jobOrigins.ts';
import type { JobPages } from './jobPages.ts';
import { systemCaller } from './systemCaller.ts';

interface Seeding {
  readonly trx: Db;
  readonly services: Services;
  readonly pages: JobPages;
}

const caller = systemCaller(TENANT_ID);

const addJob = async ({ trx, services, pages }: Seeding, name: string, said: JobSchema): Promise<void> => {
  const id = newId();
  const values = { ...seedValues(said), missedRun: 'once', status: '0', fileName: name, origin: 'file' };
  await insertHeader(trx, { page: pages.jobs, caller }, { id, values, at: new Date() });
  await writeAudit({ trx, page: pages.jobs, caller, onWritten: services.onWritten }, [
    { dataId: id, version: 1, action: 'add', changes: auditOfRecord({ id, ...values }) },
  ]);
};

/**
 * Returns the job of a file. A job stored before jobs recorded their files is found as a server-created job with the
 * same function.
 */
const jobOf = async (
  { trx, pages }: Seeding,
  { name, said }: { readonly name: string; readonly said: JobSchema | undefined },
): Promise<StoredRecord | undefined> => {
  const { rows } = await sql<{ id: string }>`
    select id from ${sql.table(pages.jobs.resource.table)} where tenant_id = ${TENANT_ID} and (file_name = ${name}
      or (file_name is null and create_by = ${caller.user.username} and job_class_name = ${said?.function ?? null}))
    order by file_name nulls last, id limit 1`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const [job] = await readRecords(trx, { page: pages.jobs, caller }, { ids, lock: true, justWritten: true });
  return job;
};

const writeJob = async ({ trx, services, pages }: Seeding, stored: StoredRecord, values: Values): Promise<void> => {
  const diff = diffRecord(pages.jobs, stored, { values, details: {} });
  if (isEmptyDiff(diff)) return;
  const { id, version } = stored.mark;
  await updateHeader(trx, { page: pages.jobs, caller }, { id, version, cells: diff.header, at: new Date() });
  await writeAudit({ trx, page: pages.jobs, caller, onWritten: services.onWritten }, [
    { dataId: id, version: version + 1, action: 'edit', changes: auditOfDiff(diff) },
  ]);
};

const seedOne = async (seeding: Seeding, name: string, said: JobSchema): Promise<void> => {
  if (await noteFirst(seeding.trx, name, said)) return addJob(seeding, name, said);
  const before = (await lastSeed(seeding.trx, name, { lock: true })) ?? said;
  const stored = await jobOf(seeding, { name, said: before });
  await storeSeed(seeding.trx, name, said);
  // Removed by staff: it is not created again.
  if (stored === undefined) return;
  const values = followFile(stored.values, before, said);
  await writeJob(seeding, stored, { ...values, fileName: name, ...originOf(values, said) });
};

/** Handles a deleted file: its job stays and is marked as withdrawn. */
const withdraw = async (seeding: Seeding, name: string): Promise<void> => {
  const stored = await jobOf(seeding, { name, said: await lastSeed(seeding.trx, name, { lock: true }) });
  if (stored === undefined) return;
  await writeJob(seeding, stored, { ...stored.values, fileName: name, origin: 'withdrawn', fileSays: null });
};

const seenBefore = async (db: Db): Promise<readonly string[]> => {
  const { rows } = await sql<{ name: string }>`
    select substr(key, 11) as name from sys_setting where starts_with(key, 'jobs.seed.') order by key`.execute(db);
  return rows.map(({ name }) => name);
};

/**
 * Applies `schemas/jobs` (L20): adds jobs of new files; applies changed files to the columns that staff did not change.
 */
export async function seedJobs(
  services: Services,
  pages: JobPages,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  const folder = join(services.config.schemasFolder, 'jobs');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json')).sort();
  const texts = await Promise.all(
    files.map(async (file) => [`jobs/${file}`, await readFile(join(folder, file), 'utf8')] as const),
  );
  const { jobs, problems } = compileSchemas({ texts: new Map(texts) });
  for (const problem of problems) onError(new Error(formatProblem(localizeProblem(problem))));
  const seed = (work: (seeding: Seeding) => Promise<void>): Promise<void> =>
    services.db
      .transaction()
      .execute((trx) => work({ trx, services, pages }))
      .catch(onError);
  for (const [name, said] of jobs) await seed((seeding) => seedOne(seeding, name, said));
  // A file that cannot be parsed still exists.
  for (const name of await seenBefore(services.db))
    if (!files.includes(`${name}.json`)) await seed((seeding) => withdraw(seeding, name));
}
