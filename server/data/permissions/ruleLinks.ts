import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { SentRuleChoice } from '../../../contract/dataRules.ts';
import { auditChange } from '../audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest, businessFailure, notFound } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Db } from '../../core/database/db.ts';
import { serverText, type ServerText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import { assertMayRule, pageOfEntry, ruleOnWire, rulesOfEntry } from './dataRuleRows.ts';
import { writeRights } from './granting.ts';
import { departmentRolesById, readCallerRights, rolesById, rolesOfDepartments, type Which } from './callerRights.ts';
import { mayReadRules } from './ruleRoutes.ts';

/** Owner type that rules can be bound to. Names of tables and columns occur only here. */
interface Bound {
  /** Path below /api: `/sys/role/datarule`. */
  readonly url: string;
  /** Parameter names in the URL, in its order, and in the body. */
  readonly names: readonly ['permissionId', ...string[]];
  /** Which of the names identifies the owner. */
  readonly owner: 'roleId' | 'departId';
  readonly table: 'sys_role' | 'sys_depart' | 'sys_depart_role';
  readonly grants: 'sys_role_permission' | 'sys_depart_permission' | 'sys_depart_role_permission';
  readonly links: 'sys_role_data_rule' | 'sys_depart_data_rule' | 'sys_depart_role_data_rule';
  readonly column: 'role_id' | 'depart_id';
  readonly permission: string;
  /** Message if the owner does not hold the entry (contract §11.4). */
  readonly missing: ServerText;
  /** Only rules that bind the department may be chosen. */
  readonly ofDepartment?: boolean;
}

const BOUND: readonly Bound[] = [
  {
    url: '/sys/role/datarule',
    names: ['permissionId', 'roleId'],
    owner: 'roleId',
    table: 'sys_role',
    grants: 'sys_role_permission',
    links: 'sys_role_data_rule',
    column: 'role_id',
    permission: 'system:permission:saveRole',
    missing: serverText('ruleRoleFirst'),
  },
  {
    url: '/sys/sysDepartPermission/datarule',
    names: ['permissionId', 'departId'],
    owner: 'departId',
    table: 'sys_depart',
    grants: 'sys_depart_permission',
    links: 'sys_depart_data_rule',
    column: 'depart_id',
    permission: 'system:permission:saveDepart',
    missing: serverText('ruleDepartFirst'),
  },
  {
    url: '/sys/sysDepartRole/datarule',
    names: ['permissionId', 'departId', 'roleId'],
    owner: 'roleId',
    table: 'sys_depart_role',
    grants: 'sys_depart_role_permission',
    links: 'sys_depart_role_data_rule',
    column: 'role_id',
    permission: 'system:permission:saveDepart',
    missing: serverText('ruleRoleFirst'),
    ofDepartment: true,
  },
];

const MAX_RULES = 200;

const linksOf = async (db: Db, { links, column }: Bound, ownerId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ rule_id: string }>`
    select rule_id from ${sql.table(links)} where ${sql.ref(column)} = ${ownerId}`.execute(db);
  return new Set(rows.map(({ rule_id }) => rule_id));
};

