import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import { afterAll, describe, expect, it } from 'vitest';
import { readSchemas } from '../../scripts/doctor/readSchemas.ts';
import { NAMES_FILE, namesSchema } from '../../scripts/names/namesSchema.ts';
import { readNames } from '../../scripts/names/readNames.ts';
import { writeNames } from '../../scripts/names/writeNames.ts';

const schemas = join(import.meta.dirname, '../../schemas');
const shipped = readSchemas(schemas);
const readMeta = (name: string): object =>
  JSON.parse(readFileSync(join(schemas, `meta/${name}.schema.json`), 'utf8')) as object;

interface NameDefinition {
  readonly examples: readonly string[];
  readonly defaultSnippets: readonly {
    readonly label: string;
    readonly description: string;
    readonly body: string;
  }[];
}

const definitionsOf = (text: string): Readonly<Record<string, NameDefinition>> =>
  (JSON.parse(text) as { definitions: Record<string, NameDefinition> }).definitions;

const PAGE = `{
  "schemaVersion": 1, "kind": "list", "title": "车辆",
  "resource": { "url": "/bgd/vehicle", "table": "bgd_vehicle", "permission": "bgd:vehicle" },
  "columns": [{ "type": "input", "key": "plateNo", "title": "车牌号", "viewPermission": "bgd:vehicle:plate" }],
  "details": [{ "key": "wheels", "title": "车轮", "table": "bgd_wheel",
    "columns": [{ "type": "input", "field": "sizeMm", "title": "尺寸" }] }]`;

const texts = new Map([
  ['pages/bgd/vehicle.json', `${PAGE} }`],
  ['dicts/colour.json', '{ "dictCode": "colour", "title": "颜色", "attributes": { "rgb": "text" } }'],
  ['reports/cars.json', '{ "code": "cars", "title": "车辆表", "permission": "bgd:cars" }'],
  ['messages/car.json', '{ "title": "车辆报文" }'],
  ['menu.json', '[{ "title": "车辆", "permissionList": [{ "action": "bgd:vehicle:wash", "title": "洗车" }] }]'],
]);

describe('the names that editors offer', () => {
  const names = readNames(texts);

  it.each([
    ['dictCode', 'colour', '颜色'],
    ['columnKey', 'plateNo', '车牌号'],
    ['columnKey', 'sizeMm', '尺寸'],
    ['columnKey', 'createTime', '创建时间'],
    ['queryColumn', 'wheels.sizeMm', '尺寸'],
    ['mark', '/wheels/*/sizeMm', '尺寸'],
    ['tableColumn', 'plate_no', '车牌号'],
    ['tableName', 'bgd_wheel', '车轮'],
    ['detailKey', 'wheels', '车轮'],
    ['pageId', 'bgd/vehicle', '车辆'],
    ['component', 'schema:bgd/vehicle', '车辆'],
    ['permission', 'bgd:vehicle', ''],
    ['permission', 'bgd:vehicle:plate', ''],
    ['permission', 'bgd:vehicle:wash', '车辆 洗车'],
    ['attribute', 'rgb', '颜色'],
    ['reportCode', 'cars', '车辆表'],
    ['messageName', 'car', '车辆报文'],
    ['remoteCheck', 'duplicate', 'no other record has the value'],
  ])('for %s have %s with what it means', (format, name, meaning) => {
    expect(names.get(format)?.get(name)).toBe(meaning);
  });

  it('have every preset and handler', () => {
    expect(names.get('pattern')?.has('mobile')).toBe(true);
    expect(names.get('handler')?.has('uscc')).toBe(true);
  });

  it('stay while a file is half written', () => {
    const halfWritten = new Map([...texts, ['pages/bgd/vehicle.json', `${PAGE}, "rules": [{ "must": `]]);
    expect(readNames(halfWritten)).toEqual(names);
  });

  it('are examples, with the meaning beside the same label in VS Code', () => {
    const { dictCode } = definitionsOf(namesSchema(texts));
    expect(dictCode).toEqual({
      examples: ['colour'],
      defaultSnippets: [{ label: '"colour"', description: '颜色', body: 'colour' }],
    });
  });
});

describe('the file of names', () => {
  it('is generated: the same schemas give the same file', () => {
    expect(readFileSync(join(schemas, NAMES_FILE), 'utf8') === namesSchema(shipped)).toBe(true);
  });

  it('has a definition for every reference of the meta-schemas, which refuses nothing', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false, discriminator: true });
    ajv.addSchema(readMeta('names'));
    for (const name of ['page', 'dictionary', 'menu', 'report', 'message', 'job', 'locale'])
      ajv.addSchema(readMeta(name));
    const page = JSON.parse(`${PAGE.replace('"type": "input"', '"dictCode": "nobody_knows", "type": "select"')},
      "list": { "columns": ["nobodyKnows"] }, "form": { "groups": [] } }`) as unknown;
    for (const name of ['dictionary', 'menu', 'report', 'message', 'job'])
      expect(ajv.getSchema(`${name}.schema.json`)).toBeDefined();
    expect([ajv.validate('page.schema.json', page), ajv.errors]).toEqual([true, null]);
  });

  it('offers the codes of shipped dictionaries where a column names one', () => {
    const column = JSON.stringify((readMeta('page') as { definitions: object }).definitions);
    expect(column).toContain(
      '"format":"dictCode","minLength":1,"maxLength":500,"allOf":[{"$ref":"names.schema.json#/definitions/dictCode"}]',
    );
    const { dictCode } = definitionsOf(readFileSync(join(schemas, NAMES_FILE), 'utf8'));
    const codes = [...shipped.keys()].flatMap((path) => /^dicts\/(.+)\.json$/.exec(path)?.[1] ?? []);
    expect(dictCode?.examples).toEqual(codes.sort());
  });
});

describe('bringing the names up to date', () => {
  const folder = mkdtempSync(join(tmpdir(), 'waybill-names-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('writes only what changed, and nothing where there are no meta-schemas', () => {
    expect(writeNames(folder)).toBe(false);
    mkdirSync(join(folder, 'meta'));
    mkdirSync(join(folder, 'dicts'));
    expect(writeNames(folder)).toBe(true);
    const { mtimeMs } = statSync(join(folder, NAMES_FILE));
    expect(writeNames(folder)).toBe(false);
    expect(statSync(join(folder, NAMES_FILE)).mtimeMs).toBe(mtimeMs);
    writeFileSync(join(folder, 'dicts/colour.json'), texts.get('dicts/colour.json') ?? '');
    expect(writeNames(folder)).toBe(true);
    expect(readFileSync(join(folder, NAMES_FILE), 'utf8')).toContain('"colour"');
  });
});
