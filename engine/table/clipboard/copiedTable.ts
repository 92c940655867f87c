/** A copied cell. */
export interface CopiedCell {
  readonly text: string;
  /** Copied as a number; all other cells stay text in the sheet, so that leading zeros survive. */
  readonly isNumber: boolean;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const markup = (text: string): string =>
  text
    .replaceAll(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter)
    .replaceAll(/\r\n|\r|\n/g, '<br style="mso-data-placement:same-cell">');

const cellMarkup = ({ text, isNumber }: CopiedCell): string =>
  isNumber && text !== ''
    ? `<td x:num="${markup(text)}">${markup(text)}</td>`
    : `<td style="mso-number-format:'\\@';white-space:pre-wrap">${markup(text)}</td>`;

/** Returns an HTML table from which spreadsheets take values with their types. */
export const writeHtmlTable = (rows: readonly (readonly CopiedCell[])[]): string =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8"></head><body><table>${rows
    .map((row) => `<tr>${row.map(cellMarkup).join('')}</tr>`)
    .join('')}</table></body></html>`;
