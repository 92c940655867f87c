import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let neighbour: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  [admin, clerk, neighbour] = await Promise.all([
    server.signIn('admin'),
    server.signIn('clerk'),
    server.signIn('neighbour'),
  ]);
});
afterAll(() => server.close());

const post = (url: string, body: unknown, who = admin) => who.call({ method: 'POST', url, body });
const put = (url: string, body: unknown, who = admin) => who.call({ method: 'PUT', url, body });
const SLICES = [
  { digits: '2', pattern: '[A-Z]{2}', message: '前两位为字母', priority: '1' },
  { digits: 3, pattern: '[0-9]{3}', message: '后三位为数字' },
];

describe('check rules', () => {
  const check = (who: TestClient, value: string) =>
    who.call({ url: `/sys/checkRule/checkByCode?ruleCode=truck_no&value=${value}` });

  test.each([
    ['an array', SLICES],
    ['text', JSON.stringify(SLICES)],
  ])(
    'accept their segments as %s, return text, and apply at once within the tenant [S1-4, S7-20]',
    async (_, ruleJson) => {
      const added = await post('/sys/checkRule/add', { ruleName: '车牌', ruleCode: 'truck_no', ruleJson });
      expect(added.body, JSON.stringify(added.body)).toMatchObject({ success: true, message: '添加成功！' });
      const { records } = (await admin.call({ url: '/sys/checkRule/list?ruleCode=truck_no' })).body.result as {
        readonly records: readonly { readonly id: string; readonly ruleJson: string }[];
      };
      expect(JSON.parse(records[0]?.ruleJson ?? '')).toEqual([
        { digits: '2', pattern: '[A-Z]{2}', message: '前两位为字母', priority: '1' },
        { digits: '3', pattern: '[0-9]{3}', message: '后三位为数字', priority: null },
      ]);
      expect((await check(clerk, 'AB123')).body.success).toBe(true);
      expect((await check(clerk, 'AB12x')).body).toMatchObject({ message: '后三位为数字', result: { beginIndex: 2 } });
      expect((await check(neighbour, 'AB123')).body.message).toBe('该编码不存在');
      const edited = await put('/sys/checkRule/edit', {
        id: records[0]?.id,
        ruleName: '车牌',
        ruleCode: 'truck_no',
        ruleJson: [{ digits: '*', pattern: '[a-z]+', message: '小写' }],
      });
      expect(edited.body, JSON.stringify(edited.body)).toMatchObject({ success: true });
      expect((await check(clerk, 'abc')).body.success).toBe(true);
      await admin.call({ method: 'DELETE', url: `/sys/checkRule/delete?id=${records[0]?.id}` });
      expect((await check(clerk, 'abc')).body.message).toBe('该编码不存在');
    },
  );

  test.each([
    ['[a-z', '第1段'],
    ['(?=a)', '第1段'],
  ])('refuse the pattern %s, which is none or takes for ever [S1-4]', async (pattern, words) => {
    const ruleJson = [{ digits: '1', pattern, message: 'x' }];
    const { status, body } = await post('/sys/checkRule/add', { ruleName: 'x', ruleCode: 'bad_rule', ruleJson });
    expect([status, body.success, body.message]).toEqual([200, false, expect.stringContaining(words)]);
  });

  test.each([['{'], ['5'], [[['a']].concat(Array.from({ length: 60 }, () => ['a']))]])(
    'refuse slices that are none: %j [S1-4]',
    async (ruleJson) => {
      const { status } = await post('/sys/checkRule/add', { ruleName: 'x', ruleCode: 'bad_rule', ruleJson });
      expect(status).toBe(400);
    },
  );
});

describe('fill rules', () => {
  const run = (code: string, who = clerk) => put(`/sys/fillRule/executeRuleByCode/${code}`, {}, who);

  test('map foreign class names to own ones, and preview the next number without consuming it [S1-4]', async () => {
    const rule = {
      ruleName: '订单号',
      ruleCode: 'order_no',
      ruleClass: 'org.jeecg.modules.system.rule.OrderNumberRule',
      ruleParams: '{"prefix":"DD","date":"none","digits":3,"separator":"-"}',
    };
    const added = await post('/sys/fillRule/add', rule);
    expect(added.body, JSON.stringify(added.body)).toMatchObject({ result: { ruleClass: 'orderNumber' } });
    const trial = async (ruleCode: string) =>
      (await admin.call({ url: `/sys/fillRule/testFillRule?ruleCode=${ruleCode}` })).body.result;
    expect([await trial('order_no'), await trial('order_no')]).toEqual(['DD-001', 'DD-001']);
    const random = { ruleName: '随机', ruleCode: 'any', ruleClass: 'randomId', ruleParams: '{"length":8}' };
    await post('/sys/fillRule/add', random);
    expect(await trial('any')).toMatch(/^[0-9a-f]{8}$/);
  });

  test('give codes of departments and categories to those who may add these [S1-4]', async () => {
    for (const ruleClass of ['departmentCode', 'categoryCode']) {
      await post('/sys/fillRule/add', { ruleName: ruleClass, ruleCode: ruleClass, ruleClass });
      expect((await run(ruleClass)).status).toBe(403);
      expect((await run(ruleClass, admin)).body.result).toMatch(/^[A-Z]\d{2}$/);
    }
  });

  test.each([
    [{ ruleClass: 'java.lang.Runtime' }, '没有规则类型'],
    [{ ruleClass: 'orderNumber', ruleParams: '{"digits":99}' }, 'digits'],
    [{ ruleClass: 'orderNumber', ruleParams: '{"sql":"1"}' }, 'sql'],
    [{ ruleClass: 'orderNumber', ruleParams: '[' }, 'JSON'],
  ])('refuse what is no rule: %j [S1-4]', async (rule, words) => {
    const { status, body } = await post('/sys/fillRule/add', { ruleName: 'x', ruleCode: 'bad_fill', ...rule });
    expect([status, body.message]).toEqual([400, expect.stringContaining(words)]);
  });

  test('are kept by those who have the right [S1-4]', async () => {
    expect((await post('/sys/fillRule/add', { ruleName: 'x', ruleCode: 'x' }, clerk)).status).toBe(403);
    expect((await run('no_such_rule', admin)).body).toMatchObject({ success: false, message: '该编码不存在' });
    // The existence of rules is not revealed to others.
    expect((await run('no_such_rule')).body.message).toBe(
      (await run('any')).body.message.replace('any', 'no_such_rule'),
    );
  });
});
