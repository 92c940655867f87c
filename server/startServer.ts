import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { formatProblem, isError, localizeProblem, type Problem } from '../engine/index.ts';
import { buildServer } from './app.ts';
import type { Config } from './core/config/config.ts';
import { followDeputies } from './identity/account/actFor.ts';
import { countStaleDays, insertChangedDays, markHistory } from './insight/dashboard/countedDays.ts';
import { READER_ROLE } from './core/database/databaseRoles.ts';
import type { Db } from './core/database/db.ts';
import { openDatabase } from './core/database/openDatabase.ts';
import { seedDemoRecords } from './app/demo/writeDemoRecords.ts';
import { seedCodes } from './data/dictionaries/codeSeeds.ts';
import { createFillValues } from './app/numbering/executeRule.ts';
import { createOverlay } from './files/dictionaryChanges/overlay.ts';
import { settleRestoreOf } from './app/backup/openPlace.ts';
import { openStore } from './core/blobStore/openStore.ts';
import { storedContents } from './core/blobStore/storedContents.ts';
import { sweepExports } from './files/exports/exportJobs.ts';
import { sweepFiles } from './records/storedFiles/keptFiles.ts';
import { dictionaryFiles, prepareRecords } from './records/operations/prepareRecords.ts';
import { ensureReaderRole } from './records/reports/readerRole.ts';
import { askDatabase } from './records/reports/askDatabase.ts';
import { openSchemaStore, type ReadSchemas } from './core/schemas/openSchemaStore.ts';
import type { SchemaStore } from './core/schemas/schemaStore.ts';
import type { NewAccount } from './app/seeds/accounts.ts';
import { followSavedMenu, seedDatabase } from './app/seeds/freshDatabase.ts';
import { noteFirstRelease, reportUpgrade } from './app/seeds/upgradeReport.ts';
import type { Services } from './core/services/services.ts';
import { countChangedLimits } from './data/tables/changedLimits.ts';
import { sweepExpired } from './identity/sessions/sweep.ts';
import { sharedUsernames } from './identity/sessions/userByName.ts';
import { followOffboarding } from './directory/users/offboarding.ts';
import { readSignInSettings, type SignInSettings } from './core/services/signInSettings.ts';
import { assertPortFree } from './startFailure.ts';
import { smsGateway } from './core/services/smsGateway.ts';
import { printedSms, type SmsPort } from './core/services/smsPort.ts';
import { Workers } from './core/workers/workers.ts';

const noReader = (role: string): string =>
  `报表语句未能使用只读角色 ${role}，仅以只读事务执行。请由数据库管理员执行：create role ${role} nologin; grant ${role} to 当前用户 (reports run without a role of their own)`;

const sharedNames = (names: string): string =>
  `账号只在大小写或全半角上不同，请改用其中一个：${names}；在此之前各按其原样登录 (accounts that differ in case or width alone)`;

/** Tells the operator something, a line or more. */
export type Announce = (notice: string) => void;

export interface RunningServer {
  readonly app: FastifyInstance;
  /** The port it listens on. */
  readonly port: number;
  /** Accounts that this start has made; none on a database that had users. */
  readonly accounts: readonly NewAccount[];
  /** Lets answers finish, then stops everything, the database last. */
  readonly close: () => Promise<void>;
}

const SWEEP_EVERY_MS = 60 * 60 * 1000;

const announceProblems = (schemas: SchemaStore, announce: Announce): void => {
  const problems = schemas.problems();
  if (problems.length > 0)
    announce(
      [`页面定义有 ${problems.length} 个问题：`, ...problems.map((p) => `  ${formatProblem(localizeProblem(p))}`)].join(
        '\n',
      ),
    );
};

/** Files with mistakes that keep them from being used. */
const brokenFiles = (schemas: SchemaStore): ReadonlySet<string> =>
  new Set(schemas.problems().flatMap((problem) => (isError(problem) ? (problem.file ?? []) : [])));

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The database is asked with each reading of the files. */
const databaseCheck = (db: Db) => {
  const count = countChangedLimits(db);
  return ({ state, texts }: ReadSchemas): Promise<readonly Problem[]> =>
    askDatabase(db, {
      count,
      reports: state.reports.values(),
      pages: [...state.pages.values()].map(({ compiled }) => compiled),
      files: state.files,
      texts,
      prefix: 'schemas/',
      problems: state.problems,
    });
};

/** Follows saved schema files: what they add goes to the database, their problems to the operator. */
function followSchemas(services: Services, announce: Announce): void {
  const { schemas, db } = services;
  let broken = brokenFiles(schemas);
  schemas.onChange(async ({ menu, dictionaries }) => {
    announceProblems(schemas, announce);
    const before = broken;
    broken = brokenFiles(schemas);
    const mended = [...before].filter((file) => !broken.has(file));
    if (mended.length > 0) announce(`已恢复正常 (works again)：${mended.join('、')}`);
    const report = (error: unknown): void => announce(`页面定义更新失败：${wordsOf(error)}`);
    // Those who are told of the change after this one find it in the database.
    const saved = schemas.menu();
    if (menu && saved) await followSavedMenu(db, saved).catch(report);
    // Tables wait for the first record: half-typed keys leave no columns behind.
    if (dictionaries.length > 0) await seedCodes(db, dictionaryFiles(services)).catch(report);
  });
}

