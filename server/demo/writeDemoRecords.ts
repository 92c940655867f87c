import { sql } from 'kysely';
import type { CompiledPage } from '../../engine/index.ts';
import type { Db } from '../database/db.ts';
import { newId } from '../database/newId.ts';
import type { Caller } from '../records/caller.ts';
import { insertHeader, writeRows } from '../records/writeRows.ts';
import { TENANT_ID } from '../seeds/accounts.ts';
import { isDemoPending, markDemoDone } from '../seeds/freshDatabase.ts';
import type { Services } from '../services.ts';
import { demoDeclarations, type DemoDeclaration } from './demoDeclarations.ts';

const PAGE_ID = 'customs/export-declaration';
const DETAIL = 'goods';
/** Any number that nobody else in this database uses: servers that start at once take turns. */
const DEMO_LOCK = 8_220_004;

/** Who made it, as the writer wants to know it. */
const makerOf = ({ createBy, orgCode }: DemoDeclaration, tenantId: string): Caller => ({
  user: { id: '', username: createBy, realname: createBy, orgCode, tenantId, departments: [orgCode], roles: [] },
  can: () => true,
});

const writeOne = async (
  trx: Db,
  page: CompiledPage,
  { made, tenantId }: { made: DemoDeclaration; tenantId: string },
): Promise<void> => {
  const id = newId();
  const detail = page.detailByKey.get(DETAIL);
  await insertHeader(trx, [page, makerOf(made, tenantId)], { id, values: made.values, at: made.createTime });
  if (detail === undefined) return;
  const added = made.goods.map((values, index) => ({ values, order: index + 1 }));
  await writeRows(trx, { detail, added, changed: [], moved: [], removed: [] }, { mainId: id, tenantId });
};

/**
 * Puts the demo declarations into the tables of the page. Does nothing where the page is not there, so that another
 * schemas folder starts empty. The page's tables must stand. Returns how many were written.
 */
export const writeDemoRecords = async (
  trx: Db,
  schemas: Services['schemas'],
  { tenantId, now = new Date() }: { readonly tenantId: string; readonly now?: Date },
): Promise<number> => {
  const page = schemas.page(PAGE_ID);
  if (page === undefined) return 0;
  const declarations = demoDeclarations(now);
  for (const made of declarations) await writeOne(trx, page, { made, tenantId });
  return declarations.length;
};

/** The demo records of a fresh database, once, however often and by however many servers it is asked for. */
export const seedDemoRecords = ({ db, schemas }: Pick<Services, 'db' | 'schemas'>): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${DEMO_LOCK})`.execute(trx);
    if (!(await isDemoPending(trx))) return 0;
    const written = await writeDemoRecords(trx, schemas, { tenantId: TENANT_ID });
    await markDemoDone(trx);
    return written;
  });
