import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failedPart } from '../../../../server/records/checkQueries/checkRule.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import cases from './checkRule.cases.json' with { type: 'json' };

interface PartsCase {
  readonly name: string;
  readonly parts: readonly (readonly [string, string])[];
  readonly value: string;
  readonly failed?: object;
}

describe('a check rule compares', () => {
  test.each(cases as unknown as readonly PartsCase[])('$name', ({ parts, value, failed }) => {
    const lines = parts.map(([digits, pattern]) => ({ digits, pattern, message: `${pattern}!` }));
    const result = failedPart(lines, value);
    if (failed === undefined) expect(result).toBeUndefined();
    else expect(result).toMatchObject({ ...failed, passed: false });
  });
});

describe('GET /sys/checkRule/checkByCode', () => {
  let server: TestServer;
  let clerk: TestClient;
  beforeAll(async () => {
    server = await startTestServer();
    clerk = await server.signIn('clerk');
  });
  afterAll(() => server.close());

  const check = (ruleCode: string, value: string) =>
    clerk.call({ url: `/sys/checkRule/checkByCode?ruleCode=${ruleCode}&value=${value}` });
  const twice = (value: string): string => encodeURIComponent(encodeURIComponent(value));

  const storeRule = async (rule_code: string, parts: readonly Readonly<Record<string, string>>[]): Promise<void> => {
    const { db } = server.services;
    const tenant_id = '1000';
    await db
      .insertInto('sys_check_rule')
      .values({ id: rule_code, tenant_id, rule_code, rule_name: rule_code })
      .execute();
    for (const [index, part] of parts.entries())
      await sql`
        insert into sys_check_rule_part (id, main_id, tenant_id, order_no, digits, pattern, message)
        values (${`${rule_code}${index}`}, ${rule_code}, ${tenant_id}, ${index + 1}, ${part['digits']},
          ${part['pattern']}, ${part['message'] ?? null})`.execute(db);
  };

  test.each([
    ['entry_id', '310120260000000001', true, '验证通过！'],
    ['entry_id', '31012026000000000', false, '海关编号应为18位数字'],
    ['entry_id', '310119260000000001', false, '第5-8位须为年份'],
    ['entry_id', '310120262000000001', false, '第9位须为0（出口）或1（进口）'],
    ['container_no', 'CSQU3054383', true, '验证通过！'],
    ['container_no', 'CSQA3054383', false, '第4位须为U、J或Z'],
    ['container_no', 'csqu3054383', false, '第1-3位须为大写字母（箱主代码）'],
    ['container_no', 'CSQU305438', false, '第5-11位须为数字'],
    ['container_no', 'CSQU30543833', false, '集装箱号应为11位'],
    ['no_such_rule', 'x', false, '该编码不存在'],
  ])('by ruleCode and the value, encoded twice: %s %s [S5-17] [S7-20]', async (code, value, ...answer) => {
    const { status, body } = await check(code, twice(value));
    expect([status, body.success, body.message]).toEqual([200, ...answer]);
  });

  test('tells the part that fails, and where it stands', async () => {
    const { body } = await check('container_no', twice('CSQA3054383'));
    expect(body).toMatchObject({
      code: 500,
      result: {
        digits: '1',
        pattern: '[UJZ]',
        message: '第4位须为U、J或Z',
        beginIndex: 3,
        endIndex: 4,
        checkValue: 'A',
        passed: false,
      },
    });
  });

  test('understands values that hold signs of the address, encoded twice or once', async () => {
    await storeRule('signs', [{ digits: '*', pattern: '100%&#/甲 \\+', message: '不符' }]);
    expect((await check('signs', twice('100%&#/甲 +'))).body.success).toBe(true);
    expect((await check('signs', encodeURIComponent('100%&#/甲 +'))).body.success).toBe(true);
  });

  test('is skipped for an empty value', async () => {
    expect((await check('entry_id', '')).body).toMatchObject({ success: true, message: '数据为空,不作处理！' });
  });

  test.each([
    [[{ digits: '3', pattern: '[a-z' }]],
    [[{ digits: '3', pattern: '[a-z', message: 'x' }]],
    [[{ digits: '-1', pattern: 'a', message: 'x' }]],
  ])('says that a rule is not well made, never 500: %j', async (parts) => {
    const code = `broken${JSON.stringify(parts).length}`;
    await storeRule(code, parts);
    const { status, body } = await check(code, 'abc');
    expect([status, body.success, body.message]).toEqual([200, false, `校验规则“${code}”配置有误`]);
  });

  test('needs the code and a session', async () => {
    expect(await clerk.call({ url: '/sys/checkRule/checkByCode?value=x' })).toMatchObject({
      status: 400,
      body: { message: '缺少参数 ruleCode' },
    });
    expect((await server.stranger.call({ url: '/sys/checkRule/checkByCode?ruleCode=entry_id' })).status).toBe(401);
  });
});
