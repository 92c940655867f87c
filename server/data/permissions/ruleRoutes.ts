import type { FastifyRequest } from 'fastify';
import type { SentDataRule } from '../../../contract/dataRules.ts';
import { auditChange } from '../audit/auditChange.ts';
import { Answer } from '../../core/base/envelope.ts';
import { badRequest } from '../../core/base/errors.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import { newId } from '../../core/database/newId.ts';
import { escapeLike } from '../../core/database/escapeLike.ts';
import { readRule } from '../lists/dataRules.ts';
import { serverText } from '../../core/texts/serverText.ts';
import type { Services } from '../../core/services/services.ts';
import {
  assertMayRule,
  NO_ROLES,
  pageOfEntry,
  rolesBoundBy,
  ruleById,
  ruleOnWire,
  rulesOfEntry,
  type RuleChange,
} from './dataRuleRows.ts';
import { writeRights } from './granting.ts';
import { readCallerRights } from './callerRights.ts';
import { assertWithin } from './withinRights.ts';

const text = (maxLength: number, minLength = 0) => ({
  type: 'string',
  minLength,
  maxLength,
  pattern: '^[^\\u0000]*$',
});

const ID = text(40, 1);

const RULE = {
  ruleName: text(50, 1),
  ruleColumn: text(60, 1),
  ruleConditions: text(40, 1),
  ruleValue: { anyOf: [text(1000), { type: 'null' }] },
  status: { type: 'string', enum: ['0', '1'] },
};

const bodyOf = (properties: Readonly<Record<string, unknown>>, required: readonly string[]) => ({
  body: { type: 'object', properties, required },
});

const queryOf = (properties: Readonly<Record<string, unknown>>, required: readonly string[]) => ({
  querystring: { type: 'object', properties, required },
});

interface RuleBody {
  readonly id?: string;
  readonly permissionId?: string;
  readonly ruleName: string;
  readonly ruleColumn: string;
  readonly ruleConditions: string;
  readonly ruleValue?: string | null;
  readonly status?: string;
}

const cellsOf = ({ ruleName, ruleColumn, ruleConditions, ruleValue, status = '1' }: RuleBody) => ({
  rule_name: ruleName.trim(),
  rule_column: ruleColumn.trim(),
  rule_conditions: ruleConditions.trim(),
  rule_value: (ruleValue ?? '').trim(),
  status,
});

/** Rights that involve rules: each of them permits reading rules. */
const READERS = [
  'system:permission:list',
  'system:permission:addRule',
  'system:permission:editRule',
  'system:permission:deleteRule',
  'system:permission:saveRole',
  'system:permission:saveDepart',
] as const;

/** Any one of them is sufficient. */
export const mayReadRules = ({ session }: FastifyRequest): string =>
  READERS.find((code) => session.permissions.has(code)) ?? READERS[0];

/** Handlers for the rules on an entry (contract §4.3, S7-24), restricted to the caller's tenant. */
class RuleCalls {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Rules of an entry; name and value match by substring. */
  list = async ({ query, session }: FastifyRequest): Promise<readonly SentDataRule[]> => {
    const { permissionId = '', ruleName = '', ruleValue = '' } = query as Readonly<Record<string, string>>;
    const rows = await this.#services.db
      .selectFrom('sys_permission_data_rule')
      .selectAll()
      .where('tenant_id', '=', session.user.tenantId)
      .where('permission_id', '=', permissionId)
      .where('rule_name', 'ilike', `%${escapeLike(ruleName.trim())}%`)
      .where('rule_value', 'ilike', `%${escapeLike(ruleValue.trim())}%`)
      .orderBy('create_time')
      .orderBy('id')
      .execute();
    return rows.map(ruleOnWire);
  };

