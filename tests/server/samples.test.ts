import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  equalDecimals,
  isDecimalText,
  recordToXml,
  toPointer,
  validateRecord,
  xmlToRecord,
  type Values,
} from '../../engine/index.ts';
import mapping from '../../schemas/messages/declaration.json' with { type: 'json' };
import { importCodes } from '../../server/data/dictionaries/codeImport.ts';
import { prepareRecords } from '../../server/records/operations/prepareRecords.ts';
import { recordOfMessage } from '../reference/messageMapping.ts';
import {
  faultyCases,
  referenceFolder,
  sampleDeclarations,
  type SampleDeclaration,
} from '../reference/referenceData.ts';
import { startTestServer, type TestClient, type TestServer } from './testServer.ts';

/** Expected place and level of each rule in the faulty samples. */
const EXPECTED: Readonly<Record<string, string>> = {
  R02: 'error /tradeCoScc',
  R05: 'error /grossWet',
  R08: 'error /feeRate',
  R09: 'error /feeCurr',
  R12: 'error /goods/0/codeTs',
  R14: 'error /goods/0/gModel',
  R17: 'error /goods/0/firstUnit',
  R20: 'warn /netWt',
  R22: 'error /containers/0/goodsNo',
  R27: 'error /manualNo',
};

/** A column that R09 requires is also marked as required. */
const BESIDE: Readonly<Record<string, readonly string[]>> = { R09: ['required'] };

const URLS: Readonly<Record<SampleDeclaration['kind'], string>> = {
  export: '/bgd/export',
  import: '/bgd/import',
  bonded: '/bgd/record',
};

let server: TestServer;
let clerk: TestClient;

type Fields = Readonly<Record<string, unknown>>;

const rowsOf = (record: Fields, key: string): readonly Fields[] => Object(record[key] ?? []);

async function post(url: string, body: unknown): Promise<{ success: boolean; code: number; result: Fields }> {
  const answer = await clerk.call({ method: 'POST', url, body });
  return { success: answer.body.success, code: answer.body.code, result: Object(answer.body.result) };
}

/** Customs numbers are unique, so a sample is stored a second time without one. */
const add = (sample: SampleDeclaration, changes: Fields = {}) =>
  post(`${URLS[sample.kind]}/add`, { ...recordOfMessage(sample), ...changes });

/** Compares as decimals if both are decimals, otherwise as texts. */
const same = (left: unknown, right: unknown): boolean =>
  left === right ||
  (isDecimalText(String(left)) && isDecimalText(String(right)) && equalDecimals(String(left), String(right)));

const submit = (sample: SampleDeclaration, stored: Fields) =>
  post(`${URLS[sample.kind]}/transition`, { id: stored['id'], transition: 'submit', version: stored['version'] });

interface Found {
  readonly ruleId: string;
  readonly path: string;
  readonly level: string;
}

/** Returns the findings of the engine with the database's reference rows, including levels that block nothing. */
async function judge(sample: SampleDeclaration): Promise<readonly Found[]> {
  const { db, schemas } = server.services;
  const page = schemas.pageByUrl(URLS[sample.kind]);
  if (page === undefined) throw new Error(`no page at ${URLS[sample.kind]}`);
  const user = { id: 'x', username: 'clerk', realname: '李制单', orgCode: 'A01A01' };
  const lookup = async (dictCode: string, keys: readonly string[]) => {
    const rows = await db
      .selectFrom('sys_code_item')
      .selectAll()
      .where('dict_code', '=', dictCode)
      .where('value', 'in', [...keys, ''])
      .execute();
    const found = new Map(
      rows.map(({ value, text, attributes }): [string, Values] => [value, { ...Object(attributes), value, text }]),
    );
    return Object.fromEntries(keys.map((key) => [key, found.get(key) ?? null]));
  };
  const { findings } = await validateRecord(page, recordOfMessage(sample), { at: 'submit', lookup, user });
  return findings.map(({ ruleId, level, path }) => ({ ruleId, level, path: toPointer(path) }));
}

