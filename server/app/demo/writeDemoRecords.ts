import { sql } from 'kysely';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { newId } from '../../core/database/newId.ts';
import { auditOfRecord, writeAudit, type AuditEntry } from '../../data/recordStore/auditLog.ts';
import type { Caller } from '../../data/recordStore/caller.ts';
import { onWire, recordOf, type DatabaseRow } from '../../data/recordStore/storedRecord.ts';
import { insertHeader, insertRows } from '../../data/recordStore/writeRows.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import { isDemoPending, markDemoDone } from '../seeds/freshDatabase.ts';
import type { OnWritten, Services } from '../../core/services/services.ts';
import { demoAnnouncements } from './demoAnnouncements.ts';
import { demoDeclarations } from './demoDeclarations.ts';
import { demoImports } from './demoImports.ts';
import { makerOf } from './demoMaker.ts';
import { demoParties } from './demoParties.ts';
import { demoRegions } from './demoRegions.ts';
import type { DemoRecord } from './demoRecord.ts';
import { writeDemoStaff } from './demoStaff.ts';
import { writeDemoFiles } from './writeDemoFiles.ts';

const EXPORT_PAGE = 'customs/export-declaration';
/** Advisory lock key, unique in this database; serializes servers that start at the same time. */
const DEMO_LOCK = 8_220_004;

/** All records of the demo, the same at every start apart from their dates. */
export const demoRecords = (now: Date): readonly DemoRecord[] => [
  ...demoDeclarations(now).map(({ goods, ...made }) => ({ ...made, page: EXPORT_PAGE, rows: { goods } })),
  ...demoImports(now),
  ...demoParties(now),
  ...demoRegions(now),
  ...demoAnnouncements(now),
];

interface Written {
  readonly page: CompiledPage;
  readonly caller: Caller;
  readonly entry: AuditEntry & { readonly at: Date };
}

/** Writes one record; its log entry is an addition with the final values. */
const writeOne = async (
  trx: Db,
  page: CompiledPage,
  { made, tenantId }: { made: DemoRecord; tenantId: string },
): Promise<Written> => {
  const [id, at, caller] = [made.id ?? newId(), made.createTime, makerOf(made, tenantId)];
  const header = await insertHeader(trx, { page, caller }, { id, values: made.values, at });
  const rows = new Map<string, readonly DatabaseRow[]>();
  for (const detail of page.details) {
    const added = (made.rows[detail.key] ?? []).map((values, index) => ({ values, order: index + 1 }));
    rows.set(detail.key, await insertRows(trx, { detail, added }, { mainId: id, tenantId }));
  }
  const changes = auditOfRecord(onWire(page, recordOf(page, { header, rows }), () => true));
  return { page, caller, entry: { dataId: id, version: 1, action: 'add', changes, at } };
};

/** Writes log entries in order of time, because the log is sorted by its ids. */
const writeLog = async (trx: Db, onWritten: OnWritten, written: readonly Written[]): Promise<void> => {
  const inOrder = [...written].sort((one, other) => one.entry.at.getTime() - other.entry.at.getTime());
  for (const { page, caller, entry } of inOrder) await writeAudit({ trx, page, caller, onWritten }, [entry]);
};

/**
 * Writes the demo records to the tables of their pages, which must exist. Skips records without a page, so that another
 * schemas folder starts empty. Returns the number of records written.
 */
export const writeDemoRecords = async (
  trx: Db,
  { schemas, onWritten }: Pick<Services, 'schemas' | 'onWritten'>,
  { tenantId, now = new Date() }: { readonly tenantId: string; readonly now?: Date },
): Promise<number> => {
  const written: Written[] = [];
  for (const made of demoRecords(now)) {
    const page = schemas.page(made.page);
    if (page === undefined) continue;
    written.push(await writeOne(trx, page, { made, tenantId }));
  }
  await writeLog(trx, onWritten, written);
  return written.length;
};

/** Writes the demo records of a fresh database once, no matter how often or by how many servers it is called. */
export const seedDemoRecords = ({
  db,
  ...services
}: Pick<Services, 'db' | 'schemas' | 'contents' | 'onWritten'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx);
    if (!(await isDemoPending(trx))) return 0;
    const now = new Date();
    const written = await writeDemoRecords(trx, services, { tenantId: TENANT_ID, now });
    await writeDemoFiles(trx, services, { tenantId: TENANT_ID, now });
    await writeDemoStaff(trx, TENANT_ID);
    await markDemoDone(trx);
    return written;
  });
