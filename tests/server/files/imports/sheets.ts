import { read, utils, write, type BookType, type WorkSheet } from '@e965/xlsx';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import type { SentEnvelope } from '../../../../contract/envelope.ts';
import { startTestServer, type TestClient, type TestServer, type TestServerOptions } from '../../testServer.ts';

export type Cell = string | number | null;

export interface SentFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Default: `files[]`. */
  readonly field?: string;
}

/** Returns a workbook as other software writes it: sheets by name. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[] | WorkSheet>>,
  type: BookType = 'xlsx',
) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets))
    utils.book_append_sheet(
      book,
      Array.isArray(rows) ? utils.aoa_to_sheet(rows.map((row) => [...row])) : (rows as WorkSheet),
      name,
    );
  const bytes: Buffer = write(book, { type: 'buffer', bookType: type, compression: true });
  return bytes;
}

/** Returns the sheets of a workbook as texts. */
export function sheetsIn(bytes: Uint8Array): Readonly<Record<string, readonly (readonly string[])[]>> {
  const book = read(bytes, { type: 'buffer' });
  return Object.fromEntries(
    book.SheetNames.map((name) => [
      name,
      utils.sheet_to_json<string[]>(book.Sheets[name] ?? {}, { header: 1, raw: false }),
    ]),
  );
}

const BOUNDARY = 'waybill-sheets';

export const sheetForm = (files: readonly SentFile[], fields: Readonly<Record<string, string>> = {}): Buffer =>
  Buffer.concat([
    ...Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    ),
    ...files.flatMap(({ name, bytes, field = 'files[]' }) => [
      Buffer.from(
        `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ]);

export interface FormAnswer {
  readonly status: number;
  readonly body: SentEnvelope;
}

export async function sendForm(
  { app }: TestServer,
  { token }: TestClient,
  [url, payload]: readonly [url: string, payload: Buffer],
): Promise<FormAnswer> {
  const response = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { 'x-access-token': token, 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

export async function startPartyServer(options: TestServerOptions = {}): Promise<TestServer> {
  const server = await startTestServer(options);
  await prepareRecords(server.services);
  return server;
}
