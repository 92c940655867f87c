import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DictionarySchema } from '../../../../engine/index.ts';
import { dictionaryFiles } from '../../../../server/records/operations/prepareRecords.ts';
import { openSchemaStore } from '../../../../server/core/schemas/openSchemaStore.ts';
import { rankedValues } from '../../../../server/data/dictionaries/spelledIndex.ts';
import { importCodes } from '../../../../server/data/dictionaries/codeImport.ts';
import { seedCodes } from '../../../../server/data/dictionaries/codeSeeds.ts';
import { createTestDatabase, type TestDatabase } from '../../testDatabase.ts';

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'waybill-codes-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

const dictionary = (dictCode: string, more: Partial<DictionarySchema> = {}): DictionarySchema => ({
  dictCode,
  title: dictCode,
  kind: 'codes',
  attributes: { zone: 'text', rate: 'decimal' },
  import: [
    {
      file: `${dictCode}.tsv`,
      value: 'code',
      text: 'name',
      attributes: { zone: 'zone', rate: 'rate' },
      search: ['en'],
    },
  ],
  ...more,
});

const write = (file: string, ...lines: string[]): void => writeFileSync(join(folder, file), lines.join('\n'));

const stored = (dictCode: string) =>
  database.db
    .selectFrom('sys_code_item')
    .select(['value', 'text', 'search', 'attributes'])
    .where('dict_code', '=', dictCode)
    .orderBy('sort_no')
    .execute();

describe('an import', () => {
  test('takes text as it stands: leading zeros, quotes, blanks, CRLF and a byte order mark', async () => {
    write('plain.tsv', '\uFEFFcode\tname\ten\tzone\trate\r', '001\t"甲"\tA B\tX\t1.50\r', '\r', '01\t 乙 \t\t\t\r', '');
    const [report] = await importCodes(database.db, [dictionary('plain')], folder);
    expect(report).toEqual({
      dictCode: 'plain',
      title: 'plain',
      done: { added: 2, changed: 0, unchanged: 0 },
      missing: [],
      problems: [],
    });
    expect(await stored('plain')).toEqual([
      { value: '001', text: '"甲"', search: 'A B', attributes: { zone: 'X', rate: '1.50' } },
      { value: '01', text: ' 乙 ', search: '', attributes: {} },
    ]);
  });

  test('updates a table, counts the changes, and keeps codes missing in the file', async () => {
    write('again.tsv', 'code\tname\ten\tzone\trate', 'A\t甲\t\t\t', 'B\t乙\t\t\t');
    await importCodes(database.db, [dictionary('again')], folder);
    write('again.tsv', 'code\tname\ten\tzone\trate', 'A\t甲\t\t\t', 'C\t丙\t\t\t', 'D\t丁\t\t\t');
    const [report] = await importCodes(database.db, [dictionary('again')], folder);
    expect(report?.done).toEqual({ added: 2, changed: 0, unchanged: 1 });
    expect((await stored('again')).map(({ value }) => value)).toEqual(expect.arrayContaining(['A', 'B', 'C', 'D']));
  });

  test('of several files prefers the later one, and takes only the matching rows', async () => {
    const files = dictionary('two', {
      attributes: {},
      import: [
        { file: 'two-a.tsv', value: 'code', text: 'name' },
        { file: 'two-b.tsv', value: 'code', text: 'name', where: { used: '1' } },
      ],
    });
    write('two-a.tsv', 'code\tname', 'A\told', 'B\tonly here');
    write('two-b.tsv', 'code\tname\tused', 'A\tnew\t1', 'C\tnot used\t0');
    await importCodes(database.db, [files], folder);
    expect((await stored('two')).map(({ value, text }) => [value, text])).toEqual([
      ['A', 'new'],
      ['B', 'only here'],
    ]);
  });

  test('reports invalid rows by file and line, and skips only that dictionary', async () => {
    write(
      'bad.tsv',
      'code\tname\ten\tzone\trate',
      'A\t甲\t\t\t1',
      '\t乙\t\t\t',
      'C\t丙\t\t\tmuch',
      'D\t丁\t\t\t\tmore',
    );
    write('good.tsv', 'code\tname\ten\tzone\trate', 'A\t甲\t\t\t');
    const reports = await importCodes(database.db, [dictionary('bad'), dictionary('good')], folder);
    expect(reports.map(({ done, problems }) => ({ done, problems }))).toEqual([
      {
        done: undefined,
        problems: [
          'bad.tsv:3 column "code" is blank',
          'bad.tsv:4 column "rate": "much" is no decimal',
          'bad.tsv:5 6 cells under 5 columns',
        ],
      },
      { done: { added: 1, changed: 0, unchanged: 0 }, problems: [] },
    ]);
    expect(await stored('bad')).toEqual([]);
  });

  test('names columns that a file lacks, and files that the folder lacks', async () => {
    write('lacking.tsv', 'code\ttitle', 'A\t甲');
    const [lacking, absent] = await importCodes(database.db, [dictionary('lacking'), dictionary('absent')], folder);
    expect(lacking?.problems).toContain('lacking.tsv:1 no column "name"; the file has: code, title');
    expect(absent).toMatchObject({ missing: ['absent.tsv'], problems: [] });
    expect(absent).not.toHaveProperty('done');
  });

  test('finds codes by names from further files and their own, in any import order', async () => {
    const ports = dictionary('ports', {
      import: [
        {
          file: 'ports.tsv',
          value: 'code',
          text: 'name',
          search: ['en'],
          words: [{ file: 'seas.tsv', word: 'locode', name: ['town', 'land'], of: 'en' }],
        },
      ],
      seed: [{ value: 'DEU063', text: '汉堡', search: ['DEHAM'] }],
    });
    write('ports.tsv', 'code\tname\ten', 'NLD066\t鹿特丹\tRotterdam, Netherlands', 'DEU063\t汉堡\tHamburg, Germany');
    write('seas.tsv', 'locode\ttown\tland', 'NLRTM\tROTTERDAM\tNetherlands', 'XXHAM\tHamburg\tElsewhere');
    expect(await importCodes(database.db, [ports], folder)).toMatchObject([{ missing: [], problems: [] }]);
    expect((await stored('ports')).map(({ search }) => search)).toEqual([
      'Rotterdam, Netherlands NLRTM',
      'Hamburg, Germany DEHAM',
    ]);
    write('seas.tsv', 'code\ttown\tland', 'NLRTM\tRotterdam\tNetherlands');
    const [report] = await importCodes(database.db, [ports], folder);
    expect(report?.problems).toEqual(['seas.tsv:1 no column "locode"; the file has: code, town, land']);
  });

  test('takes more rows than fit into one statement', async () => {
    write(
      'large.tsv',
      'code\tname\ten\tzone\trate',
      ...Array.from({ length: 5001 }, (_, n) => `${String(n).padStart(6, '0')}\t名${n}\t\t\t`),
    );
    const [report] = await importCodes(database.db, [dictionary('large')], folder);
    expect(report?.done?.added).toBe(5001);
  });
});

