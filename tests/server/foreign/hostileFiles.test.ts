import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ImportPreview } from '../../../contract/imports.ts';
import { sendForm, sheetForm, startPartyServer, type FormAnswer } from '../files/imports/sheets.ts';
import type { TestClient, TestServer } from '../testServer.ts';
import { formOf, FORM_TYPE } from '../files/uploads/paperServer.ts';
import { bookOf, HOSTILE_BOOKS } from './hostileBooks.ts';
import type { HostileFile } from './hostileFile.ts';
import { HOSTILE_OTHERS } from './hostileOthers.ts';
import { HOSTILE_TEXTS } from './hostileTexts.ts';

/** Heap of a reading process in MB; imports have 768 elsewhere. */
const SMALL_MB = 96;
/** Many of these files end their process, and the next one takes a while to start on a busy machine. */
const STARTING_MS = 120_000;

let server: TestServer;
let admin: TestClient;
let clerk: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startPartyServer({ config: { workerMb: SMALL_MB } });
  [admin, clerk, other] = [await server.signIn('admin'), await server.signIn('clerk'), await server.signIn('clerk2')];
});
afterAll(() => server.close());

async function post(url: string, type: string, payload: Buffer): Promise<FormAnswer> {
  const headers = { 'x-access-token': clerk.token, 'content-type': type };
  const { statusCode, body } = await server.app.inject({ method: 'POST', url: `/api${url}`, headers, payload });
  return { status: statusCode, body: JSON.parse(body) };
}

const SEND: Readonly<Record<HostileFile['call'], (bytes: Buffer, fileName: string) => Promise<FormAnswer>>> = {
  book: (bytes) => sendForm(server, clerk, ['/kehu/customer/importPreview', sheetForm([{ name: 'a.xlsx', bytes }])]),
  oldBook: (bytes) => sendForm(server, clerk, ['/kehu/customer/importPreview', sheetForm([{ name: 'a.xls', bytes }])]),
  csv: (bytes) => sendForm(server, clerk, ['/kehu/customer/importPreview', sheetForm([{ name: 'a.csv', bytes }])]),
  dictionary: (bytes) => sendForm(server, admin, ['/sys/dict/importExcel', sheetForm([{ name: 'a.xlsx', bytes }])]),
  message: (bytes) => post('/bgd/export/message', 'application/xml', bytes),
  upload: (bytes, fileName) => post('/sys/common/upload', FORM_TYPE, formOf({ fileName, bytes })),
};

const files = [...HOSTILE_BOOKS, ...HOSTILE_TEXTS, ...HOSTILE_OTHERS];
const INTERNAL = '服务器内部错误';

describe('of hostile files', () => {
  test('there are sixty and more, each of its own', () => {
    expect(files.length).toBeGreaterThanOrEqual(60);
    expect(new Set(files.map(({ name }) => name)).size).toBe(files.length);
  });

  test.each(files)(
    '$name is refused in words or read, and others are answered meanwhile',
    async (file) => {
      const sent = SEND[file.call](file.bytes(), file.fileName ?? '');
      const list = await other.call({ url: '/kehu/customer/list' });
      expect([list.status, list.body.success]).toEqual([200, true]);
      const { status, body } = await sent;
      expect(status).toBeLessThan(500);
      if (!body.success) expect(body.message).toMatch(/[\u4e00-\u9fff]/);
      expect(body.message).not.toContain(INTERNAL);
      if (file.says !== undefined)
        expect([body.success, body.message]).toEqual([false, expect.stringContaining(file.says)]);
      if (file.reads !== undefined) {
        const { tables = [] } = Object(body.result) as Partial<ImportPreview>;
        const [first] = tables.flatMap(({ rows }) => rows);
        expect([first?.values['code'], first?.values['name']], body.message).toEqual(file.reads);
      }
    },
    STARTING_MS,
  );

  test(
    'none left anything behind: a valid workbook still works, without extra processes',
    async () => {
      const { body } = await SEND.book(bookOf(), '');
      expect(body).toMatchObject({ success: true, result: { tables: [{ rows: [{ values: { code: 'X1' } }] }] } });
      expect(server.services.workers.pids.length).toBeLessThanOrEqual(4);
    },
    STARTING_MS,
  );
});
