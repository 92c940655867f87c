/** The cells of a copied block: tabs between cells, line ends between rows, quotes around cells that hold either. */
export function readTabbedText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index] ?? '';
    if (quoted) {
      if (letter !== '"') cell += letter;
      else if (text[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (letter === '"' && cell === '' && closesLater(text, index)) quoted = true;
    else if (letter === '\t') {
      row.push(cell);
      cell = '';
    } else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text[index + 1] === '\n') index += 1;
      rows.push([...row, cell]);
      row = [];
      cell = '';
    } else cell += letter;
  }
  return cell === '' && row.length === 0 ? rows : [...rows, [...row, cell]];
}

/** A quote opens a cell only when one before a tab, a line end or the end closes it: `5" tube` is plain text. */
const closesLater = (text: string, from: number): boolean => {
  for (let index = from + 1; index < text.length; index += 1) {
    if (text[index] !== '"') continue;
    const next = text[index + 1];
    if (next === '"') index += 1;
    else return next === undefined || next === '\t' || next === '\n' || next === '\r';
  }
  return false;
};
