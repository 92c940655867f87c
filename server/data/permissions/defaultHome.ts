import type { Db } from '../../core/database/db.ts';

/** Where users begin whose roles have no home page of their own. */
export interface DefaultHome {
  /** Address of an entry of the menu. */
  readonly url: string;
  readonly component: string;
  /** Off: it is kept, and nobody begins there. */
  readonly route: boolean;
}

/** Where everybody begins as long as nobody chose another place (contract 1.5). */
const ANALYSIS: DefaultHome = { url: '/dashboard/analysis', component: 'dashboard/Analysis', route: true };

export const defaultHomeKey = (tenantId: string): string => `home.default.${tenantId}`;

/** The one that was chosen for a tenant; undefined: none was. */
export async function chosenHome(db: Db, tenantId: string): Promise<DefaultHome | undefined> {
  const key = defaultHomeKey(tenantId);
  const row = await db.selectFrom('sys_setting').where('key', '=', key).select('value').executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as DefaultHome);
}

export const defaultHomeOf = async (db: Db, tenantId: string): Promise<DefaultHome> =>
  (await chosenHome(db, tenantId)) ?? ANALYSIS;
