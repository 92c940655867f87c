import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldsOf, post, startOrderServer } from '../../records/operations/orderServer.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const named = ({ headers }: TestAnswer): unknown => headers['x-ignored-properties'];

describe('properties of a body that nobody reads [contract §0.1, D55]', () => {
  test('of a record are passed over and named in a header, rows together', async () => {
    const saved = await post(clerk, 'add', {
      customer: '甲',
      bpmStatus: '1',
      orderLineList: [{ sku: 'a', colour: 1 }, { sku: 'b', colour: 2 }, { size: 3 }],
    });
    expect(saved).toMatchObject({ status: 200, body: { success: true } });
    expect(named(saved)).toBe('/bpmStatus, /orderLineList/*/colour, /orderLineList/*/size');
    expect(fieldsOf(saved)).not.toHaveProperty('bpmStatus');
    const { id, version } = fieldsOf(saved);
    const edited = await post(clerk, 'edit', { id, version, customer: '乙', tenantId: 0 });
    expect([named(edited), fieldsOf(edited)['customer']]).toEqual(['/tenantId', '乙']);
  });

  test('are not named where there are none, nor those that the server writes itself', async () => {
    const saved = await post(clerk, 'add', { customer: '甲', createBy: 'x', customer_dictText: 'x' });
    expect(saved.body.success).toBe(true);
    expect(saved.headers).not.toHaveProperty('x-ignored-properties');
  });

  test('of any other call are named as well', async () => {
    const body = { username: 'clerk', password: TEST_PASSWORD, loginOrgCode: 'A01', 'x, y': 1 };
    const answer = await server.stranger.call({ method: 'POST', url: '/sys/login', body });
    expect(answer.body.success).toBe(true);
    expect(named(answer)).toBe('/loginOrgCode, /x%2C%20y');
  });

  test('do not make a header that is longer than clients bear', async () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, n) => [`${'名'.repeat(80)}${n}`, n]));
    const saved = await post(clerk, 'add', { customer: '甲', ...many });
    expect(saved.body.success).toBe(true);
    expect(String(named(saved)).length).toBeLessThan(12_000);
  });

  test('are named also where their name has no encoding', async () => {
    const saved = await post(clerk, 'add', '{"customer":"甲","\\ud800x":1}');
    expect([saved.status, named(saved)]).toEqual([200, '/x']);
  });

  test('are refused as before where they would reach into prototypes', async () => {
    expect((await post(clerk, 'add', '{"customer":"x","__proto__":{"a":1}}')).status).toBe(400);
  });
});
