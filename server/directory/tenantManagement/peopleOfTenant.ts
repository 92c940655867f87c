import { sql, type RawBuilder } from 'kysely';
import { usersOf, type DirectoryEntity } from '../people/directoryEntities.ts';
import { isMemberOf } from '../../data/tenants/tenants.ts';

type Fragment = RawBuilder<unknown>;

/** `1` for a member, else the status of the application or invitation. */
const statusIn = (tenantId: string): Fragment => sql`case when ${isMemberOf(tenantId)} then '1' else (
  select request.status from sys_tenant_request request
  where request.user_id = sys_user.id and request.tenant_id = ${tenantId}) end`;

/** Shows contact data only of people who agreed to be known to the tenant: members and those who applied to join. */
const ifKnown = (tenantId: string, column: Fragment): Fragment =>
  sql`case when ${statusIn(tenantId)} in ('1', '3') then ${column} end`;

/** People of one tenant with these statuses, with only the departments of that tenant. */
export function peopleOf(tenantId: string, statuses: readonly string[]): DirectoryEntity {
  const users = usersOf(tenantId);
  return {
    ...users,
    right: 'system:tenant:edit',
    where: sql`sys_user.del_flag = 0 and ${statusIn(tenantId)} = any(${[...statuses]}::text[])`,
    fields: {
      ...users.fields,
      phone: { sql: ifKnown(tenantId, sql.ref('sys_user.phone')) },
      email: { sql: ifKnown(tenantId, sql.ref('sys_user.email')) },
      birthday: { sql: sql`null`, isNoCondition: true, isNoOrder: true },
      status: { sql: statusIn(tenantId) },
    },
  };
}
