import type { Db } from '../../core/database/db.ts';

/** Start page of users whose roles define none. */
export interface DefaultHome {
  /** Address of a menu entry. */
  readonly url: string;
  readonly component: string;
  /** False: the setting is stored but not used. */
  readonly route: boolean;
}

/** Start page of all users until another one is chosen (contract 1.5). */
const ANALYSIS: DefaultHome = { url: '/dashboard/analysis', component: 'dashboard/Analysis', route: true };

export const defaultHomeKey = (tenantId: string): string => `home.default.${tenantId}`;

/** Start page chosen for a tenant; undefined if none was chosen. */
export async function chosenHome(db: Db, tenantId: string): Promise<DefaultHome | undefined> {
  const key = defaultHomeKey(tenantId);
  const row = await db.selectFrom('sys_setting').where('key', '=', key).select('value').executeTakeFirst();
  return row === undefined ? undefined : (JSON.parse(row.value) as DefaultHome);
}

export const defaultHomeOf = async (db: Db, tenantId: string): Promise<DefaultHome> =>
  (await chosenHome(db, tenantId)) ?? ANALYSIS;
