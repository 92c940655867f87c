import { isOfTree } from '../../columnKinds/index.ts';
import { readTreeCondition, whereOfCondition } from '../../columnKinds/treeCondition.ts';
import { toDbColumn } from '../../../core/dbNames.ts';
import { parseWhere } from '../../dicts/index.ts';
import type { CompiledDictionary, TableSource } from '../../dicts/index.ts';
import type { ColumnSchema, TreeColumn } from '../../../generated/page.ts';
import { describeProblem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import type { PlacedColumn } from '../parts/placedColumn.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

type Differs = (key: 'pidField' | 'hasChildField' | 'condition', registered: string | undefined) => void;

const namesTree = (column: ColumnSchema): column is TreeColumn => isOfTree(column.type) && 'dictCode' in column;

/** Compares the page's settings with the registered dictionary; they have no other effect (D8). */
function compare(column: TreeColumn, { where, ...source }: TableSource, differs: Differs): void {
  for (const key of ['pidField', 'hasChildField'] as const) {
    const written = column[key];
    if (written !== undefined && toDbColumn(written) !== source[key]) differs(key, source[key]);
  }
  const condition = readTreeCondition(column.condition);
  if (condition === undefined || condition.size === 0) return;
  const written = whereOfCondition(condition);
  const filter = written === undefined ? undefined : parseWhere(written).filter;
  if (filter === undefined || JSON.stringify(filter) !== JSON.stringify(where)) differs('condition', undefined);
}

/**
 * Checks a tree column: the dictionary is a tree and matches its registration, and the column for the chosen name
 * exists.
 */
export function checkTree(
  compilation: PageCompilation,
  { column, path, row }: PlacedColumn,
  dictionary: CompiledDictionary | undefined,
): void {
  const wrong = (key: string, problem: Parameters<typeof complain>[2]): void =>
    complain(compilation, [...path, key], problem);
  if ('back' in column && column.back !== undefined) {
    const { back: name } = column;
    const columns = row ?? compilation.values;
    if (!columns.has(name))
      wrong('back', { ...describeProblem('unknown-column', { name }), ...didYouMean(name, columns.keys()) });
  }
  // Without the schemas, the structure of a dictionary is unknown.
  const isUntold = dictionary === undefined || (dictionary.kind === 'table' && dictionary.source === undefined);
  if (!namesTree(column) || isUntold) return;
  const { dictCode: name, source } = dictionary;
  if (source?.pidField === undefined) return wrong('dictCode', describeProblem('no-tree', { name }));
  compare(column, source, (key, registered = '-') =>
    wrong(key, describeProblem('no-tree.differs', { name, key, registered })),
  );
}
