import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportSummary } from '../../../contract/imports.ts';
import { referenceFolder } from '../../reference/referenceData.ts';
import { sendForm, sheetForm } from '../files/imports/sheets.ts';
import type { TestClient, TestServer } from '../testServer.ts';

export const hasFieldFiles = referenceFolder !== undefined;

/** Files from offices are stored next to the reference data. */
export const fieldFile = (name: string): Buffer => readFileSync(join(String(referenceFolder), '../field', name));

/** Imports a file without a preview, as plain clients of the contract do. */
export async function importField(
  server: TestServer,
  client: TestClient,
  [url, name]: readonly [url: string, name: string],
): Promise<{ readonly message: string; readonly code: number; readonly result: ImportSummary }> {
  const sent = sheetForm([{ name, bytes: fieldFile(name), field: 'file' }]);
  const { body } = await sendForm(server, client, [`${url}/importExcel`, sent]);
  return { message: body.message, code: Number(body.code), result: body.result as ImportSummary };
}

/** Returns the records of a list that match a condition. */
export async function recordsOf(client: TestClient, url: string, query: Readonly<Record<string, string>>) {
  const { body } = await client.call({ url: `${url}/list?${new URLSearchParams({ ...query, pageSize: '50' })}` });
  return Object(body.result).records as readonly Readonly<Record<string, unknown>>[];
}

/** Returns a declaration with its goods, by 合同协议号. */
export async function declarationOf(client: TestClient, contrNo: string) {
  const [found] = await recordsOf(client, '/bgd/export', { contrNo });
  if (found === undefined) return undefined;
  const { body } = await client.call({ url: `/bgd/export/queryById?id=${String(found['id'])}` });
  return Object(body.result) as Readonly<Record<string, unknown>> & {
    readonly bgdGoodsList: readonly Readonly<Record<string, unknown>>[];
  };
}
