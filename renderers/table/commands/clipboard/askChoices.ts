import type { FindNode } from '../../../data/dictionaries/findText.ts';
import { isSearched, type CompiledColumn, type Value } from '../../../../engine/index.ts';
import type { Dictionaries } from '../../../kit/ports/ports.ts';
import { findChoices, type ChoiceQuestion, type FoundItem } from './findChoices.ts';

/** A cell whose texts have to be resolved to codes. */
export interface AskedCell {
  readonly rowId: string;
  readonly column: CompiledColumn;
  readonly texts: readonly string[];
}

/** Returns the items found for the texts of a cell. */
export type Found<T extends AskedCell> = (cell: T) => readonly FoundItem[];

/** Returns the number of columns that a column's choices depend on, transitively. */
function depthOf(column: CompiledColumn, columns: ReadonlyMap<string, CompiledColumn>): number {
  let depth = 0;
  for (let above = column.follows; above !== undefined && above !== '' && depth < columns.size; depth += 1)
    above = columns.get(above)?.follows;
  return depth;
}

/**
 * Groups cells into levels that can be requested together: the parents of dependent choices are resolved in earlier
 * levels.
 */
export function inLevels<T extends AskedCell>(
  cells: readonly T[],
  columns: readonly CompiledColumn[],
): readonly (readonly T[])[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const levels: T[][] = [];
  for (const cell of cells) (levels[depthOf(cell.column, byKey)] ??= []).push(cell);
  return levels.filter((level) => level !== undefined);
}

interface Asking<T> {
  readonly dictionaries: Dictionaries;
  /** For columns that choose from a tree. */
  readonly findNode: FindNode;
  /** Returns the parent value of a cell's choices; undefined when they depend on nothing. */
  readonly parentOf: (cell: T) => Value | undefined;
}

/** Resolves the texts of cells that choose from trees; each text of a column is searched once. */
async function findNodes<T extends AskedCell>(
  cells: readonly T[],
  findNode: FindNode,
): Promise<ReadonlyMap<T, readonly FoundItem[]>> {
  const known = new Map<string, Promise<FoundItem>>();
  const find = async (column: CompiledColumn, text: string): Promise<FoundItem> => {
    try {
      return await findNode(column, text);
    } catch {
      return { kind: 'failed' };
    }
  };
  const findOnce = (column: CompiledColumn, text: string): Promise<FoundItem> => {
    const name = JSON.stringify([column.key, text]);
    const found = known.get(name) ?? find(column, text);
    known.set(name, found);
    return found;
  };
  const entries = cells.map(
    async (cell) => [cell, await Promise.all(cell.texts.map((text) => findOnce(cell.column, text)))] as const,
  );
  return new Map(await Promise.all(entries));
}

/** Resolves all cells together: one request per dictionary and parent value. */
export async function askChoices<T extends AskedCell>(
  cells: readonly T[],
  { dictionaries, findNode, parentOf }: Asking<T>,
): Promise<Found<T>> {
  const nodes = await findNodes(
    cells.filter(({ column }) => column.tree !== undefined),
    findNode,
  );
  const questions = new Map<string, ChoiceQuestion & { readonly texts: string[]; isShort: boolean }>();
  const nameOf = ({ dictCode = '' }: CompiledColumn, parent: Value | undefined): string =>
    JSON.stringify(parent === undefined ? [dictCode] : [dictCode, parent]);
  const names = new Map<T, string>();
  for (const cell of cells) {
    const { column, texts } = cell;
    if (column.dictCode === undefined || column.tree !== undefined) continue;
    const parent = parentOf(cell);
    const name = nameOf(column, parent);
    names.set(cell, name);
    const below = parent === undefined ? {} : { parent: parent === null ? null : String(parent) };
    const question = questions.get(name) ?? { dictCode: column.dictCode, texts: [], isShort: false, ...below };
    questions.set(name, question);
    question.texts.push(...texts);
    question.isShort ||= !isSearched(column);
  }
  const answers = new Map(
    await Promise.all(
      [...questions].map(async ([name, question]) => [name, await findChoices(dictionaries, question)] as const),
    ),
  );
  return (cell) => {
    const ofTree = nodes.get(cell);
    if (ofTree !== undefined) return ofTree;
    const answer = answers.get(names.get(cell) ?? '');
    return cell.texts.map((text) => answer?.get(text) ?? { kind: 'unknown' });
  };
}
