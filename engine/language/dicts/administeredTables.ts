/** A table of the core that page files may name (decision 0056). */
interface AdministeredTable {
  /** `records`: the store of records reads and writes it; `rows`: as a detail only; `routes`: calls of its own do, and a page only draws. */
  readonly by: 'records' | 'rows' | 'routes';
  /** Columns of the database that no page may name. */
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

/** Whether a page may say that its records stand in this table. */
export const isTableOfPages = (table: string): boolean =>
  !table.startsWith('sys_') || (TABLES.has(table) && TABLES.get(table)?.by !== 'rows');

/** Whether a page may say that rows of a detail stand in this table: those of the core belong to one page each. */
export const isTableOfDetails = (table: string): boolean =>
  !table.startsWith('sys_') || (TABLES.has(table) && TABLES.get(table)?.by !== 'records');

/** A page of such a table only draws: it is neither planned nor read nor written by the store of records. */
export const isServedByRoutes = (table: string): boolean => TABLES.get(table)?.by === 'routes';

export const isSecretColumn = (table: string, dbColumn: string): boolean =>
  TABLES.get(table)?.secret.includes(dbColumn) ?? false;
