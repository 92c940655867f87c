import { VALUE_TYPES } from '../columnTypes.ts';
import { toDbColumn } from '../dbNames.ts';
import type { ColumnSchema } from '../generated/page.ts';
import type { CompiledColumn } from '../compiledPage.ts';
import type { Fields } from '../expressions/index.ts';

export const fieldsOf = (columns: readonly ColumnSchema[]): Fields =>
  new Map(columns.map((column) => [column.key, VALUE_TYPES[column.type]]));

type SystemColumn = Pick<CompiledColumn, 'key' | 'title'> & Partial<Pick<CompiledColumn, 'type' | 'width'>>;

const systemColumn = ({ key, title, type = 'normal', width = 120 }: SystemColumn): CompiledColumn => ({
  key,
  title,
  type,
  valueType: VALUE_TYPES[type],
  width,
  placeholder: '',
  checks: [],
  visible: true,
  disabled: true,
  required: false,
  whenDisabled: 'keep',
  statistics: [],
  dbColumn: toDbColumn(key),
});

/** What every record has besides its own columns; lists, sorting, queries and `$record` may name them. Times are drawn as dates. */
export const SYSTEM_COLUMNS: ReadonlyMap<string, CompiledColumn> = new Map(
  [
    systemColumn({ key: 'id', title: '编号', width: 180 }),
    systemColumn({ key: 'createBy', title: '创建人' }),
    systemColumn({ key: 'createTime', title: '创建时间', type: 'date', width: 160 }),
    systemColumn({ key: 'updateBy', title: '更新人' }),
    systemColumn({ key: 'updateTime', title: '更新时间', type: 'date', width: 160 }),
    systemColumn({ key: 'sysOrgCode', title: '所属部门' }),
    systemColumn({ key: 'version', title: '版本', type: 'inputNumber', width: 80 }),
  ].map((column) => [column.key, column]),
);
