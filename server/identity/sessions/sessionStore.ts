import { sql, type RawBuilder } from 'kysely';
import { withheldRights } from '../../../engine/index.ts';
import type { Db } from '../../core/database/db.ts';
import { notifyEndedSessions } from '../../data/events/endedSessions.ts';
import { prepared } from '../../core/database/preparedStatements.ts';
import { isAdministrator, isDelegable, joinAbsent } from '../../data/permissions/delegations.ts';
import { isInPacks, isTenantOpen } from '../../data/tenants/tenants.ts';
import type { OpenedEntry, Session } from '../../core/calls/session.ts';
import { requiredKey } from './secondFactor.ts';
import { hashToken, isTokenShaped, newToken } from './tokens.ts';
import { mayView, liveViewing } from './viewing.ts';

/** Maximum lifetime of a session, days (D12). */
const LIFE_DAYS = 7;

interface NewSession {
  readonly userId: string;
  readonly ip: string;
  /** Set when it is not the user's own tenant, with the department there. */
  readonly tenantId?: string;
  readonly orgCode?: string | null;
  /** Only the change of the password is answered. Default: false. */
  readonly passwordDue?: boolean;
}

/** Opens a session and returns its token, which is not stored; also deletes expired sessions of the user. */
export async function openSession(
  db: Db,
  { userId, ip, tenantId, orgCode, passwordDue = false }: NewSession,
): Promise<string> {
  const token = newToken();
  await db
    .deleteFrom('sys_session')
    .where('user_id', '=', userId)
    .where('expire_time', '<', sql<Date>`now()`)
    .execute();
  await db
    .insertInto('sys_session')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expire_time: sql<string>`now() + make_interval(days => ${LIFE_DAYS})`,
      ip,
      tenant_id: tenantId ?? null,
      org_code: orgCode ?? null,
      password_due: passwordDue,
    })
    .execute();
  return token;
}

export async function closeSession(db: Db, tokenHash: string): Promise<void> {
  const ended = await db
    .deleteFrom('sys_session')
    .where('token_hash', '=', tokenHash)
    .returning('token_hash')
    .execute();
  await notifyEndedSessions(db, ended);
}

interface SessionRow {
  /** Id and session hash of the user who views as this one; null in the user's own session. */
  viewer_id: string | null;
  viewer_hash: string | null;
  id: string;
  username: string;
  realname: string;
  tenant_id: string;
  org_code: string | null;
  departments: string[];
  roles: string[];
  perms: string[];
  /** Active rights to fields and sub-tables, whoever holds them. */
  guarded: readonly { readonly action: string; readonly type: string | null }[] | null;
  /** Null: the user acts for nobody. */
  absent: { readonly id: string; readonly username: string; readonly realname: string } | null;
  until: Date | null;
  password_due: boolean;
  /** The tenant requires a second factor of administrators, and the user has none. */
  factor_due: boolean;
  /** Null while no rule is bound to a role of the user. */
  opened: readonly OpenedEntry[] | null;
}

/** Active rules that are bound to a role of the user. */
const boundRules = sql`sys_held_data_rule bound join sys_permission_data_rule rule
  on rule.id = bound.rule_id and rule.tenant_id = bound.tenant_id and rule.status = '1'`;

/**
 * Entries that the roles of a user open, each with its rules that are bound to that role; queried only when some rule
 * is bound. A role opens an entry if it holds the entry or a right below it, so that a role with only such a right is
 * not overlooked.
 */
