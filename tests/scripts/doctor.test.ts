import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../engine/index.ts';
import { mendSchemas } from '../../scripts/doctor/mendSchemas.ts';
import { readOptions } from '../../scripts/doctor/options.ts';
import { report } from '../../scripts/doctor/reports.ts';
import { runCommand } from '../commands.ts';
import { english, inEnglish } from '../inEnglish.ts';

const root = join(import.meta.dirname, '../..');

const page = {
  $schema: '../../meta/page.schema.json',
  schemaVersion: 1,
  kind: 'list',
  title: '车辆',
  resource: { url: '/bgd/vehicle', table: 'bgd_vehicle', permission: 'bgd:vehicle' },
  columns: [
    { type: 'input', key: 'plateNo', title: '车牌号', maxLength: 10 },
    { type: 'inputNumber', key: 'loadKg', title: '载重', precision: 9, scale: 2 },
    { type: 'select', key: 'colour', title: '颜色', dictCode: 'colour' },
  ],
  list: { columns: ['plateNo', 'loadKg'], actions: [{ action: 'add' }] },
  form: { groups: [{ key: 'base', title: '车辆', fields: ['plateNo', 'loadKg', 'colour'] }] },
};

const dictionary = {
  $schema: '../meta/dictionary.schema.json',
  dictCode: 'colour',
  title: '颜色',
  kind: 'items',
  items: [{ value: 'red', text: '红' }],
};

type Changes = readonly (readonly [from: string, to: string])[];

/** Returns two files, with slips in the page. */
function withSlips(slips: Changes): ReadonlyMap<string, string> {
  const sound = `${JSON.stringify(page, null, 4)}\n`;
  const broken = slips.reduce((text, [from, to]) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  }, sound);
  return new Map([
    ['dicts/colour.json', JSON.stringify(dictionary)],
    ['pages/bgd/vehicle.json', broken],
  ]);
}

const SOUND = withSlips([]);
const lines = (problems: readonly Problem[]): string[] => problems.map(inEnglish);

describe('mending schemas', () => {
  it('changes nothing where all is well', () => {
    const { texts, mended, compiled } = mendSchemas(SOUND, 'schemas/');
    expect(lines(compiled.problems)).toEqual([]);
    expect(mended).toEqual([]);
    expect([...texts]).toEqual([...SOUND]);
  });

  it.each<[string, Changes]>([
    ['a misspelt key', [['"maxLength"', '"maxLenght"']]],
    ['a misspelt required key', [['"title": "车辆"', '"titel": "车辆"']]],
    ['a misspelt column type', [['"inputNumber"', '"inputNumbr"']]],
    ['a misspelt dictionary', [['"dictCode": "colour"', '"dictCode": "color"']]],
    [
      'a misspelt column',
      [
        [
          '"plateNo",\n            "loadKg"\n        ],\n        "act',
          '"plateNo",\n            "loadKgs"\n        ],\n        "act',
        ],
      ],
    ],
    ['a number as text', [['"maxLength": 10', '"maxLength": "10"']]],
    ['the missing version', [['    "schemaVersion": 1,\n', '']]],
    ['the missing name of the meta-schema', [['    "$schema": "../../meta/page.schema.json",\n', '']]],
    [
      'one mistake behind another',
      [
        ['"columns": [\n        {', '"colums": [\n        {'],
        ['"dictCode": "colour"', '"dictCode": "color"'],
        ['"maxLength"', '"maxLenght"'],
      ],
    ],
  ])('mends %s, and leaves the rest as it is written', (_name, slips) => {
    const { texts, mended, compiled } = mendSchemas(withSlips(slips), 'schemas/');
    expect(lines(compiled.problems)).toEqual([]);
    expect(mended).toHaveLength(slips.length);
    expect(texts.get('pages/bgd/vehicle.json')).toBe(SOUND.get('pages/bgd/vehicle.json'));
  });

  it('leaves an ambiguous mistake: several places use a name that no column has', () => {
    const slips: Changes = [['"key": "loadKg"', '"key": "loadKgs"']];
    const { mended, compiled } = mendSchemas(withSlips(slips), 'schemas/');
    expect(mended).toEqual([]);
    expect(compiled.problems.map(english).map(({ code, hint }) => [code, hint])).toEqual([
      ['unknown-column', 'did you mean "loadKgs"?'],
      ['unknown-column', 'did you mean "loadKgs"?'],
    ]);
  });
});