/** Brings the database to what the schemas want. Returns the accounts of a fresh one. */
async function prepare(services: Services, announce: Announce): Promise<readonly NewAccount[]> {
  const { db, schemas, config } = services;
  announceProblems(schemas, announce);
  const { accounts, added } = await seedDatabase(db, config, schemas.menu());
  const { notices, applied } = await prepareRecords(services);
  for (const notice of notices) announce(notice);
  const upgrade = accounts.length > 0 ? await noteFirstRelease(db) : await reportUpgrade(db, { added, applied });
  if (upgrade !== undefined) announce(upgrade);
  const made = await seedDemoRecords(services);
  if (!(await ensureReaderRole(db))) announce(noReader(READER_ROLE));
  for (const names of await sharedUsernames(db)) announce(sharedNames(names));
  if (made > 0) announce(`已写入 ${made} 条演示数据 (demo records)`);
  await markHistory(db, schemas.pages());
  await sweepExpired(db);
  await sweepExports(services);
  await sweepFiles(services);
  followSchemas(services, announce);
  return accounts;
}

const COUNT_EVERY_MS = 60_000;
/** Days that one server counts in a turn; a database that was filled long ago takes some turns. */
const DAYS_A_TURN = 100;

/** Keeps the counts of the dashboard up to date also while nobody looks. Returns what ends it. */
function countDaysRegularly({ db, schemas }: Services, onError: (error: unknown) => void): () => Promise<void> {
  const ended = new AbortController();
  const { signal } = ended;
  let turn: Promise<unknown> = Promise.resolve();
  const count = (): void => {
    turn = turn.then(() => countStaleDays(db, schemas.pages(), { most: DAYS_A_TURN, signal })).catch(onError);
  };
  count();
  const timer = setInterval(count, COUNT_EVERY_MS);
  return async () => {
    clearInterval(timer);
    ended.abort();
    await turn;
  };
}

const FOLLOW_EVERY_MS = 60_000;

/** Does what has its time: deputies and leavers. Returns what stops it. */
function followClock(services: Services, onError: (error: unknown) => void): () => Promise<void> {
  let turn: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    turn = turn
      .then(() => followDeputies(services.db))
      .then(() => followOffboarding(services, onError))
      .catch(onError);
  }, FOLLOW_EVERY_MS);
  return async () => {
    clearInterval(timer);
    await turn;
  };
}

const portOf = (app: FastifyInstance): number => {
  const address = app.server.address();
  return address !== null && typeof address === 'object' ? address.port : 0;
};

/** Longer than calls under way are waited for (openConnections.ts), ms. */
const STOP_MS = 25_000;

/** A step of the stop that does not come to its end keeps the others from nothing. */
const withPatience = (step: Promise<void>): Promise<void> => {
  const late = wait(STOP_MS, undefined, { ref: false }).then(() => {
    throw new Error(`not done after ${STOP_MS / 1000} s`);
  });
  return Promise.race([step, late]);
};

/** The operator's gateway; in development, where there is none, the log. */
function openSms({ development }: Config, { sms }: SignInSettings, announce: Announce): SmsPort | undefined {
  if (sms) return smsGateway(sms);
  return development ? printedSms(announce) : undefined;
}

/** Opens database and schemas, prepares what a fresh database lacks, and listens. */
export async function startServer(config: Config, announce: Announce): Promise<RunningServer> {
  const signIn = readSignInSettings(config);
  await assertPortFree(config);
  const { db, close: closeDatabase } = await openDatabase(config, announce);
  const undo: (() => Promise<void>)[] = [];
  const close = async (): Promise<void> => {
    const told = (error: unknown): void => announce(`停止时出错 (error while stopping)：${wordsOf(error)}`);
    for (const step of undo.splice(0).reverse()) await withPatience(step()).catch(told);
    await closeDatabase().catch(told);
  };
  try {
    const onError = (error: unknown): void => announce(`读取页面定义失败：${wordsOf(error)}`);
    const check = databaseCheck(db);
    const overlay = createOverlay(db);
    const { layOver } = overlay;
    const schemas = await openSchemaStore(config.schemasFolder, { watch: true, onError, layOver, check });
    undo.push(async () => schemas.close());
    const store = openStore(config);
    await settleRestoreOf(config, store);
    const contents = storedContents(db, store);
    const workers = new Workers({
      mostHeapMb: config.workerMb,
      onCrash: ({ message }) => announce(`文件处理进程意外结束，服务不受影响 (a worker process ended)：${message}`),
    });
    undo.push(() => workers.end());
    const services: Services = {
      config,
      db,
      schemas,
      overlay,
      signIn,
      contents,
      workers,
      fillValues: createFillValues({ schemas }),
      onWritten: insertChangedDays,
      sms: openSms(config, signIn, announce),
      announce,
    };
    const accounts = await prepare(services, announce);
    const app = await buildServer(services);
    undo.push(() => app.close());
    const sweep = setInterval(
      () =>
        Promise.all([sweepExpired(db), sweepExports(services).then(() => sweepFiles(services))]).catch(
          app.reportFailure,
        ),
      SWEEP_EVERY_MS,
    );
    undo.push(async () => clearInterval(sweep));
    undo.push(countDaysRegularly(services, app.reportFailure));
    undo.push(followClock(services, app.reportFailure));
    await app.listen({ host: config.host, port: config.port });
    return { app, port: portOf(app), accounts, close };
  } catch (error) {
    await close();
    throw error;
  }
}