const selectOpened = sql`
  case when exists (select from ${boundRules} where bound.user_id = u.holder_id and bound.tenant_id = u.tenant_id) then (
    select json_agg(json_build_object('role', entry.role_id, 'roleName', entry.role_name, 'component', entry.component,
      'rules', (
        select coalesce(json_agg(json_build_object('name', rule.rule_name, 'column', rule.rule_column,
          'condition', rule.rule_conditions, 'value', rule.rule_value) order by rule.create_time, rule.id), '[]'::json)
        from ${boundRules}
        where bound.user_id = u.holder_id and bound.tenant_id = u.tenant_id and bound.kind = entry.kind
          and bound.role_id = entry.role_id and rule.permission_id = entry.id)))
    from (
      select distinct holder.kind, holder.role_id, holder.role_name, opened.id, opened.component
      from sys_held_role holder
      join sys_held_permission held on held.user_id = holder.user_id and held.tenant_id = holder.tenant_id
        and held.kind = holder.kind and held.role_id = holder.role_id
      join sys_permission p on p.id = held.permission_id and p.del_flag = 0
      join sys_permission opened on opened.id = case when p.menu_type = 2 then p.parent_id else p.id end
        and opened.del_flag = 0 and opened.component is not null
      where holder.user_id = u.holder_id and holder.tenant_id = u.tenant_id
    ) entry
  ) end`;

/**
 * Departments and roles are those of the tenant that `who` names; no row when it is closed. `who`: id, username,
 * realname, tenant, department, the user whose rights count (`holder_id`), who is `absent` as JSON and `until` when,
 * and who views as the user.
 */
const selectHolder = (who: RawBuilder<unknown>) => sql<SessionRow>`
  select u.id, u.username, u.realname, u.tenant_id, u.org_code, u.absent, u.until, u.viewer_id, u.viewer_hash, u.password_due,
    array(select d.org_code from sys_user_depart ud join sys_depart d on d.id = ud.depart_id
          where ud.user_id = u.holder_id and d.tenant_id = u.tenant_id and d.del_flag = 0 order by d.org_code) as departments,
    array(select r.role_code from sys_user_role ur join sys_role r on r.id = ur.role_id
          where ur.user_id = u.holder_id and r.tenant_id = u.tenant_id order by r.role_code) as roles,
    array(select distinct p.perms from sys_held_permission held
          join sys_permission p on p.id = held.permission_id
          where held.user_id = u.holder_id and held.tenant_id = u.tenant_id
            and p.menu_type = 2 and p.del_flag = 0 and p.perms is not null
            and ${isInPacks('u.tenant_id', 'p.id')}) as perms,
    ${selectOpened} as opened,
    exists (select from sys_setting rule where rule.key = ${requiredKey('')} || u.tenant_id and rule.value = 'true')
      and not exists (select from sys_user_totp totp where totp.user_id = u.id and totp.confirmed) as factor_due,
    (select json_agg(json_build_object('action', p.perms, 'type', p.perms_type)) from sys_permission p
      where p.menu_type = 2 and (p.perms like '%:field:%' or p.perms like '%:detail:%')
        and p.del_flag = 0 and p.status = '1') as guarded
  from (${who}) u
  where exists (select from sys_tenant tenant where tenant.id = u.tenant_id and ${isTenantOpen}) ${prepared}`;

/** The user whose rights count, in the form that `selectHolder` takes. */
const holder = sql`coalesce(absent.id, who.id) as holder_id,
  case when absent.id is not null then
    json_build_object('id', absent.id, 'username', absent.username, 'realname', absent.realname) end as absent,
  absent.end_time as until`;

const sessionTenant = sql`coalesce(s.tenant_id, who.tenant_id)`;

/**
 * One statement for everything, since it runs on every call. A user who no longer belongs to the tenant has no session.
 */
const selectSession = (tokenHash: string) =>
  selectHolder(sql`
    select who.id, who.username, who.realname, ${sessionTenant} as tenant_id, ${holder}, s.viewer_id, s.viewer_hash, s.password_due,
      case when absent.id is not null then absent.org_code when s.tenant_id is null then who.org_code
        else s.org_code end as org_code
    from (
      select user_id, tenant_id, org_code, acting_for, null as viewer_id, null as viewer_hash, password_due
      from sys_session where token_hash = ${tokenHash} and expire_time > now()
      union all ${liveViewing(tokenHash)}
    ) s join sys_user who on who.id = s.user_id ${joinAbsent(sql`s.acting_for`, sessionTenant)}
    where who.status = 1 and who.del_flag = 0
      and (s.tenant_id is null or s.tenant_id = who.tenant_id or exists (select from sys_user_tenant link
            where link.user_id = who.id and link.tenant_id = s.tenant_id))`);

