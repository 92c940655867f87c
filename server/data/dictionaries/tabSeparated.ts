/** A table of text cells. All cells are literal text: leading zeros are preserved, quotes are ordinary characters. */
export interface TabSeparated {
  readonly columns: readonly string[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Parses a header row and the rows below it. Lines end with LF or CRLF; empty lines are skipped. `line` counts from 1,
 * including the header, as in editors.
 */
export const parseTabSeparated = (text: string): TabSeparated => {
  const lines = (text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text).split('\n');
  const cellsOf = (line: string): readonly string[] => (line.endsWith('\r') ? line.slice(0, -1) : line).split('\t');
  const rows = lines.flatMap((line, index) => {
    const blank = line === '' || line === '\r';
    return index === 0 || blank ? [] : [{ line: index + 1, cells: cellsOf(line) }];
  });
  return { columns: cellsOf(lines[0] ?? ''), rows };
};
