import { isOfTree } from '../../columnKinds/index.ts';
import { findDictionary, isDictExpression } from '../../dicts/index.ts';
import type { CompiledDictionary } from '../../dicts/index.ts';
import type { ColumnSchema, PageSchema } from '../../../generated/page.ts';
import { present } from '../../../core/present.ts';

/**
 * Replaces `table,text,value[,where]` in the page by the codes of the dictionaries that they denote, so that the page
 * can be compiled where the dictionary sources are unknown. Expressions without a match are unchanged.
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