/** Finds the owner. Throws 404 if it belongs to another tenant, or to another department than the named one. */
async function findOwner(
  db: Db,
  bound: Bound,
  { ids, tenantId }: { readonly ids: Readonly<Record<string, string>>; readonly tenantId: string },
) {
  const ownerId = ids[bound.owner] ?? '';
  const within = bound.ofDepartment === true && ids['departId'] ? sql`and depart_id = ${ids['departId']}` : sql``;
  const { rows } = await sql<{ holds: boolean; depart: string | null }>`
    select exists (select from ${sql.table(bound.grants)} given
        where given.${sql.id(bound.column)} = owner.id and given.permission_id = ${ids['permissionId'] ?? ''}) as holds,
      ${bound.ofDepartment === true ? sql`owner.depart_id` : sql`null::text`} as depart
    from ${sql.table(bound.table)} owner
    where owner.id = ${ownerId} and owner.tenant_id = ${tenantId} ${within}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw notFound();
  return { ownerId, ...found };
}

/** Rules of an entry that may bind an owner. */
async function choosable(db: Db, bound: Bound, { tenantId, permissionId, depart }: Choosing) {
  const rules = await rulesOfEntry(db, tenantId, permissionId);
  const [, ofDepart] = BOUND;
  if (bound.ofDepartment !== true || depart === null || ofDepart === undefined) return rules;
  const linked = await linksOf(db, ofDepart, depart);
  return rules.filter(({ id }) => linked.has(id));
}

/** Roles whose rows the rules of an owner determine. */
const rolesOf = ({ table }: Bound, ownerId: string): Which => {
  if (table === 'sys_role') return rolesById([ownerId]);
  return table === 'sys_depart' ? rolesOfDepartments([ownerId]) : departmentRolesById([ownerId]);
};

interface Choosing {
  readonly tenantId: string;
  readonly permissionId: string;
  readonly depart: string | null;
}

const read =
  ({ db }: Services, bound: Bound) =>
  async ({ params, session }: FastifyRequest): Promise<SentRuleChoice> => {
    const ids = params as Readonly<Record<string, string>>;
    const { tenantId } = session.user;
    const { ownerId, depart } = await findOwner(db, bound, { ids, tenantId });
    const rules = await choosable(db, bound, { tenantId, permissionId: ids['permissionId'] ?? '', depart });
    if (rules.length === 0) throw businessFailure(serverText('ruleNone'));
    const linked = await linksOf(db, bound, ownerId);
    return {
      datarule: rules.map(ruleOnWire),
      drChecked: rules.flatMap(({ id }) => (linked.has(id) ? [id] : [])).join(','),
    };
  };

const write =
  ({ db, schemas }: Services, bound: Bound) =>
  async ({ body, session }: FastifyRequest): Promise<Answer> => {
    const ids = body as Readonly<Record<string, string>>;
    const { tenantId } = session.user;
    const permissionId = ids['permissionId'] ?? '';
    const wanted = new Set((ids['dataRuleIds'] ?? '').split(',').filter((id) => id.trim() !== ''));
    const { ownerId, holds, depart } = await findOwner(db, bound, { ids, tenantId });
    if (!holds) throw businessFailure(bound.missing);
    const page = await pageOfEntry(db, schemas, permissionId);
    const held = await readCallerRights(db, schemas, session.user);
    await assertMayRule(db, { user: session.user, held }, { permissionId, page, roles: rolesOf(bound, ownerId) });
    const rules = await choosable(db, bound, { tenantId, permissionId, depart });
    const ofEntry = new Set(rules.map(({ id }) => id));
    const unknown = [...wanted].find((id) => !ofEntry.has(id));
    if (unknown !== undefined || wanted.size > MAX_RULES)
      throw badRequest(serverText('ruleUnknown', { id: (unknown ?? '').slice(0, 40) }));
    await writeRights(db, session, async (trx) => {
      const before = [...(await linksOf(trx, bound, ownerId))].filter((id) => ofEntry.has(id));
      const [table, column] = [sql.table(bound.links), sql.id(bound.column)];
      await sql`delete from ${table} where ${column} = ${ownerId} and rule_id = any(${before}::text[])`.execute(trx);
      await sql`insert into ${table} (${column}, rule_id)
        select ${ownerId}, id from unnest(${[...wanted]}::text[]) id`.execute(trx);
      await auditChange(trx, session.user, [
        {
          table: bound.links,
          id: ownerId,
          before: { permissionId, ruleIds: before },
          after: { permissionId, ruleIds: [...wanted] },
        },
      ]);
    });
    return new Answer(null, serverText('ruleBound'));
  };

const ID = { type: 'string', minLength: 1, maxLength: 40, pattern: '^[^\\u0000]*$' };

/** Rules that bind a role, a department or a department role (contract §4.2, §4.4, §11.4). */
export const ruleLinkRoutes = (services: Services): readonly RouteDefinition[] =>
  BOUND.flatMap((bound): readonly RouteDefinition[] => [
    {
      method: 'GET',
      url: [bound.url, ...bound.names.map((name) => `:${name}`)].join('/'),
      permission: mayReadRules,
      scope: 'tenant',
      schema: { params: { type: 'object', properties: Object.fromEntries(bound.names.map((name) => [name, ID])) } },
      handle: read(services, bound),
    },
    {
      method: 'POST',
      url: bound.url,
      permission: bound.permission,
      scope: 'tenant',
      schema: {
        body: {
          type: 'object',
          properties: {
            ...Object.fromEntries(bound.names.map((name) => [name, ID])),
            dataRuleIds: { type: 'string', maxLength: 10_000, pattern: '^[^\\u0000]*$' },
          },
          required: ['permissionId', bound.owner],
        },
      },
      handle: write(services, bound),
    },
  ]);
