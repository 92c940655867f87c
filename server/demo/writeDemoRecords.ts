import { sql } from 'kysely';
import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import { insertHeader, writeRows } from '../recordStore/writeRows.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import { isDemoPending, markDemoDone } from '../seeds/freshDatabase.ts';
import type { Services } from '../services/services.ts';
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
/** Any number that nobody else in this database uses: servers that start at once take turns. */
const DEMO_LOCK = 8_220_004;

/** All records of the demo, the same at every start apart from their dates. */
export const demoRecords = (now: Date): readonly DemoRecord[] => [
  ...demoDeclarations(now).map(({ goods, ...made }) => ({ ...made, page: EXPORT_PAGE, rows: { goods } })),
  ...demoImports(now),
  ...demoParties(now),
  ...demoRegions(now),
  ...demoAnnouncements(now),
];

const writeOne = async (
  trx: Db,
  page: CompiledPage,
  { made, tenantId }: { made: DemoRecord; tenantId: string },
): Promise<void> => {
  const id = made.id ?? newId();
  await insertHeader(trx, [page, makerOf(made, tenantId)], { id, values: made.values, at: made.createTime });
  for (const detail of page.details) {
    const added = (made.rows[detail.key] ?? []).map((values, index) => ({ values, order: index + 1 }));
    await writeRows(trx, { detail, added, changed: [], moved: [], removed: [] }, { mainId: id, tenantId });
  }
};

/**
 * Puts the demo records into the tables of their pages. Leaves out what has no page, so that another schemas folder
 * starts empty. The pages' tables must stand. Returns how many were written.
 */
export const writeDemoRecords = async (
  trx: Db,
  schemas: Services['schemas'],
  { tenantId, now = new Date() }: { readonly tenantId: string; readonly now?: Date },
): Promise<number> => {
  let written = 0;
  for (const made of demoRecords(now)) {
    const page = schemas.page(made.page);
    if (page === undefined) continue;
    await writeOne(trx, page, { made, tenantId });
    written += 1;
  }
  return written;
};

/** The demo records of a fresh database, once, however often and by however many servers it is asked for. */
export const seedDemoRecords = ({
  db,
  ...services
}: Pick<Services, 'db' | 'schemas' | 'contents' | 'onWritten'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx);
    if (!(await isDemoPending(trx))) return 0;
    const now = new Date();
    const written = await writeDemoRecords(trx, services.schemas, { tenantId: TENANT_ID, now });
    await writeDemoFiles(trx, services, { tenantId: TENANT_ID, now });
    await writeDemoStaff(trx, TENANT_ID);
    await markDemoDone(trx);
    return written;
  });
