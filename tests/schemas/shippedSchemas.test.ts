import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { compileSchemas, isSecret, type ColumnType } from '../../engine/index.ts';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { SHELL_COMPONENTS } from '../../scripts/doctor/shellComponents.ts';
import { toMenu } from '../../contract/menu.ts';
import { buildRoutes } from '../../src/shell/routes/buildRoutes.ts';
import { runCommand } from '../commands.ts';
import { inEnglish } from '../inEnglish.ts';

const root = join(import.meta.dirname, '../..');
const schemas = join(root, 'schemas');
const compiled = compileSchemas({ texts: readSchemas(schemas), shellComponents: SHELL_COMPONENTS });

interface ColumnFamilies {
  readonly definitions: {
    readonly columnSchema: { readonly properties: { readonly type: { readonly enum: string[] } } };
  };
}
const pageMeta = JSON.parse(readFileSync(join(schemas, 'meta/page.schema.json'), 'utf8')) as ColumnFamilies;
const columnTypes = pageMeta.definitions.columnSchema.properties.type.enum;

describe('the schemas that ship', () => {
  it('are sound', () => expect(compiled.problems.map(inEnglish)).toEqual([]));

  it.each(columnTypes)('show the column type %s in an example, in the head and in a row', (type) => {
    const page = compiled.pages.get(`examples/${type}`)?.page;
    expect(page?.columns.map((column) => column.type)).toContain(type);
    // Secret types, which are never returned, exist in the head only.
    if (isSecret(type as ColumnType)) return;
    expect(page?.details[0]?.columns.map((column) => column.type)).toContain(type);
  });
});

describe('what the doctor takes for a part of the shell', () => {
  it.each([...SHELL_COMPONENTS.keys()])('%s is no page schema to the shell either', (component) => {
    const [route] = buildRoutes(toMenu([{ path: '/a', name: 'a', component, meta: { title: 'A' } }]));
    expect(route?.target.kind).not.toBe('page');
  });
});

const folder = mkdtempSync(join(tmpdir(), 'waybill-doctor-'));
afterAll(() => rmSync(folder, { recursive: true }));

const doctor = async (...words: string[]): Promise<{ code: number | null; output: string }> => {
  const { status, told } = await runCommand('scripts/doctor', words);
  return { code: status, output: told };
};

describe('the doctor', () => {
  it('says that all is well', { timeout: 60_000 }, async () => {
    expect(await doctor('schemas')).toEqual({ code: 0, output: expect.stringContaining('没有问题。') as string });
  });

  it('says every problem with file, line, column and hint, and fails', { timeout: 60_000 }, async () => {
    cpSync(schemas, folder, { recursive: true });
    const file = join(folder, 'pages/customs/export-declaration.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replaceAll('"dictCode": "customs_district"', '"dictCode": "customs_distric"'),
    );
    writeFileSync(join(folder, 'dicts/unit.json'), '{');
    const { code, output } = await doctor(folder, '--lang', 'en');
    expect(code).toBe(1);
    expect(output).toMatch(
      /export-declaration\.json:\d+:\d+ \/columns\/\d+\/dictCode unknown dictionary "customs_distric", did you mean "customs_district"\?/,
    );
    expect(output).toMatch(/dicts\/unit\.json:1:\d+ \/ a/);
    expect(output).toMatch(/the dictionary "unit" has problems of its own/);
  });
});
