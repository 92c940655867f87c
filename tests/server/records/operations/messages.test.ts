import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestAnswer, TestClient, TestServer } from '../../testServer.ts';
import { addOrder, countStored, fieldsOf, linesOf, startOrderServer, type Fields } from './orderServer.ts';

let server: TestServer;
let clerk: TestClient;
let elsewhere: TestClient;
let reviewer: TestClient;
let admin: TestClient;

beforeAll(async () => {
  server = await startOrderServer();
  clerk = await server.signIn('clerk');
  elsewhere = await server.signIn('clerk2');
  reviewer = await server.signIn('reviewer');
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const XML = { 'content-type': 'application/xml' };

const download = ({ token }: TestClient, id: unknown) =>
  server.app.inject({ url: `/api/trade/order/message?id=${String(id)}`, headers: { 'x-access-token': token } });

const upload = (client: TestClient, body: string, headers: Readonly<Record<string, string>> = XML) =>
  client.call({ method: 'POST', url: '/trade/order/message', body, headers });

const recordOf = (answer: TestAnswer): Fields => Object(fieldsOf(answer)['record']);

const message = (head: string, lines = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Order><Head>${head}</Head><Lines>${lines}</Lines></Order>`;

describe('a record as a message', () => {
  test('is a file of XML that browsers save and never open', async () => {
    const order = await addOrder(clerk, { customer: '远岭 <&> 贸易', amount: '12.50000', orderDate: '2026-11-05' });
    const file = await download(clerk, order['id']);
    expect(file.statusCode).toBe(200);
    expect(file.headers).toMatchObject({
      'content-type': 'application/xml; charset=utf-8',
      'content-disposition': `attachment; filename="order-${String(order['id'])}.xml"; filename*=UTF-8''%E8%AE%A2%E5%8D%95-${String(order['id'])}.xml`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(file.body).toContain('<Customer>远岭 &lt;&amp;&gt; 贸易</Customer>');
    expect(file.body).toContain('<Day>20261105</Day>');
  });

  test('comes back exactly when it is read again, blank fields as blank', async () => {
    const sent = {
      customer: '远岭\r\n"贸易"',
      currency: 'USD',
      amount: '12345678901234.50000',
      orderDate: '2026-11-05',
      orderLineList: [{ sku: 'A-1', qty: '86.50000' }, { sku: 'A-2' }],
    };
    const order = await addOrder(clerk, sent);
    const { body: xml } = await download(clerk, order['id']);
    const answer = await upload(clerk, xml);
    expect(answer.body).toMatchObject({ success: true, message: '添加成功！', result: { ignored: [] } });
    const copy = recordOf(answer);
    expect(copy['id']).not.toBe(order['id']);
    const mapped = ['orderCode', 'customer', 'currency', 'amount', 'orderDate'];
    for (const key of mapped) expect(copy[key], key).toEqual(order[key]);
    const keyed = (record: Fields) => linesOf(record).map(({ lineNo, sku, qty }) => [lineNo, sku, qty]);
    expect(keyed(copy)).toEqual(keyed(order));
    expect((await download(clerk, copy['id'])).body).toBe(xml);
  });

  test('exports no field hidden from the caller, and imports none that is read-only', async () => {
    const order = await addOrder(admin, { customer: 'x', agencyFee: '8.00' });
    expect((await download(admin, order['id'])).body).toContain('<Fee>8.00</Fee>');
    expect((await download(clerk, order['id'])).body).not.toContain('Fee');
    const before = await countStored(server);
    expect(await upload(clerk, message('<Fee>9.00</Fee>'))).toMatchObject({
      status: 403,
      body: { result: { columns: ['agencyFee'] } },
    });
    expect(await countStored(server)).toEqual(before);
  });

  test('exists for the own department only, and for who may list', async () => {
    const order = await addOrder(clerk, { customer: 'x' });
    expect((await download(elsewhere, order['id'])).statusCode).toBe(404);
    expect((await download(reviewer, order['id'])).statusCode).toBe(200);
    expect((await download(server.stranger, order['id'])).statusCode).toBe(401);
    expect((await download(clerk, "x' or 1=1")).statusCode).toBe(404);
  });

  test('is added by who may add', async () => {
    expect(await upload(server.stranger, message(''))).toMatchObject({ status: 401 });
    expect((await upload(reviewer, message('<Customer>x</Customer>'))).status).toBe(403);
  });

  test('is held to the checks of a typed record', async () => {
    const before = await countStored(server);
    const answer = await upload(clerk, message('<Customer>x</Customer>', '<Line><Qty>-1</Qty></Line>'));
    expect(answer.body).toMatchObject({
      success: false,
      code: 422,
      result: { findings: [{ ruleId: 'T04', path: '/lines/0/qty' }] },
    });
    expect((await upload(clerk, message('<Amount>many</Amount>'))).body.success).toBe(false);
    expect(await countStored(server)).toEqual(before);
  });

  test('tells of what it holds and the page has no place for', async () => {
    const xml = message('<Customer>x</Customer><Colour>red</Colour>', '<Line><Sku>A</Sku><Size>9</Size></Line>');
    const answer = await upload(clerk, xml.replace('</Order>', '<Sign>s</Sign></Order>'));
    expect(answer.body).toMatchObject({ success: true });
    expect(fieldsOf(answer)['ignored']).toEqual(expect.arrayContaining(['Sign', 'Head/Colour', 'Lines/Line/Size']));
  });

  test('is added once for an idempotency key', async () => {
    const headers = { ...XML, 'x-idempotency-key': 'message-0001' };
    const [first, again] = [
      await upload(clerk, message('<Customer>once</Customer>'), headers),
      await upload(clerk, message('<Customer>once</Customer>'), headers),
    ];
    expect(recordOf(again)['id']).toBe(recordOf(first)['id']);
    expect((await upload(clerk, message('<Customer>other</Customer>'), headers)).status).toBe(409);
  });
});

describe('a message that wants reasons', () => {
  const unknown = message('<Customer>未备案客户</Customer>');
  const withReasons = (reasons: unknown) => ({
    ...XML,
    'x-reasons': Buffer.from(JSON.stringify(reasons)).toString('base64url'),
  });

  test('is rejected with the rules concerned, then added with reasons, which are stored', async () => {
    const before = await countStored(server);
    const headers = { ...XML, 'x-idempotency-key': 'reasons-0001' };
    const refused = await upload(clerk, unknown, headers);
    expect(refused.body).toMatchObject({
      success: false,
      code: 422,
      message: '请填写原因后确认：客户未备案',
      result: { findings: [{ ruleId: 'T05', level: 'confirm', path: '/customer' }] },
    });
    expect((await upload(clerk, unknown, withReasons({ T05: ' ' }))).body.success).toBe(false);
    expect((await upload(clerk, unknown, withReasons({ T01: '别的规则' }))).body.success).toBe(false);
    expect(await countStored(server)).toEqual(before);
    const added = await upload(clerk, unknown, { ...headers, ...withReasons({ T05: '客户已电话确认，备案中' }) });
    expect(added.body).toMatchObject({ success: true });
    const { changes } = await server.services.db
      .selectFrom('sys_data_log')
      .select('changes')
      .where('data_id', '=', String(recordOf(added)['id']))
      .executeTakeFirstOrThrow();
    expect(changes).toMatchObject({ reasons: { T05: '客户已电话确认，备案中' } });
  });

  test.each([
    ['no base64', '{"T05":"x"}'],
    ['no JSON', Buffer.from('T05').toString('base64url')],
    ['no object', Buffer.from('["T05"]').toString('base64url')],
    ['a reason that is no text', Buffer.from('{"T05":7}').toString('base64url')],
    ['more than anybody types', 'x'.repeat(13_000)],
  ])('is refused with 400 where the header has %s', async (_, header) => {
    const answer = await upload(clerk, unknown, { ...XML, 'x-reasons': header });
    expect(answer).toMatchObject({ status: 400, body: { success: false } });
    expect(answer.body.message).toContain('原因');
  });
});

const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><Order><Head><Customer>&b;</Customer></Head></Order>`;

describe('what is no message is refused with 400 and stores nothing:', () => {
  test.each([
    ['a document type', BOMB, 'DOCTYPE'],
    ['a file of the server', '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><Order>&e;</Order>', 'DOCTYPE'],
    ['an entity that nobody declared', message('<Customer>&lol;</Customer>'), 'Head/Customer 含有不能读取的字符或实体'],
    ['an element that does not end', '<Order>\n<Head>\n<Customer>x</Head></Order>', '（第3行）'],
    ['elements thirty thousand deep', '<Order>'.repeat(30_000) + '</Order>'.repeat(20_000), '报文不是有效的XML'],
    ['closed elements twenty deep', '<Order>'.repeat(20) + '</Order>'.repeat(20), '嵌套超过10层'],
    ['another root', '<Odrer></Odrer>', '报文的根元素应为Order'],
    ['a field twice', message('<Customer>x</Customer><Customer>y</Customer>'), 'Head/Customer 出现了两次'],
    ['nothing', '', '请求内容为空'],
    ['an empty message', '<Order/>', '报文没有可读取的内容'],
    ['two messages', `${message('<Customer>x</Customer>')}<Order/>`, '报文只能有一个根元素'],
    ['hundreds of thousands of empty elements', `<Order>${'<a/>'.repeat(240_000)}</Order>`, '报文超过60000个标签'],
    ['JSON', '{"customer":"x"}', '报文不是有效的XML'],
  ])('%s', async (_, xml, said) => {
    const before = await countStored(server);
    const { status, body } = await upload(clerk, xml);
    expect({ status, success: body.success }).toEqual({ status: 400, success: false });
    expect(body.message).toContain(said);
    expect(await countStored(server)).toEqual(before);
  });

  test.each([
    ['<Odrer></Odrer>', [['', '报文的根元素应为Order']]],
    [message('<Customer>x</Customer><Customer>y</Customer>'), [['/Head/Customer', 'Head/Customer 出现了两次']]],
  ])('%s, with the place of what is wrong', async (xml, told) => {
    const { problems } = fieldsOf(await upload(clerk, xml));
    expect(problems).toEqual(told.map(([path, text]) => ({ path, message: expect.stringContaining(String(text)) })));
  });

  test('another encoding', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/trade/order/message',
      headers: { ...XML, 'x-access-token': clerk.token },
      payload: Buffer.from([0x3c, 0xbd, 0xf8, 0x3e]),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: '报文应为 UTF-8 编码' });
  });

  test('more than one megabyte, with 413', async () => {
    expect((await upload(clerk, message(`<Customer>${'x'.repeat(1_100_000)}</Customer>`))).status).toBe(413);
  });

  test.each(['application/json', 'text/plain', 'image/svg+xml'])('a body of type %s, with 415', async (type) => {
    expect(await upload(clerk, '{}', { 'content-type': type })).toMatchObject({
      status: 415,
      body: { message: '不支持的内容类型，请使用 application/xml' },
    });
  });

  test('XML where JSON is read, with 415', async () => {
    const answer = await clerk.call({ method: 'POST', url: '/trade/order/add', body: message(''), headers: XML });
    expect(answer).toMatchObject({ status: 415, body: { message: '不支持的内容类型，请使用 application/json' } });
  });
});
