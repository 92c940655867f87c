import { kindOf } from '../../columnKinds/index.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import type { CompiledColumn } from '../../compiled/compiledPage.ts';
import type { Fields } from '../../expressions/index.ts';
import type { Language } from '../../../text/catalogue/languages.ts';
import { wordsOf } from '../../../text/words/words.ts';
import type { Words } from '../../../text/words/words.ts';

export const fieldsOf = (columns: readonly ColumnSchema[]): Fields =>
  new Map(columns.map((column) => [column.key, kindOf(column.type).valueType]));

interface SystemColumn {
  readonly key: 'id' | 'createBy' | 'createTime' | 'updateBy' | 'updateTime' | 'sysOrgCode' | 'version';
  readonly type?: CompiledColumn['type'];
  readonly width?: number;
}

const SYSTEM: readonly SystemColumn[] = [
  { key: 'id', width: 180 },
  { key: 'createBy' },
  { key: 'createTime', type: 'date', width: 160 },
  { key: 'updateBy' },
  { key: 'updateTime', type: 'date', width: 160 },
  { key: 'sysOrgCode' },
  { key: 'version', type: 'inputNumber', width: 80 },
];

const compiled = ({ key, type = 'normal', width = 120 }: SystemColumn, words: Words): CompiledColumn => ({
  key,
  title: words[key],
  type,
  traits: kindOf(type),
  valueType: kindOf(type).valueType,
  width,
  placeholder: '',
  requiredMessage: '',
  checks: [],
  visible: true,
  disabled: true,
  required: false,
  whenDisabled: 'keep',
  statistics: [],
  dbColumn: toDbColumn(key),
});

const columnsIn = (language: Language): ReadonlyMap<string, CompiledColumn> =>
  new Map(SYSTEM.map((column) => [column.key, compiled(column, wordsOf(language))]));

/**
 * Columns that every record has besides its own; lists, sorting, queries and `$record` may name them. Times are
 * rendered as dates.
 */
export const SYSTEM_COLUMNS = columnsIn('zh-CN');

const BY_LANGUAGE = { 'zh-CN': SYSTEM_COLUMNS, 'en-US': columnsIn('en-US') } as const;

export const systemColumnsIn = (language: Language = 'zh-CN'): ReadonlyMap<string, CompiledColumn> =>
  BY_LANGUAGE[language];