/**
 * Returns the session of a token; undefined when it is malformed, unknown, expired or revoked, or the user is frozen or
 * deleted.
 */
export async function findSession(db: Db, token: unknown): Promise<Session | undefined> {
  return isTokenShaped(token) ? findSessionByHash(db, hashToken(token)) : undefined;
}

const sessionOf = (row: SessionRow | undefined, tokenHash: string): Session | undefined => {
  if (row === undefined) return undefined;
  const held = row.perms.flatMap((codes) => codes.split(',').map((code) => code.trim()));
  const permissions = new Set(row.absent === null ? held : held.filter(isDelegable));
  const guarded = (row.guarded ?? []).map(({ action, type }) => ({ action, type: type ?? '1', status: '1' }));
  return {
    tokenHash,
    permissions,
    passwordDue: row.password_due,
    factorDue: row.factor_due && row.viewer_id === null && isAdministrator(permissions),
    withheld: withheldRights(guarded, (code) => permissions.has(code)),
    user: {
      id: row.id,
      username: row.username,
      realname: row.realname,
      orgCode: row.org_code ?? '',
      tenantId: row.tenant_id,
      departments: row.departments,
      roles: row.roles,
      opened: row.opened ?? undefined,
      actingFor: row.absent === null || row.until === null ? undefined : { ...row.absent, until: row.until },
    },
  };
};

/**
 * Returns the current state of a session, for connections that outlast one call. The session of a viewing ends with the
 * viewer's own, and as soon as the viewer may no longer view as that user.
 */
export async function findSessionByHash(db: Db, tokenHash: string): Promise<Session | undefined> {
  const { rows } = await selectSession(tokenHash).execute(db);
  const session = sessionOf(rows[0], tokenHash);
  const { viewer_id: userId = null, viewer_hash: viewerHash } = rows[0] ?? {};
  if (session === undefined || userId === null) return session;
  const viewer = await findHolder(db, { userId, tenantId: session.user.tenantId, orgCode: null });
  if (viewer === undefined || !mayView(viewer, session)) return undefined;
  const { id, username, realname } = viewer.user;
  return { ...session, viewer: { id, username, realname, tokenHash: viewerHash ?? '' } };
}

/**
 * Returns whether the tenant requires a second factor of the session's user: of every user with an administration
 * right.
 */
export async function isRequiredOf(db: Db, { user, permissions }: Session): Promise<boolean> {
  const key = requiredKey(user.tenantId);
  const rule = await db.selectFrom('sys_setting').where('key', '=', key).select('value').executeTakeFirst();
  return rule?.value === 'true' && isAdministrator(permissions);
}

/**
 * Returns the current rights of a user in a tenant, for work that continues after the call; undefined when the user may
 * no longer work there.
 */
export async function findHolder(
  db: Db,
  {
    userId,
    tenantId,
    orgCode,
    actingFor = null,
  }: {
    readonly userId: string;
    readonly tenantId: string;
    readonly orgCode: string | null;
    /** Id of the absent user; undefined is returned when the user is no longer the deputy. */
    readonly actingFor?: string | null;
  },
): Promise<Session | undefined> {
  const { rows } = await selectHolder(sql`
    select who.id, who.username, who.realname, ${tenantId}::text as tenant_id, ${orgCode}::text as org_code, ${holder},
      null::text as viewer_id, null::text as viewer_hash, false as password_due
    from sys_user who ${joinAbsent(sql`${actingFor}::text`, sql`${tenantId}::text`)}
    where (${actingFor}::text is null or absent.id is not null) and who.id = ${userId} and who.status = 1 and who.del_flag = 0
      and (who.tenant_id = ${tenantId} or exists (select from sys_user_tenant link
            where link.user_id = who.id and link.tenant_id = ${tenantId}))`).execute(db);
  return sessionOf(rows[0], '');
}
