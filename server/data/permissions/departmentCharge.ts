import { sql, type RawBuilder } from 'kysely';
import type { SessionUser } from '../../core/calls/session.ts';

/** Right of heads of a department to manage its people, and no others (decision 0069). */
export const MANAGES_OWN_PEOPLE = 'system:departUser:edit';

/** Whether the department under the alias `mine` has the user as its head or designated superior (decision 0062). */
export const isCharge = ({ id }: Pick<SessionUser, 'id'>): RawBuilder<unknown> => sql`(
  ${id} = any(string_to_array(mine.director_user_ids, ',')) or exists (
    select from sys_user as superior where superior.id = ${id} and superior.user_identity = '2'
      and mine.id = any(string_to_array(superior.depart_ids, ','))))`;

/** Whether a row of `depart` is a department in the user's charge, or below one. */
export const isInCharge = (user: Pick<SessionUser, 'id'>): RawBuilder<unknown> => sql`exists (
  select from sys_depart as mine where mine.tenant_id = depart.tenant_id and mine.del_flag = 0
    and starts_with(depart.org_code, mine.org_code) and ${isCharge(user)})`;
