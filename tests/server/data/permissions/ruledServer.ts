import { newId } from '../../../../server/core/database/newId.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

export const TENANT = '1000';

export interface GivenRule {
  readonly column: string;
  readonly condition?: string;
  readonly value?: string;
  readonly status?: string;
  readonly tenant?: string;
}

/** Customers that differ in the columns used by rules. */
const CUSTOMERS = [
  { code: 'R-1', name: '北京一', country: 'CHN', creditDays: '10', salesman: 'clerk', level: '' },
  { code: 'R-2', name: '北京二', country: 'CHN', creditDays: '20', salesman: 'clerk2', level: '' },
  { code: 'R-3', name: '东京三', country: 'JPN', creditDays: '30', salesman: '', level: '' },
  { code: 'R-4', name: '首尔四', country: 'KOR', creditDays: '9', salesman: 'clerk', level: '' },
] as const;

export interface RuledServer extends TestServer {
  readonly admin: TestClient;
  readonly clerk: TestClient;
  /** Ids by customer code. */
  readonly ids: Readonly<Record<string, string>>;
  /** Id of the menu entry of customers. */
  readonly entry: string;
  readonly roleId: (code: string) => Promise<string>;
  /** Replaces the rules on customers that bind a role. */
  readonly bind: (role: string, rules: readonly GivenRule[]) => Promise<void>;
  /** Returns the codes of the customers that the list shows to a client. */
  readonly codes: (client: TestClient, query?: string) => Promise<readonly string[]>;
}

export async function startRuledServer(): Promise<RuledServer> {
  const server = await startTestServer();
  await prepareRecords(server.services);
  const { db } = server.services;
  const [admin, clerk] = [await server.signIn('admin'), await server.signIn('clerk')];
  const ids: Record<string, string> = {};
  for (const customer of CUSTOMERS) {
    const { body } = await admin.call({ method: 'POST', url: '/kehu/customer/add', body: customer });
    if (!body.success) throw new Error(body.message);
    ids[customer.code] = String(Object(body.result).id);
  }
  const entry = (
    await db
      .selectFrom('sys_permission')
      .select('id')
      .where('component', '=', 'kehu/CustomerList')
      .executeTakeFirstOrThrow()
  ).id;
  const roleId = async (code: string): Promise<string> =>
    (
      await db
        .selectFrom('sys_role')
        .select('id')
        .where('role_code', '=', code)
        .where('tenant_id', '=', TENANT)
        .executeTakeFirstOrThrow()
    ).id;
  const codes: RuledServer['codes'] = async (client, query = '') => {
    const { body } = await client.call({ url: `/kehu/customer/list?pageSize=100&column=code&order=asc${query}` });
    if (!body.success) throw new Error(body.message);
    const { records, total } = Object(body.result) as { records: readonly { code: string }[]; total: number };
    if (total !== records.length) throw new Error(`${total} are counted, ${records.length} shown`);
    return records.map(({ code }) => code);
  };
  const bind: RuledServer['bind'] = async (role, rules) => {
    const role_id = await roleId(role);
    await db.deleteFrom('sys_role_data_rule').where('role_id', '=', role_id).execute();
    for (const [index, { column, condition = '=', value = '', status = '1', tenant = TENANT }] of rules.entries()) {
      const id = newId();
      await db
        .insertInto('sys_permission_data_rule')
        .values({
          id,
          tenant_id: tenant,
          permission_id: entry,
          rule_name: `${column} ${condition} ${value}`,
          rule_column: column,
          rule_conditions: condition,
          rule_value: value,
          status,
          create_time: new Date(Date.UTC(2026, 0, 1, 0, index)),
        })
        .execute();
      await db.insertInto('sys_role_data_rule').values({ role_id, rule_id: id }).execute();
    }
  };
  return { ...server, admin, clerk, ids, entry, roleId, bind, codes };
}
