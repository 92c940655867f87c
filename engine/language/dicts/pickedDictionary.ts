import { PICKED_TABLES, pickedAttributes, readPickCode, type PickCode } from '../columnKinds/picked.ts';
import type { CompiledPage } from '../compiled/compiledPage.ts';
import { toDbColumn } from '../../core/dbNames.ts';
import type { RecordFilter } from '../../core/recordFilter.ts';
import type { ValueType } from '../../core/values.ts';
import type { CompiledDictionary } from './compileDictionary.ts';
import { parseWhere } from './parseWhere.ts';

/** Returns the dictionary with the names of users, departments, roles or positions. */
function ofOrganisation(dictCode: string, of: keyof typeof PICKED_TABLES, code: PickCode): CompiledDictionary {
  const picked = PICKED_TABLES[of];
  const attributes = pickedAttributes(picked);
  return {
    dictCode,
    title: picked.title,
    kind: 'table',
    attributes,
    source: {
      table: picked.table,
      text: toDbColumn(code.text),
      value: toDbColumn(code.store),
      where: picked.where === undefined ? undefined : parseWhere(picked.where).filter,
      orderBy: [{ column: toDbColumn(picked.text), order: 'asc' }],
      attributes: new Map([...attributes.keys()].map((field) => [field, toDbColumn(field)])),
    },
  };
}

/**
 * Returns the columns of a page that a picker may show, store and fill from: all columns without their own view
 * permission.
 */
export const pickableColumns = ({ columns }: Pick<CompiledPage, 'columns'>): ReadonlyMap<string, ValueType> =>
  new Map([
    ['id', 'text'],
    ...columns
      .filter(({ viewPermission }) => viewPermission === undefined)
      .map(({ key, valueType }): [string, ValueType] => [key, valueType]),
  ]);

const fixedValues = ({ resource }: Pick<CompiledPage, 'resource'>): RecordFilter | undefined => {
  const parts = Object.entries(resource.fixed).map(([key, value]): RecordFilter => ({
    kind: 'compare',
    column: toDbColumn(key),
    op: 'eq',
    operand: { kind: 'literal', value: String(value) },
  }));
  return parts.length === 0 ? undefined : { kind: 'all', parts };
};

function ofRecords(dictCode: string, page: CompiledPage, { text, store }: PickCode): CompiledDictionary | undefined {
  const columns = pickableColumns(page);
  if (!columns.has(text) || !columns.has(store)) return undefined;
  return {
    dictCode,
    title: page.title,
    kind: 'table',
    attributes: columns,
    source: {
      table: page.resource.table,
      text: toDbColumn(text),
      value: toDbColumn(store),
      where: fixedValues(page),
      orderBy: [{ column: toDbColumn(text), order: 'asc' }],
      attributes: new Map([...columns.keys()].map((key) => [key, toDbColumn(key)])),
    },
  };
}

/**
 * Returns the dictionary with the names for a picker (`writePickCode`): from the organisation's tables, or for records
 * from their page, which `pageByUrl` finds. Undefined for other codes, and if the page or a column is missing.
 */
export function pickedDictionary(
  dictCode: string,
  pageByUrl: (url: string) => CompiledPage | undefined = () => undefined,
): CompiledDictionary | undefined {
  const code = readPickCode(dictCode);
  if (code === undefined) return undefined;
  if (code.of !== 'records') return ofOrganisation(dictCode, code.of, code);
  const page = pageByUrl(code.valueUrl ?? code.listUrl ?? '');
  return page && ofRecords(dictCode, page, code);
}
