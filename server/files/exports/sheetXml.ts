import type { SheetCell, SheetColumn } from './sheetCells.ts';
import { sheetName } from './sheetNames.ts';

/** Header rows (contract §6.3): the title, the exporter, the column names. */
export interface WorkbookHead {
  readonly title: string;
  readonly exporter: string;
  readonly columns: readonly SheetColumn[];
}

const HEADER = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Indexes of `cellXfs` in the styles. */
const STYLE = { plain: 0, title: 1, head: 2, date: 3, moment: 4, quoted: 5 } as const;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes `_x0041_`, which spreadsheets would read as an escaped character. */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign)
    .replaceAll('\r', '_x000D_');

/** Returns whether a typed text would become a formula: such a cell is marked as text. */
export const looksLikeFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text);

const textXml = (text: string, style: number): string =>
  `<c t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const cellXml = (cell: SheetCell): string => {
  if (cell === null) return '<c/>';
  if (cell.kind === 'number') return `<c><v>${cell.text}</v></c>`;
  if (cell.kind === 'text') return textXml(cell.text, looksLikeFormula(cell.text) ? STYLE.quoted : STYLE.plain);
  return `<c s="${STYLE[cell.kind]}"><v>${cell.serial}</v></c>`;
};

export const rowsXml = (rows: readonly (readonly SheetCell[])[]): string =>
  rows.map((row) => `<row>${row.map(cellXml).join('')}</row>`).join('');

/** Width of a column in characters, the unit of a sheet. */
const widthOf = ({ width, title }: SheetColumn): number => Math.min(60, Math.max(width / 8, title.length * 2 + 2));

/** `A`, `Z`, `AA`. */
const columnName = (index: number): string =>
  (index < 26 ? '' : columnName(Math.floor(index / 26) - 1)) + String.fromCharCode(65 + (index % 26));

/** XML before and after the rows of the sheet. */
export const sheetFrame = ({
  title,
  exporter,
  columns,
}: WorkbookHead): { readonly head: string; readonly foot: string } => {
  const last = columnName(columns.length - 1);
  const widths = columns.map(
    (column, index) => `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  return {
    head: `${HEADER}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData><row ht="26" customHeight="1">${textXml(title, STYLE.title)}</row><row>${textXml(exporter, STYLE.plain)}</row><row>${columns.map((column) => textXml(column.title, STYLE.head)).join('')}</row>`,
    foot: `</sheetData>${columns.length > 1 ? `<mergeCells count="2"><mergeCell ref="A1:${last}1"/><mergeCell ref="A2:${last}2"/></mergeCells>` : ''}</worksheet>`,
  };
};

/** All parts of the workbook except its sheet, by part name. */
export const bookParts = (title: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${HEADER}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${SHEET_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `${HEADER}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(sheetName(title))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${HEADER}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `${HEADER}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="3"><font><sz val="11"/></font><font><b/><sz val="16"/></font><font><b/><sz val="11"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF0F2F5"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="6"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1" applyAlignment="1"><alignment horizontal="center" vertical="center"/></xf><xf numFmtId="0" fontId="2" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/></cellXfs></styleSheet>`,
});
