import type { CellChange, RowChange, VersionChanges } from '../../../contract/administration/dataLog.ts';

/** One line of a comparison. */
export interface ChangeLine extends CellChange {
  readonly id: string;
  /** For a row: its detail and number, `1–3, 7` for several. Undefined: the header. */
  readonly place: { readonly detail: string; readonly line: string } | undefined;
  readonly kind: RowChange['kind'] | undefined;
}

const NO_CELL: CellChange = { key: '', title: '', before: '', after: '' };

/** `1, 2, 3, 7` → `1–3, 7`. */
function rangesOf(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last !== undefined && last.to === number - 1) last.to = number;
    else ranges.push({ from: number, to: number });
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ');
}

/** Rows that only moved, such as those below a removed one: one line per detail. */
const movedLines = (rows: readonly RowChange[]): readonly ChangeLine[] =>
  [...new Set(rows.map(({ detail }) => detail))].map((detail) => {
    const line = rangesOf(rows.filter((row) => row.detail === detail).map((row) => row.line));
    const place = { detail, line };
    return { ...NO_CELL, id: `moved ${detail}`, place, kind: 'moved' };
  });

/** Returns the differences, one line per field: header first, then row by row, rows that only moved last. */
export const changeLines = ({ cells, rows }: VersionChanges): readonly ChangeLine[] => {
  const isMove = (row: RowChange): boolean => row.kind === 'moved' && row.cells.length === 0;
  return [
    ...cells.map((cell) => ({ ...cell, id: cell.key, place: undefined, kind: undefined })),
    ...rows
      .filter((row) => !isMove(row))
      .flatMap((row, at): readonly ChangeLine[] => {
        const place = { detail: row.detail, line: String(row.line) };
        const told = row.cells.length === 0 ? [NO_CELL] : row.cells;
        return told.map((cell) => ({ ...cell, id: `${at} ${cell.key}`, place, kind: row.kind }));
      }),
    ...movedLines(rows.filter(isMove)),
  ];
};
