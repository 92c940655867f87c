import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DictionarySchema } from '../../../../engine/index.ts';
import { importCodes } from '../../../../server/data/dictionaries/codeImport.ts';
import { nextText, shakeHands } from '../../insight/live/rawSocket.ts';
import { startOrderServer } from '../../records/operations/orderServer.ts';
import type { TestServer } from '../../testServer.ts';

let folder: string;
let server: TestServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'waybill-codes-'));
  server = await startOrderServer();
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const money: DictionarySchema = {
  dictCode: 'money',
  title: '币制',
  kind: 'codes',
  import: [{ file: 'money.tsv', value: 'code', text: 'name' }],
};

test('notifies windows of a code table changed by an import, not of an unchanged one [W7-7]', async () => {
  const clerk = await server.signIn('clerk');
  const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { socket } = await shakeHands(`${address}/api/websocket/${clerk.userId}`, clerk.token);
  if (!socket) throw new Error('no socket');
  writeFileSync(join(folder, 'money.tsv'), 'code\tname\nTHB\t泰铢\n');
  const told = nextText(socket);
  await importCodes(server.services.db, [money], folder);
  expect(JSON.parse(await told)).toEqual({ cmd: 'schema', pages: [], dictionaries: ['money'] });
  // The same import again sends nothing: the next message is about another file.
  await importCodes(server.services.db, [money], folder);
  const next = nextText(socket);
  writeFileSync(join(folder, 'money.tsv'), 'code\tname\nTHB\t泰国铢\n');
  await importCodes(server.services.db, [money], folder);
  expect(JSON.parse(await next)).toEqual({ cmd: 'schema', pages: [], dictionaries: ['money'] });
  const rows = await server.services.db.selectFrom('sys_live_message').select('topic').execute();
  expect(rows.filter(({ topic }) => topic === 'changedCodes')).toHaveLength(2);
  socket.destroy();
}, 60_000);
