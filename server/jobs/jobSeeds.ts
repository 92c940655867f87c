import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseCron } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { auditOfRecord, writeAudit } from '../recordStore/auditLog.ts';
import { insertHeader } from '../recordStore/writeRows.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import type { Services } from '../services/services.ts';
import { numbersIn } from './jobParameters.ts';
import type { JobPages } from './jobPages.ts';
import { systemCaller } from './systemCaller.ts';

/** One file `schemas/jobs/<name>.json` (L20). */
export interface JobSeed {
  /** Name of a handler. */
  readonly function: string;
  readonly cron: string;
  /** Default: none. */
  readonly parameters?: Readonly<Record<string, number>>;
  readonly description?: string;
}

const FILE = /^([a-z0-9][a-z0-9-]{0,60})\.json$/;

/** What a file says; throws what is wrong with it. */
export function readJobSeed(text: string): JobSeed {
  const { function: name, cron, parameters, description = '', ...others } = Object(JSON.parse(text));
  const unknown = Object.keys(others).filter((key) => key !== '$schema');
  if (unknown.length > 0) throw new Error(`unknown key ${unknown[0]}`);
  if (typeof name !== 'string' || typeof cron !== 'string' || typeof description !== 'string')
    throw new Error('function, cron and description are texts');
  numbersIn(name, parameters === undefined ? '' : JSON.stringify(parameters));
  if (parseCron(cron).kind !== 'read') throw new Error(`cron ${cron} is no Quartz expression`);
  return { function: name, cron, description, ...(parameters !== undefined && { parameters }) };
}

const seedOne = async (
  trx: Db,
  { services, pages }: { readonly services: Services; readonly pages: JobPages },
  [name, seed]: readonly [string, JobSeed],
): Promise<void> => {
  const known = await trx
    .insertInto('sys_setting')
    .values({ key: `jobs.seed.${name}`, value: JSON.stringify(seed) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  // Once in the life of a database: what staff change or remove stays so (D59).
  if (known.numInsertedOrUpdatedRows !== 1n) return;
  const id = newId();
  const caller = systemCaller(TENANT_ID);
  const values = {
    jobClassName: seed.function,
    cronExpression: seed.cron,
    parameter: seed.parameters === undefined ? null : JSON.stringify(seed.parameters),
    description: seed.description ?? '',
    missedRun: 'once',
    status: '0',
  };
  await insertHeader(trx, [pages.jobs, caller], { id, values, at: new Date() });
  await writeAudit({ trx, page: pages.jobs, caller, onWritten: services.onWritten }, [
    { dataId: id, version: 1, action: 'add', changes: auditOfRecord({ id, ...values }) },
  ]);
};

/** Stores the jobs of files that this database has not seen yet. A file that cannot be read keeps the others from nothing. */
export async function seedJobs(
  services: Services,
  pages: JobPages,
  onError: (error: unknown) => void = () => {},
): Promise<void> {
  const folder = join(services.config.schemasFolder, 'jobs');
  const files = await readdir(folder).catch(() => []);
  for (const file of [...files].sort()) {
    const name = FILE.exec(file)?.[1];
    if (name === undefined) continue;
    try {
      const seed = readJobSeed(await readFile(join(folder, file), 'utf8'));
      await services.db.transaction().execute((trx) => seedOne(trx, { services, pages }, [name, seed]));
    } catch (error) {
      onError(new Error(`schemas/jobs/${file}: ${String(error)}`, { cause: error }));
    }
  }
}
