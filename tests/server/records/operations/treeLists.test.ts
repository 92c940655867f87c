import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient, TestServer } from '../../testServer.ts';
import { fieldsOf, startOrderServer } from './orderServer.ts';
import { change, drawn, plant } from './treeServer.ts';

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let clerk2: TestClient;
const id: Record<string, string> = {};

/** Tree: 东(东一(东一甲) 东右) 南 西(西一), of the clerk; 东三, below 东, of the other department. */
beforeAll(async () => {
  server = await startOrderServer();
  [admin, clerk, clerk2] = [await server.signIn('admin'), await server.signIn('clerk'), await server.signIn('clerk2')];
  const grow = async (client: TestClient, name: string, above?: string) => {
    id[name] = await plant(client, 'place', {
      name,
      state: name.length === 3 ? 'deep' : 'flat',
      parentId: above ?? '',
    });
  };
  await grow(clerk, '东');
  await grow(clerk, '东一', id['东']);
  await grow(clerk, '东一甲', id['东一']);
  await grow(clerk, '东右', id['东']);
  await grow(clerk, '南');
  await grow(clerk, '西');
  await grow(clerk, '西一', id['西']);
  await grow(admin, '总', '0');
  await grow(clerk2, '别');
});
afterAll(() => server.close());

const place = (client: TestClient, call: string) => client.call({ url: `/trade/place/${call}` });
const list = async (client: TestClient, query = '') => drawn(await place(client, `list${query}`));

describe('the list of a tree page', () => {
  test('gives what stands at the top by pages, and says what has something below [W3.3-9] [W7-32]', async () => {
    expect(await list(clerk)).toBe('东+ 南 西+');
    const page = await place(clerk, 'list?pageNo=2&pageSize=2');
    expect([drawn(page), fieldsOf(page)['total'], fieldsOf(page)['pages']]).toEqual(['西+', 3, 2]);
    expect(await list(clerk, '?column=name&order=desc')).toBe('西+ 南 东+');
  });

  test('gives by parentId what stands below a record, as a page of records [W7-32] [W9-16]', async () => {
    const answer = await place(clerk, `list?parentId=${id['东']}`);
    expect([drawn(answer), fieldsOf(answer)['total']]).toEqual(['东一+ 东右', 2]);
    expect(await list(clerk, '?parentId=0')).toBe('东+ 南 西+');
    expect(await list(clerk, '?parentId=')).toBe('东+ 南 西+');
  });

  test('finds records at any depth and shows what they stand below, opened', async () => {
    expect(await list(clerk, '?name=*一*')).toBe('东+(东一+!(东一甲!)) 西+(西一!)');
    expect(await list(clerk, '?state=deep')).toBe('东+(东一+(东一甲!))');
    expect(await list(clerk, '?name=*东*')).toBe('东+!(东一+!(东一甲!) 东右!)');
    expect(await list(clerk, '?name=nothing')).toBe('');
  });

  test('pages and counts the branches of what it finds', async () => {
    const page = await place(clerk, 'list?name=*一*&pageSize=1&pageNo=2');
    expect([drawn(page), fieldsOf(page)['total']]).toEqual(['西+(西一!)', 2]);
  });

  test('refuses a condition that names no column, as every list does', async () => {
    expect((await place(clerk, 'list?nam=x')).status).toBe(400);
  });
});

describe('children', () => {
  test('come as an array, each told whether there is more below it [W4-7] [W7-32]', async () => {
    const answer = await place(clerk, `childList?parentId=${id['东']}`);
    expect(answer.body).toMatchObject({
      success: true,
      result: [{ name: '东一', hasChildren: true }, { name: '东右' }],
    });
    expect(drawn(await place(clerk, `childList?parentId=${id['南']}`))).toBe('');
    expect(drawn(await place(clerk, `childList?parentId=${id['东']}&column=name&order=desc`))).toBe('东右 东一+');
    expect(drawn(await place(clerk, `childList?parentId=${id['东']}&name=*右*`))).toBe('东右');
  });

  test('of several come in one page with all of them', async () => {
    const answer = await place(clerk, `getChildListBatch?parentIds=${id['东']},${id['西']}`);
    expect([drawn(answer), fieldsOf(answer)['total']]).toEqual(['东一+ 东右 西一', 3]);
  });

  test.each(['childList', 'childList?parentId=', 'getChildListBatch?parentIds=,'])(
    '%s says of whom it asks',
    async (call) => expect(await place(clerk, call)).toMatchObject({ status: 400, body: { message: '参数不识别！' } }),
  );

  test('are asked for 200 records at a time at most', async () => {
    const parents = Array.from({ length: 201 }, (_, index) => index).join(',');
    expect((await place(clerk, `getChildListBatch?parentIds=${parents}`)).body.message).toBe('一次最多展开200条记录');
  });

  test('are none of a page whose records are no tree', async () => {
    expect((await clerk.call({ url: '/trade/order/childList?parentId=1' })).status).toBe(404);
  });
});

