import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const folder = join(import.meta.dirname, 'virtual');
const page = join(import.meta.dirname, '../../engine/generated/page.ts');
const head = `import type { ColumnSchema, ColumnType, PageSchema, PopupColumn } from '../../../engine/generated/page.ts';
type OfFamily<C, T> = C extends { type: infer Types } ? (T extends Types ? C : never) : never;
type Of<T extends ColumnType> = OfFamily<ColumnSchema, T>;
type Registry = { readonly [T in ColumnType]: (column: Of<T>) => string };
const named = (column: { readonly key: string; readonly title: string }): string => column.key + column.title;
`;

interface PageMeta {
  readonly definitions: {
    readonly columnSchema: { readonly properties: { readonly type: { readonly enum: string[] } } };
  };
}
const meta = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../schemas/meta/page.schema.json'), 'utf8'),
) as PageMeta;
const types = meta.definitions.columnSchema.properties.type.enum;
const entriesBut = (...left: string[]): string =>
  types
    .filter((type) => !left.includes(type))
    .map((type) => `'${type}': named`)
    .join(', ');

const good: Readonly<Record<string, string>> = {
  'a registry with an entry for every type': `export const registry: Registry = { ${entriesBut()} };`,
  'an entry that reads the keys of its own type': `export const registry: Registry = { ${entriesBut('popup', 'checkbox', 'inputNumber', 'image')},
    popup: ({ popupCode, orgFields, destFields, param }) => [popupCode, ...[orgFields, destFields].flat(), ...Object.keys(param ?? {})].join(),
    checkbox: ({ customValue, defaultChecked }) => [customValue, defaultChecked].flat().join(),
    inputNumber: ({ precision, scale, statistics, isOrder }) => [precision, scale, statistics, isOrder].flat().join(),
    image: ({ number, multi, allowRemove, fieldExtendJson }) => [number, multi, allowRemove, fieldExtendJson?.uploadnum].join() };`,
  'a column whose type decides which keys it has': `export const read = (column: ColumnSchema): unknown =>
    column.type === 'popup' ? column.popupCode : column.type === 'inputNumber' ? column.scale : column.key;`,
  'lists and comma text alike': `export const popups: PopupColumn[] = [
    { type: 'popup', key: 'a', title: 'A', popupCode: 'p', orgFields: ['x'], destFields: ['a'] },
    { type: 'popup', key: 'a', title: 'A', popupCode: 'p', orgFields: 'x,y', destFields: 'a,b' }];`,
};

const wrong: Readonly<Record<string, string>> = {
  'a registry without an entry': `export const registry: Registry = { ${entriesBut('input')} };`,
  'a registry with an entry of no type': `export const registry: Registry = { ${entriesBut()}, inputt: named };`,
  'an entry that reads a key of another type': `export const registry: Registry = { ${entriesBut('input')}, input: ({ precision }) => String(precision) };`,
  'a column of an unknown type': `export const column: ColumnSchema = { type: 'inputt', key: 'a', title: 'A' };`,
  'a column without key': `export const column: ColumnSchema = { type: 'input', title: 'A' };`,
  'a misspelt key': `export const column: ColumnSchema = { type: 'input', key: 'a', title: 'A', widht: 3 };`,
  'a key of another type': `export const column: ColumnSchema = { type: 'input', key: 'a', title: 'A', precision: 3 };`,
  'a text for a number': `export const column: ColumnSchema = { type: 'input', key: 'a', title: 'A', width: '3' };`,
  'a popup without destFields': `export const column: ColumnSchema = { type: 'popup', key: 'a', title: 'A', popupCode: 'p', orgFields: 'x' };`,
  'an unknown statistic': `export const column: ColumnSchema = { type: 'inputNumber', key: 'a', title: 'A', statistics: ['max'] };`,
  'an undefined where a key may only be absent': `export const column: ColumnSchema = { type: 'input', key: 'a', title: 'A', width: undefined };`,
  'a page of an unknown kind': `export const page: PageSchema = { schemaVersion: 1, kind: 'grid', title: 'A' };`,
  'a page of another version': `export const page: PageSchema = { schemaVersion: 2, kind: 'base', title: 'A' };`,
};

const options: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noEmit: true,
  allowImportingTsExtensions: true,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts'],
  types: [],
};

/** Returns the messages of the compiler for each source, under `tsc --strict`. */
function messagesOf(sources: Readonly<Record<string, string>>): ReadonlyMap<string, readonly string[]> {
  const texts = new Map(
    Object.entries(sources).map(([name, text], index) => [join(folder, `${index}.ts`), { name, text }]),
  );
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file)?.text ?? readFile(file);
  host.getSourceFile = (file, language, ...rest) => {
    const found = texts.get(file);
    return found ? ts.createSourceFile(file, head + found.text, language) : getSourceFile(file, language, ...rest);
  };
  const program = ts.createProgram([...texts.keys(), page], options, host);
  return new Map(
    [...texts].map(([file, { name }]) => [
      name,
      ts
        .getPreEmitDiagnostics(program, program.getSourceFile(file))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ]),
  );
}

describe('the types that come from the meta-schemas', { timeout: 60_000 }, () => {
  const said = messagesOf({ ...good, ...wrong });

  it('know every type of the specification [W3.1-2]', () => {
    const written =
      'input inputNumber textarea checkbox checkbox_meta select list_multi select-multiple select-search sel_search sel_search_async sel_depart sel_user date datetime time input_pop upload file image radio popup progress tags autocomplete slot normal hidden';
    expect(types).toEqual(expect.arrayContaining(written.split(' ')));
  });

  it.each(Object.keys(good))('let %s pass', (name) => expect(said.get(name)).toEqual([]));

  it.each(Object.keys(wrong))('refuse %s', (name) => {
    expect(said.get(name)?.length).toBeGreaterThan(0);
    expect(said.get(name)?.join()).not.toMatch(/Cannot find|no exported member/);
  });
});
