import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { startOrderServer } from './orderServer.ts';
import { change, drawn, plant, recordOfTree, uproot } from './treeServer.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const grow = (name: string, parentId = '') => plant(clerk, 'place', { name, parentId });
const flag = async (id: string) => (await recordOfTree(clerk, 'place', id))['hasChild'];
const move = (id: string, parentId: string) => change(clerk, ['place', id], { parentId });

describe('whether there is something below a record', () => {
  test('follows what is added, moved and deleted, in the same save; its version stays [W3.3-9]', async () => {
    const [one, other] = [await grow('一'), await grow('二')];
    expect([await flag(one), await flag(other)]).toEqual(['0', '0']);
    const leaf = await grow('叶', one);
    expect(await recordOfTree(clerk, 'place', one)).toMatchObject({ hasChild: '1', version: 1 });
    expect((await move(leaf, other)).body).toMatchObject({ success: true });
    expect([await flag(one), await flag(other)]).toEqual(['0', '1']);
    expect((await uproot(clerk, 'place', [leaf])).body.success).toBe(true);
    expect(await flag(other)).toBe('0');
  });

  test('stays yes while one of several is left', async () => {
    const one = await grow('一');
    const [first, second] = [await grow('甲', one), await grow('乙', one)];
    await uproot(clerk, 'place', [first]);
    expect(await flag(one)).toBe('1');
    await move(second, '');
    expect(await flag(one)).toBe('0');
  });

  test('is no word of the caller', async () => {
    const id = await plant(clerk, 'place', { name: '一', hasChild: '1' });
    expect(await flag(id)).toBe('0');
    await change(clerk, ['place', id], { hasChild: '1', name: '改' });
    expect(await recordOfTree(clerk, 'place', id)).toMatchObject({ hasChild: '0', name: '改' });
  });

  test('is not told where the save that would change it is refused', async () => {
    const one = await grow('一');
    const refused = await plant(clerk, 'place', { name: '超'.repeat(61), parentId: one }).catch(() => 'refused');
    expect([refused, await flag(one)]).toEqual(['refused', '0']);
  });
});

describe('a place in the tree', () => {
  const finding = (message: string) => ({
    status: 200,
    body: { success: false, code: 422, message, result: { findings: [{ path: '/parentId', message }] } },
  });

  test('is neither the record itself nor below it, said at the field of the parent', async () => {
    const top = await grow('上');
    const middle = await grow('中', top);
    const low = await grow('下', middle);
    expect(await move(top, top)).toMatchObject(finding('上级不能是自己'));
    expect(await move(top, middle)).toMatchObject(finding('不能移到自己的下级之下'));
    expect(await move(top, low)).toMatchObject(finding('不能移到自己的下级之下'));
    expect((await move(low, top)).body.success).toBe(true);
    expect((await recordOfTree(clerk, 'place', top))['parentId']).toBeNull();
  });

  test('below a record that does not exist, or not for the caller, is none', async () => {
    const clerk2 = await server.signIn('clerk2');
    const foreign = await plant(clerk2, 'place', { name: '别' });
    const own = await grow('己');
    for (const parentId of ['404', foreign]) expect(await move(own, parentId)).toMatchObject(finding('上级不存在'));
    await expect(grow('新', foreign)).rejects.toThrow('上级不存在');
  });

  test('of two that move below each other at once only one gets it', async () => {
    const [one, other] = [await grow('甲'), await grow('乙')];
    const answers = await Promise.all([move(one, other), move(other, one)]);
    expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true]);
  });

  test('at the top is written as blank or 0', async () => {
    const id = await grow('顶', await grow('上'));
    expect((await move(id, '0')).body).toMatchObject({ success: true, result: { parentId: null } });
  });
});

describe('deleting', () => {
  test('is refused while there is something below, by name; together they go [W7-28] [W7-29]', async () => {
    const top = await grow('华东');
    const leaf = await grow('上海', top);
    const refused = await clerk.call({ method: 'DELETE', url: `/trade/place/delete?id=${top}` });
    expect(refused.body).toMatchObject({ success: false, message: '“华东”还有下级，请先删除下级' });
    const other = await grow('华南');
    expect((await uproot(clerk, 'place', [other, top])).body).toMatchObject({
      message: '所选记录还有下级，请先删除下级',
    });
    expect((await recordOfTree(clerk, 'place', other))['name']).toBe('华南');
    expect((await uproot(clerk, 'place', [top, leaf])).body.success).toBe(true);
  });

  test('deletes all descendants where the page cascades, and logs each one', async () => {
    const sow = (name: string, parentId = '') => plant(clerk, 'subject', { name, parentId, state: '1' });
    const top = await sow('资产');
    const middle = await sow('流动', top);
    const low = await sow('现金', middle);
    expect((await uproot(clerk, 'subject', [top])).body.success).toBe(true);
    expect(drawn(await clerk.call({ url: `/trade/subject/childList?pid=${top}` }))).toBe('');
    const { rows } = await import('kysely').then(({ sql }) =>
      sql`select 1 from sys_data_log where action = 'delete' and data_id = any(${[top, middle, low]}::text[])`.execute(
        server.services.db,
      ),
    );
    expect(rows).toHaveLength(3);
  });

  test('takes nothing along that the caller may not delete', async () => {
    const fixed = await plant(clerk, 'place', { name: '定', state: 'fixed' });
    expect((await uproot(clerk, 'place', [fixed])).body).toMatchObject({ message: '该记录不能删除' });
  });
});
