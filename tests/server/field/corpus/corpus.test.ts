import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportPreview, ImportTable } from '../../../../contract/imports.ts';
import { sendForm, sheetForm, startPartyServer } from '../../files/imports/sheets.ts';
import type { TestClient, TestServer } from '../../testServer.ts';
import type { ExpectedRecord } from './expectedRecords.ts';
import { MAX_ODDITIES, oddFile, WORKBOOKS } from './oddFile.ts';

let server: TestServer;
let clerk: TestClient;
beforeAll(async () => {
  server = await startPartyServer();
  clerk = await server.signIn('clerk');
});
afterAll(() => server.close());

const text = (value: unknown): string => (value === null || value === undefined ? '' : String(value));

const rowsOf = (table: ImportTable | undefined) => (table?.rows ?? []).filter(({ left }) => left === '');

/** Returns the imported records in the form of the expected ones. */
function recordsIn({ tables }: ImportPreview): readonly ExpectedRecord[] {
  const goods = rowsOf(tables.find(({ detail }) => detail === 'goods'));
  return rowsOf(tables.find(({ detail }) => detail === '')).map(({ values }) => ({
    contrNo: text(values['contrNo']),
    billNo: text(values['billNo']),
    ieDate: text(values['ieDate']),
    goods: goods
      .filter((line) => line.values['#join'] === values['#join'])
      .map(({ values: line }) => ({
        codeTs: text(line['codeTs']),
        gName: text(line['gName']),
        gModel: text(line['gModel']),
        gQty: text(line['gQty']),
        gUnit: text(line['gUnit']),
        declPrice: text(line['declPrice']),
        declTotal: text(line['declTotal']),
        tradeCurr: text(line['tradeCurr']),
      })),
  }));
}

/** Returns the first value that differs from the expected one; blank: none differs. */
function firstDifference(read: unknown, expected: unknown, path = ''): string {
  if (typeof expected !== 'object' || expected === null)
    return read === expected ? '' : ` ${path}: ${JSON.stringify(read)} in place of ${JSON.stringify(expected)}`;
  if (Array.isArray(expected) && Array.isArray(read) && read.length !== expected.length)
    return ` ${path}: ${read.length} in place of ${expected.length}`;
  for (const [key, value] of Object.entries(expected)) {
    const found = firstDifference(Object(read)[key], value, `${path}/${key}`);
    if (found !== '') return found;
  }
  return '';
}

test(`reads ${WORKBOOKS} workbooks with up to ${MAX_ODDITIES} oddities each correctly, or reports a message [D63]`, async () => {
  const faults: string[] = [];
  let doubtful = 0;
  for (let number = 0; number < WORKBOOKS; number += 1) {
    const { records, names, bytes } = oddFile(number);
    const file = sheetForm([{ name: `${number}.xlsx`, bytes }]);
    const { body } = await sendForm(server, clerk, ['/bgd/export/importPreview', file]);
    const preview = body.result as ImportPreview | null;
    if (preview === null || !body.success) {
      faults.push(`${number} ${names.join(', ')}: ${body.message}`);
      continue;
    }
    const [read, told] = [recordsIn(preview), [...preview.problems, ...preview.remarks.filter(isDoubt)]];
    doubtful += told.length > 0 ? 1 : 0;
    const differing = firstDifference(read, records);
    if (told.length > 0 || differing !== '')
      faults.push(
        `${number} ${names.join(', ')}: ${told
          .map(({ message }) => message)
          .slice(0, 3)
          .join('；')}${differing}`,
      );
  }
  expect(faults).toEqual([]);
  expect(doubtful).toBe(0);
}, 300_000);

const isDoubt = ({ level }: ImportPreview['remarks'][number]): boolean => level === 'doubt';