  ofEntry = async ({ query, session }: FastifyRequest): Promise<readonly SentDataRule[]> => {
    const { permissionId } = query as { readonly permissionId: string };
    return (await rulesOfEntry(this.#services.db, session.user.tenantId, permissionId)).map(ruleOnWire);
  };

  add = async ({ body, session }: FastifyRequest): Promise<Answer> => {
    const given = body as RuleBody & { readonly permissionId: string };
    const { db } = this.#services;
    await this.#judge(session, { permissionId: given.permissionId, roles: NO_ROLES }, given);
    const { tenantId, username } = session.user;
    const row = {
      id: newId(),
      tenant_id: tenantId,
      permission_id: given.permissionId,
      ...cellsOf(given),
      create_by: username,
    };
    await writeRights(db, session, async (trx) => {
      await trx.insertInto('sys_permission_data_rule').values(row).execute();
      await auditChange(trx, session.user, [
        { table: 'sys_permission_data_rule', id: row.id, before: null, after: row },
      ]);
    });
    return new Answer(ruleOnWire(await ruleById(db, tenantId, row.id)), serverText('added'));
  };

  edit = async ({ body, session }: FastifyRequest): Promise<Answer> => {
    const given = body as RuleBody & { readonly id: string };
    const { db } = this.#services;
    const { tenantId, username } = session.user;
    const before = await ruleById(db, tenantId, given.id);
    await this.#judge(session, { permissionId: before.permission_id, roles: rolesBoundBy(given.id) }, given);
    const cells = cellsOf({ ...given, status: given.status ?? before.status });
    await writeRights(db, session, async (trx) => {
      const after = await trx
        .updateTable('sys_permission_data_rule')
        .set({ ...cells, update_by: username, update_time: new Date() })
        .where('id', '=', given.id)
        .where('tenant_id', '=', tenantId)
        .returningAll()
        .executeTakeFirstOrThrow();
      await auditChange(trx, session.user, [
        { table: 'sys_permission_data_rule', id: given.id, before, after: { ...before, ...cells } },
      ]);
      return after;
    });
    return new Answer(ruleOnWire(await ruleById(db, tenantId, given.id)), serverText('ruleChanged'));
  };

  remove = async ({ query, session }: FastifyRequest): Promise<Answer> => {
    const { id } = query as { readonly id: string };
    const { db, schemas } = this.#services;
    const { tenantId } = session.user;
    const before = await ruleById(db, tenantId, id);
    // A rule may be deleted even if its page no longer exists.
    const page = await pageOfEntry(db, schemas, before.permission_id).catch(() => undefined);
    const held = await readCallerRights(db, schemas, session.user);
    const change = { permissionId: before.permission_id, page, roles: rolesBoundBy(id) };
    if (page !== undefined) await assertMayRule(db, { user: session.user, held }, change);
    else await assertWithin(db, held, change.roles);
    await writeRights(db, session, async (trx) => {
      await trx.deleteFrom('sys_permission_data_rule').where('id', '=', id).where('tenant_id', '=', tenantId).execute();
      await auditChange(trx, session.user, [{ table: 'sys_permission_data_rule', id, before, after: null }]);
    });
    return new Answer(null, serverText('deleted'));
  };

  /** Validates against the page of the entry: existing column, known condition, suitable values, no SQL. */
  async #judge({ user }: FastifyRequest['session'], change: Omit<RuleChange, 'page'>, given: RuleBody): Promise<void> {
    const { db, schemas } = this.#services;
    const page = await pageOfEntry(db, schemas, change.permissionId);
    await assertMayRule(db, { user, held: await readCallerRights(db, schemas, user) }, { ...change, page });
    const { rule_name, rule_column, rule_conditions, rule_value } = cellsOf(given);
    const rule = { name: rule_name, column: rule_column, condition: rule_conditions, value: rule_value };
    const read = readRule(page, rule);
    if (!('place' in read)) throw badRequest(serverText('ruleRefused', { detail: read }));
  }
}

export const ruleRoutes = (services: Services): readonly RouteDefinition[] => {
  const calls = new RuleCalls(services);
  return [
    {
      method: 'GET',
      url: '/sys/permission/queryPermissionRule',
      permission: mayReadRules,
      scope: 'tenant',
      schema: queryOf({ permissionId: text(40), ruleName: text(50), ruleValue: text(1000) }, []),
      handle: calls.list,
    },
    {
      method: 'GET',
      url: '/sys/permission/getPermRuleListByPermId',
      permission: mayReadRules,
      scope: 'tenant',
      schema: queryOf({ permissionId: ID }, ['permissionId']),
      handle: calls.ofEntry,
    },
    {
      method: 'POST',
      url: '/sys/permission/addPermissionRule',
      permission: 'system:permission:addRule',
      scope: 'tenant',
      schema: bodyOf({ ...RULE, permissionId: ID }, ['permissionId', 'ruleName', 'ruleColumn', 'ruleConditions']),
      handle: calls.add,
    },
    {
      method: 'PUT',
      url: '/sys/permission/editPermissionRule',
      permission: 'system:permission:editRule',
      scope: 'tenant',
      schema: bodyOf({ ...RULE, id: ID }, ['id', 'ruleName', 'ruleColumn', 'ruleConditions']),
      handle: calls.edit,
    },
    {
      method: 'DELETE',
      url: '/sys/permission/deletePermissionRule',
      permission: 'system:permission:deleteRule',
      scope: 'tenant',
      schema: queryOf({ id: ID }, ['id']),
      handle: calls.remove,
    },
  ];
};