describe('the report of a diagnosis', () => {
  const { compiled } = mendSchemas(
    withSlips([
      ['"precision": 9', '"precision": 1'],
      ['"kind": "list"', '"kind": 3'],
    ]),
    'schemas/',
  );
  const { problems } = compiled;
  const counted = { pages: 1, dictionaries: 1, reports: 0, folder: 'schemas/' };
  const diagnosis = { problems, mended: [], counted, version: '1.2.3', language: 'zh-CN' } as const;

  it('as JSON holds every problem with its pointer', () => {
    const { problems: said } = JSON.parse(report('json', diagnosis)) as { problems: { pointer: string }[] };
    expect(said).toHaveLength(problems.length);
    expect(said[0]).toMatchObject({ pointer: '/kind', code: 'unknown-value', file: 'schemas/pages/bgd/vehicle.json' });
  });

  it('as SARIF 2.1.0 names the tool, each rule once, and each place', () => {
    const log = JSON.parse(report('sarif', diagnosis)) as {
      version: string;
      runs: { tool: { driver: { name: string; rules: { id: string }[] } }; results: Record<string, unknown>[] }[];
    };
    const [run] = log.runs;
    expect(log.version).toBe('2.1.0');
    expect(run?.tool.driver.name).toBe('waybill-doctor');
    expect(run?.results).toHaveLength(problems.length);
    for (const [index, result] of (run?.results ?? []).entries()) {
      const { code, line, column, file } = problems[index] ?? {};
      expect(result).toMatchObject({
        ruleId: code,
        level: 'error',
        message: { text: expect.any(String) as string },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: file },
              region: { startLine: line, startColumn: column },
            },
          },
        ],
      });
      expect(run?.tool.driver.rules[Number(result['ruleIndex'])]?.id).toBe(code);
    }
  });
});

describe('the options of the doctor', () => {
  it('are a folder, a mend, a form and a language', () => {
    expect(readOptions([])).toEqual({ folder: 'schemas', fix: false, format: 'text', language: 'zh-CN' });
    const all = { folder: 'other', fix: true, format: 'sarif', language: 'en-US' };
    expect(readOptions(['--lang', 'en', 'other', '--fix', '--sarif'])).toEqual(all);
    expect(readOptions(['other', '--fix', '--sarif', '--lang=en'])).toEqual(all);
  });

  it.each([[['--fxi']], [['a', 'b']], [['--json', '--sarif']], [['--lang']], [['--lang', 'fr']]])(
    'are refused as %j',
    (words) => {
      expect(readOptions(words)).toBeUndefined();
    },
  );
});

const folder = mkdtempSync(join(tmpdir(), 'waybill-mend-'));
afterAll(() => rmSync(folder, { recursive: true }));

const doctor = async (...words: string[]): Promise<{ code: number | null; output: string }> => {
  const { status, told } = await runCommand('scripts/doctor', words);
  return { code: status, output: told };
};

describe('the doctor with --fix', { timeout: 60_000 }, () => {
  it('fixes the files and reports the changes; a second run changes nothing', async () => {
    cpSync(join(root, 'schemas'), folder, { recursive: true });
    const file = join(folder, 'dicts/currency.json');
    const sound = readFileSync(file, 'utf8');
    writeFileSync(file, sound.replace('"dictCode"', '"dictcod"'));
    const first = await doctor(folder, '--fix', '--lang', 'en');
    expect(first.output).toMatch(/mended .*currency\.json:\d+:\d+ \/dictcod unknown key "dictcod"/);
    expect(first.code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(sound);
    expect(await doctor(folder, '--fix', '--json')).toMatchObject({ code: 0 });
  });

  it('says by its exit code that it could not be run', async () => {
    expect((await doctor('--nonsense')).code).toBe(2);
    expect((await doctor('no/such/folder')).code).toBe(2);
  });
});
