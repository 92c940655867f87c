import { expect, onTestFinished, test } from 'vitest';
import { compilePage } from '../../../engine/index.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { PortError } from '../../../renderers/index.ts';
import { createHttpClient } from '../../../src/platform/http/httpClient.ts';
import { createMessages } from '../../../src/adapters/messages.ts';
import { fakeServer, good } from '../fakes/fakeServer.ts';
import type { FakeRoute } from '../fakes/fakeServer.ts';

const compiled = (): CompiledPage => {
  const { page, problems } = compilePage(
    {
      schemaVersion: 1,
      kind: 'list',
      title: '笔记',
      resource: { url: '/test/note', table: 'test_note', permission: 'test:note', dataScope: 'all' },
      columns: [{ type: 'input', key: 'name', title: '名称' }],
      list: { columns: ['name'] },
      form: { groups: [{ key: 'base', title: '基本', fields: ['name'] }] },
      message: 'note',
    },
    { id: 'test/note', dictionaries: new Map() },
  );
  if (!page) throw new Error(JSON.stringify(problems));
  return page;
};
const page = compiled();

const connect = (routes: Readonly<Record<string, FakeRoute>>) => {
  const { adapter, seen } = fakeServer(routes);
  const http = createHttpClient({ base: '/api', token: () => 'secret', tenantId: () => 0, now: () => 0, adapter });
  return { messages: createMessages(http), seen };
};

const blob = (content: unknown, type: string): Blob =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)], { type });

test('saves a message under the server’s file name, with the token only in headers', async () => {
  const saved: { name: string; address: string; content: Promise<string> }[] = [];
  const watch = (event: MouseEvent): void => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    const { download, href } = event.target;
    saved.push({ name: download, address: href, content: fetch(href).then((answer) => answer.text()) });
  };
  document.addEventListener('click', watch);
  onTestFinished(() => document.removeEventListener('click', watch));
  const { messages, seen } = connect({
    'GET /api/test/note/message': () => ({
      body: blob('<Note/>', 'application/xml'),
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'content-disposition': `attachment; filename="note-1.xml"; filename*=UTF-8''%E7%AC%94%E8%AE%B0-1.xml`,
      },
    }),
  });
  await messages.download(page, '1');
  expect(saved).toMatchObject([{ name: '笔记-1.xml', address: expect.stringMatching(/^blob:/) }]);
  expect(await saved[0]?.content).toBe('<Note/>');
  expect(seen[0]).toMatchObject({ params: { id: '1' }, headers: { 'x-access-token': 'secret' } });
  expect(JSON.stringify([seen[0]?.path, seen[0]?.params])).not.toContain('secret');
  expect(document.querySelector('a[download]')).toBeNull();
});

test('says in the words of the server why there is no message', async () => {
  const failure = { success: false, message: '未找到对应数据', code: 404, result: null, timestamp: 1 };
  const { messages } = connect({
    'GET /api/test/note/message': () => ({
      status: 404,
      body: blob(failure, 'application/json'),
      headers: { 'content-type': 'application/json; charset=utf-8' },
    }),
  });
  const told = messages.download(page, '1');
  await expect(told).rejects.toBeInstanceOf(PortError);
  await expect(told).rejects.toThrow('未找到对应数据');
});

test('sends a file as it is, as XML, under one key', async () => {
  const { messages, seen } = connect({
    'POST /api/test/note/message': () => good({ record: { id: '9', name: '甲' }, ignored: ['Sign', 7] }),
  });
  const file = new File(['<Note/>'], 'note.xml', { type: 'text/xml' });
  expect(await messages.read(page, file, { idempotencyKey: 'key-00001' })).toEqual({
    record: { id: '9', name: '甲' },
    ignored: ['Sign'],
  });
  expect(seen[0]).toMatchObject({
    headers: { 'content-type': 'application/xml', 'x-idempotency-key': 'key-00001', 'x-page-hash': page.hash },
  });
  expect(seen[0]?.body).toBeInstanceOf(Blob);
});

test('sends reasons along in a header, in any script', async () => {
  const { messages, seen } = connect({ 'POST /api/test/note/message': () => good({ record: {}, ignored: [] }) });
  const file = new File(['<Note/>'], 'note.xml');
  await messages.read(page, file, { idempotencyKey: 'key-12345', reasons: { R25: '两种币制：客户要求？' } });
  const header = String(seen[0]?.headers['x-reasons']);
  expect(header).toMatch(/^[\w-]+$/);
  const bytes = Uint8Array.from(atob(header.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  expect(JSON.parse(new TextDecoder().decode(bytes))).toEqual({ R25: '两种币制：客户要求？' });
});
