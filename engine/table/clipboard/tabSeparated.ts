/**
 * Parses separated text: a separator between cells, line ends between rows, quotes around cells that contain either. A
 * final line end does not start another row.
 */
export function* separatedRows(text: string, separator: string): Generator<string[]> {
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = isQuoted(text, at, separator) ? readQuoted(text, at) : readPlain(text, at, separator);
    row.push(cell);
    if (text[end] === separator) {
      at = end + 1;
      if (at === text.length) row.push('');
      else continue;
    } else at = text[end] === '\r' && text[end + 1] === '\n' ? end + 2 : end + 1;
    yield row;
    row = [];
  }
}

/** Returns the cells of a copied block. */
export const readTabSeparated = (text: string): string[][] => [...separatedRows(text, '\t')];

const endsCell = (letter: string | undefined, separator: string): boolean =>
  letter === undefined || letter === separator || letter === '\n' || letter === '\r';

/** Returns the closing quote of a cell; -1 if there is none. */
function closingQuote(text: string, from: number): number {
  for (let at = text.indexOf('"', from); at !== -1; at = text.indexOf('"', at)) {
    if (text[at + 1] !== '"') return at;
    at += 2;
  }
  return -1;
}

/**
 * A quote opens a cell only if it is closed before a separator, a line end or the end of the text: `5" tube` is plain
 * text.
 */
function isQuoted(text: string, from: number, separator: string): boolean {
  if (text[from] !== '"') return false;
  const close = closingQuote(text, from + 1);
  return close !== -1 && endsCell(text[close + 1], separator);
}

function readQuoted(text: string, from: number): [cell: string, end: number] {
  const close = closingQuote(text, from + 1);
  const cell = text
    .slice(from + 1, close)
    .replaceAll('""', '"')
    .replaceAll('\r\n', '\n');
  return [cell, close + 1];
}

function readPlain(text: string, from: number, separator: string): [cell: string, end: number] {
  let end = from;
  while (!endsCell(text[end], separator)) end += 1;
  return [text.slice(from, end), end];
}

const quoted = (cell: string): string => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Writes rows as Excel does: each ends with CRLF. */
export const writeTabSeparated = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(quoted).join('\t')}\r\n`).join('');
