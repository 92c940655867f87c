import { sql } from 'kysely';
import { keepBackup, type KeptBackup } from '../backup/keptBackups.ts';
import { ownDatabaseUrl } from '../backup/openPlace.ts';
import type { BackupPlan } from '../../core/config/backupPlan.ts';
import { openStore } from '../../core/blobStore/openStore.ts';
import type { Db } from '../../core/database/db.ts';
import { formatText, serverText } from '../../core/texts/serverText.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import type { Services } from '../../core/services/services.ts';
import { prepareAlerts } from './jobAlert.ts';
import { serverName } from './jobRuns.ts';
import { nextRun } from './runTimes.ts';
import { logScheduled } from './scheduledLog.ts';

/** Due time of the last backup made or attempted, shared by all servers of the database. */
const SETTING = 'backup.nightly';
const LOCK = sql`hashtextextended('waybill nightly backup', 0)`;
const LOOK_EVERY_MS = 30_000;
const DAY_MS = 86_400_000;

export interface NightlyBackupOptions {
  readonly onError: (error: unknown) => void;
  /** Default: `Date.now`, epoch ms. */
  readonly now?: () => number;
}

const lastDue = async (db: Db): Promise<string> =>
  (await db.selectFrom('sys_setting').select('value').where('key', '=', SETTING).executeTakeFirst())?.value ?? '';

const noteDue = async (db: Db, value: string): Promise<void> => {
  await db
    .insertInto('sys_setting')
    .values({ key: SETTING, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

const saidOf = ({ file, trailer: { rows, files, missingFiles } }: KeptBackup): string => {
  const done = formatText(serverText('backupDone', { file, rows, files }));
  return missingFiles.length === 0
    ? done
    : `${done}；${formatText(serverText('backupMissing', { count: missingFiles.length }))}`;
};

/**
 * Backs up every night into the folder of WAYBILL_BACKUP, on one of several servers (decision 0096). Configured only by
 * the environment: staff rights on scheduled jobs do not affect it. A missed backup is made when a server runs again.
 */
export class NightlyBackup {
  readonly #services: Services;
  readonly #options: Required<NightlyBackupOptions>;
  readonly #stop = new AbortController();
  #timer: ReturnType<typeof setInterval> | undefined;
  #turn: Promise<void> | undefined;

  constructor(services: Services, { onError, now = Date.now }: NightlyBackupOptions) {
    this.#services = services;
    this.#options = { onError, now };
  }

  start(): void {
    if (this.#services.config.backup === undefined) return;
    const look = (): void => {
      this.#turn ??= this.lookOnce()
        .catch(this.#options.onError)
        .finally(() => {
          this.#turn = undefined;
        });
    };
    this.#timer = setInterval(look, LOOK_EVERY_MS).unref();
    look();
  }

  /** Makes the due backup unless another server has made it or is making it. */
  async lookOnce(): Promise<void> {
    const { db, config } = this.#services;
    const plan = config.backup;
    const at = plan && nextRun(plan.cron, config.timeZone, this.#options.now() - DAY_MS);
    if (plan === undefined || at === undefined || at > this.#options.now()) return;
    const due = new Date(at);
    if ((await lastDue(db)) >= due.toISOString()) return;
    await db.connection().execute(async (connection) => {
      const { rows } = await sql<{ free: boolean }>`select pg_try_advisory_lock(${LOCK}) as free`.execute(connection);
      if (rows[0]?.free !== true) return;
      try {
        if ((await lastDue(db)) < due.toISOString()) await this.#run(plan, due);
      } finally {
        await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
      }
    });
  }

  /** Aborts a running backup: no file is left behind, and the next server makes it again. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#stop.abort();
    await this.#turn;
  }

  async #run({ folder, copies }: BackupPlan, due: Date): Promise<void> {
    const { db, config } = this.#services;
    const begun = this.#options.now();
    const name = formatText(serverText('backupJob'));
    let message: string;
    try {
      const url = await ownDatabaseUrl(config);
      if (url === undefined) throw new Error('the database is away');
      const source = { url, store: openStore(config), keyFile: config.keyFile };
      message = saidOf(await keepBackup({ folder, copies, due }, source, { signal: this.#stop.signal }));
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#options.onError(error);
      message = formatText(serverText('jobFailed', { reason: error instanceof Error ? error.message : String(error) }));
      const job = { tenantId: TENANT_ID, description: name, jobClassName: '' };
      const failure = { job, message, at: new Date(this.#options.now()) };
      const alert = await prepareAlerts(this.#services);
      await db.transaction().execute((trx) => alert(trx, failure));
    }
    await noteDue(db, due.toISOString());
    const cost = this.#options.now() - begun;
    await logScheduled(db, { tenantId: TENANT_ID, name, message, cost, server: serverName() });
  }
}
