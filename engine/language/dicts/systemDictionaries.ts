import type { ValueType } from '../../core/values.ts';
import type { CompiledDictionary } from './compileDictionary.ts';

const CODE: ReadonlyMap<string, ValueType> = new Map([['code', 'text']]);

const categories = (dictCode: string, value: 'id' | 'code'): CompiledDictionary => ({
  dictCode,
  title: '分类字典',
  kind: 'table',
  attributes: CODE,
  source: {
    table: 'sys_category',
    text: 'name',
    value,
    orderBy: [{ column: 'code', order: 'asc' }],
    attributes: new Map([['code', 'code']]),
    // A category refers to its parent by id, so the dictionary by code is not a tree.
    ...(value === 'id' && { pidField: 'pid', hasChildField: 'has_child' }),
  },
});

/** Dictionary of the names of system rows by id, as other clients request it: `sys_tenant,name,id`. */
const names = (
  { table, title }: { readonly table: string; readonly title: string },
  orderColumn: string,
): CompiledDictionary => ({
  dictCode: `${table}_name`,
  title,
  kind: 'table',
  attributes: new Map(),
  source: {
    table,
    text: 'name',
    value: 'id',
    orderBy: [{ column: orderColumn, order: 'asc' }],
    attributes: new Map(),
  },
});

/**
 * Attributes of an area (W3.3-10): its own name besides the full one, the code of its parent area, the level 1 to 3.
 */
const AREA: ReadonlyMap<string, ValueType> = new Map([
  ['name', 'text'],
  ['parent', 'text'],
  ['level', 'decimal'],
]);

/**
 * Built-in dictionaries of system tables, which need no file. A file with the same code overrides a built-in
 * dictionary.
 */
export const SYSTEM_DICTIONARIES: ReadonlyMap<string, CompiledDictionary> = new Map(
  [
    categories('sys_category', 'id'),
    categories('sys_category_code', 'code'),
    names({ table: 'sys_tenant', title: '租户' }, 'name'),
    names({ table: 'sys_position', title: '职务' }, 'post_level'),
    { dictCode: 'china_area', title: '行政区划', kind: 'areas', attributes: AREA } as const,
  ].map((dictionary) => [dictionary.dictCode, dictionary]),
);
