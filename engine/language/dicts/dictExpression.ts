import { toDbColumn } from '../../core/dbNames.ts';
import type { RecordFilter } from '../../core/recordFilter.ts';
import type { CompiledDictionary } from './compileDictionary.ts';
import type { TableSource } from './tableDictionary.ts';
import { SYSTEM_DICTIONARIES } from './systemDictionaries.ts';
import { parseWhere } from './parseWhere.ts';
import { pickedDictionary } from './pickedDictionary.ts';

/** `table,text,value[,where]`, as written in requests and in older pages (W7-6). */
export interface DictExpression {
  readonly table: string;
  readonly text: string;
  readonly value: string;
  readonly where?: string | undefined;
}

export const isDictExpression = (dictCode: string): boolean => dictCode.includes(',');

/** Parses an expression; only the first three commas separate parts. Undefined if parts are missing. */
export function readDictExpression(dictCode: string): DictExpression | undefined {
  const [table = '', text = '', value = '', ...rest] = dictCode.split(',');
  if ([table, text, value].some((part) => part.trim() === '')) return undefined;
  const where = rest.join(',').trim();
  return {
    table: table.trim(),
    text: toDbColumn(text.trim()),
    value: toDbColumn(value.trim()),
    where: where === '' ? undefined : where,
  };
}

/** `1=1 order by post_level asc`: no condition, and the required order of rows. */
const NO_CONDITION = /^1\s*=\s*1(?:\s+order\s+by\s+(\w+)(?:\s+asc)?)?$/i;

interface Wanted {
  readonly where?: string | undefined;
  /** Database column. Default: the order of the dictionary. */
  readonly orderColumn?: string | undefined;
}

function wantedRows(where: string | undefined): Wanted {
  const found = where === undefined ? null : NO_CONDITION.exec(where);
  return found === null ? { where } : { orderColumn: found[1] && toDbColumn(found[1]) };
}

/** Compares conditions in parsed form, independent of spacing and spelling. */
const sameCondition = (registered: RecordFilter | undefined, where: string | undefined): boolean => {
  if (where === undefined || registered === undefined) return where === undefined && registered === undefined;
  const { filter } = parseWhere(where);
  return filter !== undefined && JSON.stringify(filter) === JSON.stringify(registered);
};

const sameOrder = ([first]: TableSource['orderBy'], column: string): boolean =>
  first?.column === column && first.order === 'asc';

/**
 * Finds the registered dictionary for a code or an expression (D8). An expression is only compared, never executed:
 * table, columns and condition must all match one table dictionary. `ofTree`: an expression must match a tree.
 */
export function findDictionary(
  dictionaries: ReadonlyMap<string, CompiledDictionary>,
  dictCode: string,
  { ofTree = false } = {},
): CompiledDictionary | undefined {
  const named = dictionaries.get(dictCode) ?? SYSTEM_DICTIONARIES.get(dictCode) ?? pickedDictionary(dictCode);
  if (named !== undefined || !isDictExpression(dictCode)) return named;
  const expression = readDictExpression(dictCode);
  if (expression === undefined) return undefined;
  const { where, orderColumn } = wantedRows(expression.where);
  return [...dictionaries.values(), ...SYSTEM_DICTIONARIES.values()].find(
    ({ source }) =>
      (!ofTree || source?.pidField !== undefined) &&
      source?.table === expression.table &&
      source.text === expression.text &&
      source.value === expression.value &&
      (orderColumn === undefined || sameOrder(source.orderBy, orderColumn)) &&
      sameCondition(source.where, where),
  );
}
