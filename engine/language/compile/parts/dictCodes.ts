import { isOfTree } from '../../columnKinds/index.ts';
import { findDictionary, isDictExpression } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import { present } from '../../../core/present.ts';

/**
 * The page with `table,text,value[,where]` replaced by the codes of the dictionaries that they mean, so that it can be
 * compiled where their sources are not known. What means none stays.
 */
export function resolveDictCodes(page: PageSchema, dictionaries: ReadonlyMap<string, CompiledDictionary>): PageSchema {
  const codeOf = (dictCode: string, type: ColumnSchema['type']): string =>
    isDictExpression(dictCode)
      ? (findDictionary(dictionaries, dictCode, { ofTree: isOfTree(type) })?.dictCode ?? dictCode)
      : dictCode;
  const inColumn = <T extends ColumnSchema>(column: T): T =>
    'dictCode' in column && column.dictCode !== undefined
      ? { ...column, dictCode: codeOf(column.dictCode, column.type) }
      : column;
  return present({
    ...page,
    columns: page.columns?.map(inColumn),
    details: page.details?.map((detail) => ({ ...detail, columns: detail.columns.map(inColumn) })),
  });
}
