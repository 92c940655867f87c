import { sql } from 'kysely';
import { GRANT_ALL } from '../../data/permissions/callerRights.ts';
import type { Session } from '../../core/calls/session.ts';

/** The right to view the product as another user. */
export const VIEW_AS = 'system:user:viewAs';

/**
 * Returns whether the viewed user may do no more than the viewer: neither through a right that the viewer lacks, nor
 * past the viewer's own data rules.
 */
export const isWithin = (viewer: Session, viewed: Session): boolean => {
  if (viewer.permissions.has(GRANT_ALL)) return true;
  const isRuled = (viewer.user.opened ?? []).some(({ rules }) => rules.length > 0);
  return !isRuled && [...viewed.permissions].every((code) => viewer.permissions.has(code));
};

/** Checks both as they are now: a right that the viewer loses, or that the other user gains, ends the viewing. */
export const mayView = (viewer: Session, viewed: Session): boolean =>
  viewer.permissions.has(VIEW_AS) && isWithin(viewer, viewed);

/**
 * Selects the open viewing of a token, in the form that `selectSession` reads: not expired, with the viewer's own
 * session in the same tenant.
 */
export const liveViewing = (tokenHash: string) => sql`
  select v.viewed_user_id, v.tenant_id, v.org_code, null as acting_for, v.user_id, v.session_hash, false
  from sys_viewing v join sys_session own on own.token_hash = v.session_hash and own.user_id = v.user_id
    join sys_user viewer on viewer.id = v.user_id
  where v.token_hash = ${tokenHash} and v.end_time is null and v.expire_time > now() and own.expire_time > now()
    and coalesce(own.tenant_id, viewer.tenant_id) = v.tenant_id`;
