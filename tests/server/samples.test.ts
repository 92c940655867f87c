import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { equalDecimals, isDecimalText } from '../../engine/index.ts';
import { importCodes } from '../../server/dictionaries/codeImport.ts';
import { prepareRecords } from '../../server/records/prepareRecords.ts';
import { recordOfMessage } from '../reference/messageMapping.ts';
import { type FaultyCase, faultyCases, referenceFolder, sampleDeclarations } from '../reference/referenceData.ts';
import { startTestServer, type TestClient, type TestServer } from './testServer.ts';

/** The rules of the export declaration that the faulty samples exercise, and where each must show. */
const OUR_RULES: Readonly<Record<string, string>> = {
  R02: '/tradeCoScc',
  R05: '/grossWet',
  R08: '/feeRate',
  R17: '/goods/0/firstUnit',
};

const DICTIONARIES = [
  'hs',
  'unit',
  'country',
  'currency',
  'port',
  'customs_district',
  'domestic_area',
  'domestic_port',
];

let server: TestServer;
let clerk: TestClient;

type Fields = Readonly<Record<string, unknown>>;

const rowsOf = (record: Fields): readonly Fields[] => Object(record['bgdGoodsList']);

async function post(operation: string, body: unknown): Promise<{ success: boolean; code: number; result: Fields }> {
  const answer = await clerk.call({ method: 'POST', url: `/bgd/export/${operation}`, body });
  return { success: answer.body.success, code: answer.body.code, result: Object(answer.body.result) };
}

/** Equal as decimals where both are decimals, else equal as texts. */
const same = (left: unknown, right: unknown): boolean =>
  left === right ||
  (isDecimalText(String(left)) && isDecimalText(String(right)) && equalDecimals(String(left), String(right)));

const submit = (stored: Fields) =>
  post('transition', { id: stored['id'], transition: 'submit', version: stored['version'] });

describe.skipIf(referenceFolder === undefined)('the sample declarations', () => {
  beforeAll(async () => {
    server = await startTestServer();
    const { db, schemas } = server.services;
    const wanted = DICTIONARIES.flatMap((code) => schemas.dictionarySchema(code) ?? []);
    await importCodes(db, wanted, referenceFolder ?? '');
    await prepareRecords(server.services);
    clerk = await server.signIn('clerk');
  }, 60_000);
  afterAll(() => server?.close());

  test('come back from the API equal as decimals and texts, goods and header', async () => {
    for (const sample of sampleDeclarations()) {
      const sent = recordOfMessage(sample);
      const added = await post('add', sent);
      expect(added, sample.id).toMatchObject({ success: true });
      const read = await clerk.call({ url: `/bgd/export/queryById?id=${String(added.result['id'])}` });
      const stored: Fields = Object(read.body.result);
      const lost = Object.entries(sent).filter(([key, value]) => key !== 'bgdGoodsList' && !same(value, stored[key]));
      expect(lost, sample.id).toEqual([]);
      const lines = rowsOf(stored);
      expect(lines).toHaveLength(sample.DecLists.length);
      for (const [index, line] of rowsOf(sent).entries())
        for (const [key, value] of Object.entries(line))
          expect(
            same(value, lines[index]?.[key]),
            `${sample.id} line ${index + 1} ${key}: ${lines[index]?.[key]}`,
          ).toBe(true);
    }
  });

  test('of exports pass every check when they are submitted', async () => {
    for (const sample of sampleDeclarations().filter(({ kind }) => kind === 'export')) {
      const added = await post('add', { ...recordOfMessage(sample), entryId: null });
      expect(await submit(added.result), sample.id).toMatchObject({ success: true, result: { status: 'review' } });
    }
  });

  test.each(Object.entries(OUR_RULES))('with a fault against %s are refused at %s', async (rule, path) => {
    const cases: readonly FaultyCase[] = faultyCases().filter((found) => found.rule === rule);
    expect(cases.length).toBeGreaterThan(0);
    for (const { declaration, why } of cases) {
      const added = await post('add', { ...recordOfMessage(declaration), entryId: null });
      const refused = await submit(added.result);
      expect(refused, why).toMatchObject({ success: false, code: 422 });
      const errors = (refused.result['findings'] as { ruleId: string; path: string; level: string }[])
        .filter(({ level }) => level === 'error')
        .map((finding) => `${finding.ruleId} ${finding.path}`);
      expect(errors, why).toContain(`${rule} ${path}`);
      expect(new Set(errors.map((text) => text.split(' ')[0])), why).toEqual(new Set([rule]));
    }
  });
});