describe('seeds', () => {
  test('fill a table that is empty, and no other', async () => {
    const seeded = dictionary('seeded', { seed: [{ value: '01', text: '甲', attributes: { zone: 'X' } }] });
    const taken = dictionary('again', { seed: [{ value: 'S', text: '不要' }] });
    const [first, second] = await Promise.all([
      seedCodes(database.db, [seeded, taken]),
      seedCodes(database.db, [seeded, taken]),
    ]);
    expect([...first, ...second]).toEqual(['seeded']);
    expect(await stored('seeded')).toEqual([{ value: '01', text: '甲', search: '', attributes: { zone: 'X' } }]);
    expect((await stored('again')).map(({ value }) => value)).not.toContain('S');
  });

  test('are found by the attributes that an import makes searchable', async () => {
    const named = dictionary('named', {
      attributes: { nameEn: 'text', zone: 'text' },
      import: [{ file: 'x.tsv', value: 'code', text: 'name', attributes: { nameEn: 'name_en' }, search: ['name_en'] }],
      seed: [{ value: '01', text: '甲', attributes: { nameEn: 'First', zone: 'X' } }],
    });
    await seedCodes(database.db, [named]);
    expect((await stored('named')).map(({ search }) => search)).toEqual(['First']);
  });
});

/** Returns the first code that matches a typed word. */
const firstOf = async (dictCode: string, typed: string): Promise<string | undefined> => {
  const names = sql`select value, text, search, sort_no from sys_code_item where dict_code = ${dictCode}`;
  const [first] = await rankedValues(database.db, { key: dictCode, names, order: sql`order by n.sort_no` }, [typed]);
  return first;
};

/** Names of codes in other official lists: UN/LOCODE, ISO 3166 and ISO 4217. */
const OFFICIAL = [
  ['port', 'NLRTM', 'NLD066'],
  ['port', 'deham', 'DEU063'],
  ['country', '840', 'USA'],
  ['country', '528', 'NLD'],
  ['currency', '978', 'EUR'],
] as const;

test('what ships is found by what other official lists call it [U]', async () => {
  const schemas = await openSchemaStore('schemas', { watch: false });
  await seedCodes(database.db, dictionaryFiles({ schemas }));
  for (const [dictCode, typed, value] of OFFICIAL)
    expect([dictCode, typed, await firstOf(dictCode, typed)]).toEqual([dictCode, typed, value]);
});

describe.skipIf(process.env['WAYBILL_REFERENCE'] === undefined)(
  'the reference tables (skipped where WAYBILL_REFERENCE is not set)',
  () => {
    test('go in whole, every file that the dictionaries name', async () => {
      const schemas = await openSchemaStore('schemas', { watch: false });
      const reports = await importCodes(
        database.db,
        dictionaryFiles({ schemas }),
        String(process.env['WAYBILL_REFERENCE']),
      );
      expect(reports.length).toBeGreaterThan(5);
      for (const report of reports) {
        expect(report).toMatchObject({ missing: [], problems: [] });
        const { added = 0, changed = 0, unchanged = 0 } = report.done ?? {};
        expect(added + changed + unchanged).toBeGreaterThan(0);
      }
      for (const [dictCode, typed, value] of OFFICIAL)
        expect([dictCode, typed, await firstOf(dictCode, typed)]).toEqual([dictCode, typed, value]);
    });
  },
);
