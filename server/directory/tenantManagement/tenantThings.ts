import { sql, type RawBuilder } from 'kysely';
import { showDate, showInstant } from '../../core/base/instants.ts';
import type { DirectoryEntity } from '../people/directoryEntities.ts';
import { FIRST_TENANT } from '../../data/tenants/tenants.ts';

type Fragment = RawBuilder<unknown>;

const column = (name: string): Fragment => sql.ref(`sys_tenant.${name}`);
const instant = (stored: unknown): string | null => (stored instanceof Date ? showInstant(stored) : null);
const day = (stored: unknown): string | null => (stored instanceof Date ? showDate(stored) : null);

interface Looker {
  readonly id: string;
  readonly tenantId: string;
}

/** The first tenant sees all tenants; every other only itself. */
const seenBy = ({ tenantId }: Looker): Fragment =>
  tenantId === FIRST_TENANT ? sql`true` : sql`sys_tenant.id = ${tenantId}`;

/** The list of tenants in use, or of those in the recycle bin. */
export const tenantsFor = (looker: Looker, { deleted = false } = {}): DirectoryEntity => ({
  table: 'sys_tenant',
  right: 'system:tenant:list',
  named: ['id', 'name'],
  where: sql`${seenBy(looker)} and sys_tenant.del_flag = ${deleted ? 1 : 0}`,
  fields: {
    id: { sql: column('id') },
    name: { sql: column('name') },
    companyLogo: { sql: column('company_logo'), isNoCondition: true, isNoOrder: true },
    trade: { sql: column('trade'), dictCode: 'trade' },
    companySize: { sql: column('company_size'), dictCode: 'company_size' },
    companyAddress: { sql: column('company_address') },
    houseNumber: { sql: column('house_number') },
    position: { sql: column('position'), dictCode: 'company_rank' },
    department: { sql: column('department'), dictCode: 'company_department' },
    beginDate: { sql: column('begin_date'), isNoCondition: true, shown: instant },
    endDate: { sql: column('end_date'), isNoCondition: true, shown: instant },
    status: { sql: sql`sys_tenant.status::text`, dictCode: 'tenant_status' },
    createBy: { sql: column('create_by') },
    createBy_dictText: {
      sql: sql`(select realname from sys_user where username = sys_tenant.create_by)`,
      isNoCondition: true,
      isNoOrder: true,
    },
    // A date, like the page's column of that name: a form with a time of day could not be saved.
    createTime: { sql: column('create_time'), isNoCondition: true, shown: day },
  },
});
