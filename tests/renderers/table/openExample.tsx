import { userEvent } from 'vitest/browser';
import {
  compileSchemas,
  type CompiledColumn,
  type CompiledPage,
  type ColumnType,
  type Values,
} from '../../../engine/index.ts';
import type { DictItem, EditableTableProps, TablePorts } from '../../../renderers/index.ts';
import { rowsOf } from '../../engine/table/tableFixture.ts';
import { memoryDictionaries } from '../memoryDictionaries.ts';
import { openTable, t, type OpenTable } from './openTable.tsx';
import { inEnglish } from '../../inEnglish.ts';

const files = import.meta.glob<string>(
  ['../../../schemas/{dicts,examples}/*.json', '../../../schemas/reports/example_*'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

const { pages, dictionarySchemas, problems } = compileSchemas({
  texts: new Map(Object.entries(files).map(([path, text]) => [path.replace('../../../schemas/', ''), text])),
});
// Pages that records are picked from, and pages whose tables are dictionaries, are not among the examples.
const ELSEWHERE: ReadonlySet<string> = new Set(['unknown-address', 'unknown-table']);
const broken = problems.filter(({ file, code }) => file !== 'schemas/menu.json' && !ELSEWHERE.has(code));
if (broken.length > 0) throw new Error(broken.map(inEnglish).join('\n'));

const itemsOf = (dictCode: string): readonly DictItem[] => {
  const schema = dictionarySchemas.get(dictCode);
  const items = schema !== undefined && 'items' in schema ? schema.items : undefined;
  const seed = schema !== undefined && 'seed' in schema ? schema.seed : undefined;
  return (items ?? seed ?? []).map(({ value, text }) => ({ value, text }));
};

/** Shipped dictionaries, with the items that their files contain. */
export const shippedDictionaries = (): TablePorts['dictionaries'] =>
  memoryDictionaries(Object.fromEntries([...dictionarySchemas.keys()].map((code) => [code, itemsOf(code)])));

export function examplePage(type: ColumnType): CompiledPage {
  const page = pages.get(`examples/${type}`)?.page;
  if (page === undefined) throw new Error(`there is no example of ${type}`);
  return page;
}

/** Returns the detail columns of an example page. */
export const exampleColumns = (type: ColumnType): readonly CompiledColumn[] => {
  const [lines] = examplePage(type).details;
  if (lines === undefined) throw new Error(`the example of ${type} has no lines`);
  return lines.columns;
};

/** Returns a head column of an example page. */
export function exampleHeader(type: ColumnType, key: string): CompiledColumn {
  const column = examplePage(type).columnByKey.get(key);
  if (column === undefined) throw new Error(`the example of ${type} has no column ${key}`);
  return column;
}

export interface ExampleOptions {
  /** Values of the rows. Default: three blank rows. */
  readonly rows?: readonly Values[];
  readonly readOnly?: boolean;
  readonly dictionaries?: TablePorts['dictionaries'];
}

/** Opens a table with the detail columns of the example page of a column type. */
export function openExample(
  type: ColumnType,
  { rows = [{}, {}, {}], readOnly = false, dictionaries = shippedDictionaries() }: ExampleOptions = {},
  props: Partial<EditableTableProps> = {},
): Promise<OpenTable> {
  return openTable(
    { columns: exampleColumns(type), rows: rowsOf(rows.length, (index) => ({ ...rows[index] })), readOnly },
    { ports: { dictionaries, t }, ...props },
  );
}

export const press = (keys: string): Promise<void> => userEvent.keyboard(keys);

/** Returns the input of the editor that overlays its cell. */
export const cellInput = (): HTMLInputElement | null =>
  document.querySelector('input.wb-combobox-input, .wb-combobox-input input');

export const popup = (): HTMLElement | null => document.querySelector('.wb-choices');

export const choices = (): string[] =>
  [...document.querySelectorAll('[role=option]')].map((choice) => choice.textContent ?? '');

/** Returns the choice that Enter would take. */
export const activeChoice = (): string | undefined =>
  document.querySelector('.wb-choice.is-active')?.textContent ?? undefined;

export function choiceOf(text: string): Element {
  const found = [...document.querySelectorAll('[role=option]')].find((choice) => choice.textContent?.endsWith(text));
  if (found === undefined) throw new Error(`no choice ${text}`);
  return found;
}
