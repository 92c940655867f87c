/** A core table that page files may name (decision 0056). */
interface AdministeredTable {
  /**
   * `records`: the record store reads and writes it; `rows`: only as a detail; `routes`: dedicated calls read and write
   * it, and a page only renders it.
   */
  readonly by: 'records' | 'rows' | 'routes';
  /** Database columns that no page may name. */
  readonly secret: readonly string[];
}

const records = (...secret: string[]): AdministeredTable => ({ by: 'records', secret });
const routes = (...secret: string[]): AdministeredTable => ({ by: 'routes', secret });

const TABLES: ReadonlyMap<string, AdministeredTable> = new Map([
  ['sys_user', records('password_hash', 'password_due', 'totp_secret')],
  ['sys_role', records()],
  ['sys_depart', records()],
  ['sys_position', records()],
  ['sys_category', records()],
  ['sys_depart_role', records()],
  ['sys_permission', routes()],
  ['sys_tenant', routes()],
  ['sys_dict', routes()],
  ['sys_dict_item', routes()],
  ['sys_check_rule', records()],
  ['sys_check_rule_part', { by: 'rows', secret: [] }],
  ['sys_log', routes()],
  ['sys_data_log', routes()],
]);

/** Returns whether a page may store its records in this table. */
export const isTableOfPages = (table: string): boolean =>
  !table.startsWith('sys_') || (TABLES.has(table) && TABLES.get(table)?.by !== 'rows');

/** Returns whether a detail may store its rows in this table; core tables of kind `records` belong to one page each. */
export const isTableOfDetails = (table: string): boolean =>
  !table.startsWith('sys_') || (TABLES.has(table) && TABLES.get(table)?.by !== 'records');

/** Returns whether a page of this table is only rendered: the record store neither plans, reads nor writes it. */
export const isServedByRoutes = (table: string): boolean => TABLES.get(table)?.by === 'routes';

export const isSecretColumn = (table: string, dbColumn: string): boolean =>
  TABLES.get(table)?.secret.includes(dbColumn) ?? false;
