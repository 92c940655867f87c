import type { ReactNode } from 'react';
import type { Ports } from '../../ports/ports.ts';
import type { TreeModel, TreeRow } from '../../trees/treeModel.ts';
import { RetryNote } from './RetryNote.tsx';

/** A line of antd's tree. */
export interface TreeLine {
  readonly key: string;
  readonly value: string;
  readonly title: ReactNode;
  readonly isLeaf: boolean;
  readonly selectable?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly children: TreeLine[];
}

/** Begins keys that no value can be: of lines that say something, of a text that stands in place of a value. */
const NOTE = '\u0000';

export const noteKey = (of: string): string => `${NOTE}${of}`;
export const isNoteKey = (key: string): boolean => key.startsWith(NOTE);

const noteLine = (row: Exclude<TreeRow, { kind: 'node' }>, model: TreeModel, t: Ports['t']): TreeLine => ({
  key: noteKey(row.of),
  value: noteKey(row.of),
  isLeaf: true,
  selectable: false,
  disabled: true,
  title:
    row.kind === 'loading' ? (
      t('dict.loading')
    ) : (
      <RetryNote t={t} message={row.message} onRetry={() => model.retry(row.of)} />
    ),
  children: [],
});

/** The rows of the model as antd's tree has them: each within the one above. */
export function linesOf(rows: readonly TreeRow[], model: TreeModel, t: Ports['t']): TreeLine[] {
  const lines: TreeLine[] = [];
  const above: TreeLine[] = [];
  for (const row of rows) {
    const line: TreeLine =
      row.kind === 'node'
        ? {
            key: row.node.value,
            value: row.node.value,
            title: row.node.text,
            isLeaf: row.isLeaf,
            className: row.isMatch ? '' : 'wb-tree-leading',
            children: [],
          }
        : noteLine(row, model, t);
    above.length = row.depth;
    (above.at(-1)?.children ?? lines).push(line);
    above.push(line);
  }
  return lines;
}

/** What antd's tree select says is chosen: `{value}`, or several of them. */
export const valuesIn = (chosen: unknown): readonly string[] =>
  [chosen ?? []].flat().flatMap((one: unknown) => {
    const value: unknown = Object(one)['value'];
    return typeof value === 'string' && !isNoteKey(value) ? [value] : [];
  });