describe('rights and scope', () => {
  test('hold below as at the top: the other department sees neither, by whatever call', async () => {
    expect(await list(clerk2)).toBe('别');
    expect(drawn(await place(clerk2, `childList?parentId=${id['东']}`))).toBe('');
    expect(drawn(await place(clerk2, `getChildListBatch?parentIds=${id['东']}`))).toBe('');
    expect(await list(clerk2, '?name=*一*')).toBe('');
    const reviewer = await server.signIn('reviewer');
    expect(drawn(await place(reviewer, `childList?parentId=${id['西']}`))).toBe('西一');
    const neighbour = await server.signIn('neighbour');
    expect(drawn(await place(neighbour, `childList?parentId=${id['东']}`))).not.toContain('东一');
  });

  test('never hide a record below an invisible one: it appears at the top level', async () => {
    const [branch, leaf] = [
      await plant(admin, 'place', { name: '总一', parentId: id['总'] }),
      await plant(clerk2, 'place', { name: '别一', parentId: id['别'] }),
    ];
    await change(admin, ['place', leaf], { parentId: branch });
    expect(await list(clerk2)).toBe('别 别一');
    expect(await list(clerk2, '?name=别一')).toBe('别一!');
    expect(await list(admin, '?name=别一')).toBe('总+(总一+(别一!))');
  });

  test('omit rows hidden by the page, and show their children at the top level', async () => {
    const above = await plant(clerk2, 'place', { name: '甲' });
    const below = await plant(clerk2, 'place', { name: '甲一', parentId: above });
    await change(clerk2, ['place', above], { hidden: 'Y' });
    expect(await list(clerk2, '?name=*甲*')).toBe('甲一!');
    expect(drawn(await place(clerk2, `childList?parentId=${above}`))).toBe('甲一');
    expect(below).not.toBe(above);
  });
});

describe('a tree with a query key and a condition of its own', () => {
  const subject = async (query: string, client = clerk) => client.call({ url: `/trade/subject/${query}` });

  test('is asked by that key and shows what the condition holds for [W7-32] [W9-16]', async () => {
    const above = await plant(clerk, 'subject', { name: '资产', state: '1' });
    await plant(clerk, 'subject', { name: '现金', state: '1', parentId: above });
    await plant(clerk, 'subject', { name: '旧账', state: '0', parentId: above });
    await plant(clerk, 'subject', { name: '停用', state: '0' });
    expect(drawn(await subject('list'))).toBe('资产+');
    expect(drawn(await subject(`childList?pid=${above}`))).toBe('现金');
    expect((await subject(`childList?parentId=${above}`)).status).toBe(400);
    const sent = encodeURIComponent('{"name":"现金"}');
    expect(drawn(await subject(`childList?pid=${above}&condition=${sent}`))).toBe('现金');
    expect(drawn(await subject(`list?condition=${sent}`))).toBe('');
  });

  test.each([
    ['[]', 200, 'condition传值有误，需要一个json字符串!'],
    ['{"nam":"x"}', 400, '查询参数不正确：不认识的查询参数“nam”'],
    ['{"kind":"x"}', 400, '查询参数不正确：不认识的查询参数“kind”'],
  ])(
    'refuses the condition %s, and that of a column that the caller may not see [W7-32]',
    async (condition, status, message) => {
      const answer = await subject(`list?condition=${encodeURIComponent(condition)}`);
      expect(answer).toMatchObject({ status, body: { success: false, message } });
    },
  );
});
