import type { SystemVariable } from '../../../engine/index.ts';
import { showDate, showInstant } from '../../core/base/instants.ts';
import { ownNames, type SessionUser } from '../../core/calls/session.ts';

const VARIABLES: Readonly<Record<SystemVariable, (user: SessionUser) => readonly string[]>> = {
  sys_user_code: ownNames,
  sys_user_name: ({ realname, actingFor }) => (actingFor === undefined ? [realname] : [actingFor.realname, realname]),
  sys_org_code: ({ orgCode }) => [orgCode],
  sys_multi_org_code: ({ departments }) => departments,
  sys_date: () => [showDate(new Date())],
  sys_time: () => [showInstant(new Date())],
  tenant_id: ({ tenantId }) => [tenantId],
};

/**
 * Values of `#{sys_org_code}` and similar variables, derived only from the session and the clock; several departments
 * give several values.
 */
export const systemValues = (name: SystemVariable, user: SessionUser): readonly string[] => VARIABLES[name](user);
