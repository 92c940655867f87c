import { inflateRawSync } from 'node:zlib';
import { read, utils, type WorkBook, type WorkSheet } from '@e965/xlsx';
import type { LightMyRequestResponse } from 'fastify';
import type { TestClient, TestServer } from '../../testServer.ts';

export const exportUrl = (parameters: Readonly<Record<string, string>> = {}): string =>
  `/trade/order/exportXls?${new URLSearchParams(parameters).toString()}`;

/** Returns the answer to an export of orders; without a client as for a browser that navigates. */
export const exported = (
  { app }: Pick<TestServer, 'app'>,
  client: Pick<TestClient, 'token'> | undefined,
  url: string,
): Promise<LightMyRequestResponse> =>
  app.inject({ url: `/api${url}`, headers: client === undefined ? {} : { 'x-access-token': client.token } });

const bookOf = (answer: LightMyRequestResponse): WorkBook => {
  if (answer.statusCode !== 200 || String(answer.headers['content-type']).includes('json'))
    throw new Error(answer.body);
  return read(answer.rawPayload, { cellFormula: true, cellNF: true, cellStyles: true });
};

export const sheetOf = (answer: LightMyRequestResponse): WorkSheet => {
  const book = bookOf(answer);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new Error('the workbook has no sheet');
  return sheet;
};

/** Returns the cells of all rows as stored; blank cells are null. */
export const rowsOf = (answer: LightMyRequestResponse): readonly (readonly unknown[])[] =>
  utils.sheet_to_json<unknown[]>(sheetOf(answer), { header: 1, raw: true, defval: null });

/** Returns the cells of one column below the head, by its title. */
export const columnOf = (answer: LightMyRequestResponse, title: string): readonly unknown[] => {
  const [, , head = [], ...rows] = rowsOf(answer);
  const index = head.indexOf(title);
  if (index < 0) throw new Error(`no column ${title} in ${head.join()}`);
  return rows.map((row) => row[index]);
};

const LOCAL_HEAD = 'PK\u0003\u0004';

/** Returns all text of an answer: for a workbook the texts of its parts, otherwise its bytes as text. */
export function textsOf(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString() !== 'PK') return bytes.toString();
  const texts: string[] = [];
  for (let at = bytes.indexOf(LOCAL_HEAD); at >= 0; at = bytes.indexOf(LOCAL_HEAD, at + LOCAL_HEAD.length)) {
    const start = at + 30 + bytes.readUInt16LE(at + 26) + bytes.readUInt16LE(at + 28);
    const isDeflated = bytes.readUInt16LE(at + 8) === 8;
    texts.push((isDeflated ? inflateRawSync(bytes.subarray(start)) : bytes.subarray(start)).toString());
  }
  return texts.join('');
}