describe.skipIf(referenceFolder === undefined)(
  'the sample declarations (skipped where WAYBILL_REFERENCE is not set)',
  () => {
    beforeAll(async () => {
      server = await startTestServer();
      const { db, schemas } = server.services;
      const pages = schemas.pages();
      const columns = pages.flatMap((page) => [...page.columns, ...page.details.flatMap((detail) => detail.columns)]);
      const lookups = pages.flatMap(({ rules }) => rules.flatMap((rule) => Object.values(rule.lookup)));
      const codes = new Set([...columns, ...lookups].flatMap(({ dictCode }) => dictCode ?? []));
      const wanted = [...codes].flatMap((code) => schemas.dictionarySchema(code) ?? []);
      const reports = await importCodes(db, wanted, referenceFolder ?? '');
      expect(reports.flatMap(({ problems, missing }) => [...problems, ...missing])).toEqual([]);
      await prepareRecords(server.services);
      clerk = await server.signIn('clerk');
    }, 120_000);
    afterAll(() => server?.close());

    test('come back from the API equal as decimals and texts, with all their rows', async () => {
      for (const sample of sampleDeclarations()) {
        const sent: Fields = recordOfMessage(sample);
        const added = await add(sample);
        expect(added, sample.id).toMatchObject({ success: true });
        const read = await clerk.call({ url: `${URLS[sample.kind]}/queryById?id=${String(added.result['id'])}` });
        const stored: Fields = Object(read.body.result);
        for (const [key, value] of Object.entries(sent)) {
          if (!Array.isArray(value)) {
            expect(same(value, stored[key]), `${sample.id} ${key}: ${String(stored[key])}`).toBe(true);
            continue;
          }
          const lines = rowsOf(stored, key);
          expect(lines, `${sample.id} ${key}`).toHaveLength(value.length);
          for (const [index, line] of rowsOf(sent, key).entries())
            for (const [field, text] of Object.entries(line))
              expect(same(text, lines[index]?.[field]), `${sample.id} ${key} ${index + 1} ${field}`).toBe(true);
        }
      }
    });

    test('stand in messages that give them back', () => {
      for (const sample of sampleDeclarations()) {
        const record = recordOfMessage(sample);
        const { xml = '' } = recordToXml(mapping, record);
        expect(xmlToRecord(mapping, xml), sample.id).toMatchObject({ record, problems: [], ignored: [] });
      }
    });

    test('come back exactly as messages from the API', async () => {
      const messageOf = (url: string, id: unknown) =>
        server.app.inject({ url: `/api${url}/message?id=${String(id)}`, headers: { 'x-access-token': clerk.token } });
      for (const sample of sampleDeclarations()) {
        const url = URLS[sample.kind];
        const added = await add(sample, { entryId: null });
        const { body: xml } = await messageOf(url, added.result['id']);
        const headers = { 'content-type': 'application/xml' };
        const { body } = await clerk.call({ method: 'POST', url: `${url}/message`, body: xml, headers });
        expect(body, sample.id).toMatchObject({ success: true, result: { ignored: [] } });
        const copy: Fields = Object(Object(body.result)['record']);
        expect((await messageOf(url, copy['id'])).body, sample.id).toBe(xml);
        const sent: Fields = recordOfMessage(sample);
        for (const [key, value] of Object.entries(sent))
          if (!Array.isArray(value) && key !== 'entryId')
            expect(same(value, copy[key]), `${sample.id} ${key}: ${String(copy[key])}`).toBe(true);
      }
    });

    test('pass every check of their page when they are submitted', async () => {
      for (const sample of sampleDeclarations()) {
        const added = await add(sample, { entryId: null });
        expect(await submit(sample, added.result), sample.id).toMatchObject({
          success: true,
          result: { status: 'review' },
        });
        // R26 counts the days until the current date.
        expect(
          (await judge(sample)).filter(({ ruleId }) => ruleId !== 'R26'),
          sample.id,
        ).toEqual([]);
      }
    });

    test('have a faulty case for every rule that is expected here, and no other', () => {
      expect(new Set(faultyCases().map(({ rule }) => rule))).toEqual(new Set(Object.keys(EXPECTED)));
    });

    test.each(Object.entries(EXPECTED))('with a fault against %s show %s', async (rule, expected) => {
      for (const { declaration, why } of faultyCases().filter((found) => found.rule === rule)) {
        const found = await judge(declaration);
        expect(
          found.map(({ ruleId, level, path }) => `${ruleId} ${level} ${path}`),
          why,
        ).toContain(`${rule} ${expected}`);
        const errors = new Set(found.filter(({ level }) => level === 'error').map(({ ruleId }) => ruleId));
        for (const allowed of [rule, ...(BESIDE[rule] ?? [])]) errors.delete(allowed);
        expect([...errors], why).toEqual([]);
      }
    });

    test.each(Object.entries(EXPECTED).filter(([, expected]) => expected.startsWith('error')))(
      'with a fault against %s are refused by the API: %s',
      async (rule, expected) => {
        for (const { declaration, why } of faultyCases().filter((found) => found.rule === rule)) {
          const added = await add(declaration, { entryId: null });
          const refused = await submit(declaration, added.result);
          expect(refused, why).toMatchObject({ success: false, code: 422 });
          const findings = refused.result['findings'] as readonly Found[];
          expect(
            findings.map(({ ruleId, level, path }) => `${ruleId} ${level} ${path}`),
            why,
          ).toContain(`${rule} ${expected}`);
        }
      },
    );
  },
);
