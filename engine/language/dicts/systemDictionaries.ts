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
    // A category names the one above by its id: by code it is no tree of its own.
    ...(value === 'id' && { pidField: 'pid', hasChildField: 'has_child' }),
  },
});

/** Names of the system's own rows by their ids, as other clients ask for them: `sys_tenant,name,id`. */
const names = ([table, title]: readonly [string, string], orderColumn: string): CompiledDictionary => ({
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

/** Attributes of an area (W3.3-10): its own name beside the full one, the code of the area that it is a part of, 1 to 3. */
const AREA: ReadonlyMap<string, ValueType> = new Map([
  ['name', 'text'],
  ['parent', 'text'],
  ['level', 'decimal'],
]);

/** Dictionaries that need no file: those of the system's own trees. A file of the same code stands over one. */
export const SYSTEM_DICTIONARIES: ReadonlyMap<string, CompiledDictionary> = new Map(
  [
    categories('sys_category', 'id'),
    categories('sys_category_code', 'code'),
    names(['sys_tenant', '租户'], 'name'),
    names(['sys_position', '职务'], 'post_level'),
    { dictCode: 'china_area', title: '行政区划', kind: 'areas', attributes: AREA } as const,
  ].map((dictionary) => [dictionary.dictCode, dictionary]),
);
