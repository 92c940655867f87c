import { kindOf, type ColumnType, type CompiledColumn, type ValueType } from '../../../engine/index.ts';
import type { ReportQueryItem } from '../../kit/ports/reportPort.ts';

const drawnAs: Readonly<Record<ReportQueryItem['kind'], readonly [ColumnType, ValueType]>> = {
  text: ['input', 'text'],
  number: ['inputNumber', 'decimal'],
  date: ['date', 'date'],
  datetime: ['datetime', 'text'],
  options: ['select', 'text'],
  dictionary: ['sel_search', 'text'],
};

/** Returns a report condition as a column, for its control. */
export function queryColumn(item: ReportQueryItem, placeholder: string): CompiledColumn {
  const [type, valueType] = drawnAs[item.kind];
  return {
    key: item.key,
    title: item.title,
    type,
    traits: kindOf(type),
    valueType,
    width: 120,
    placeholder,
    requiredMessage: '',
    checks: [],
    visible: true,
    disabled: false,
    required: false,
    whenDisabled: 'keep',
    statistics: [],
    dbColumn: item.key,
    options: item.options,
    dictCode: item.dictCode,
  };
}
