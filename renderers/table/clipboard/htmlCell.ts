import { sheetNumber, type BlockCell, type SpannedCell } from '../../../engine/index.ts';

/** No sheet merges more; a page from elsewhere may say so. */
const MAX_SPAN = 1000;

const isTextFormat = (style: string): boolean => /mso-number-format:\s*["']?\\?@/.test(style);
const isHiddenStyle = (style: string): boolean => /display:\s*none|visibility:\s*collapse/i.test(style);

/** Classes whose style in the page's own sheets is of a kind: `.xl65 {mso-number-format:"\@"}`. */
function classesWith(page: Document, isMeant: (style: string) => boolean): ReadonlySet<string> {
  const found = new Set<string>();
  for (const style of page.querySelectorAll('style'))
    for (const [, name = '', body = ''] of (style.textContent ?? '').matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
      if (isMeant(body)) found.add(name);
  return found;
}

/** What the styles of copied HTML say of cells. Nothing of it is laid out: the rules are read, not applied. */
export class CopiedStyles {
  readonly #text: ReadonlySet<string>;
  readonly #hidden: ReadonlySet<string>;

  constructor(page: Document) {
    this.#text = classesWith(page, isTextFormat);
    this.#hidden = classesWith(page, isHiddenStyle);
  }

  /** The number format is text. */
  isText(cell: Element): boolean {
    return isTextFormat(cell.getAttribute('style') ?? '') || [...cell.classList].some((name) => this.#text.has(name));
  }

  isHidden(element: Element): boolean {
    if (element.hasAttribute('hidden') || isHiddenStyle(element.getAttribute('style') ?? '')) return true;
    return this.#hidden.size > 0 && [...element.classList].some((name) => this.#hidden.has(name));
  }
}

/** What Google Sheets says of a value: kind 2 is a text, 3 a number. */
function sheetsValue(cell: Element): Partial<BlockCell> {
  const written = cell.getAttribute('data-sheets-value');
  if (written === null) return {};
  try {
    const value: unknown = JSON.parse(written);
    if (typeof value !== 'object' || value === null) return {};
    const kind: unknown = Reflect.get(value, '1');
    const content: unknown = Reflect.get(value, String(kind));
    if (kind === 2 && typeof content === 'string') return { text: content, isText: true };
    return kind === 3 && typeof content === 'number' ? numbered(String(content)) : {};
  } catch {
    return {};
  }
}

const numbered = (written: string): Partial<BlockCell> => {
  const number = sheetNumber(written);
  return number === undefined ? {} : { number };
};

/** What Excel and WPS say of a value: `x:num="45296"`, or `x:num` alone where the text is the number; `x:str` holds a text whole. */
function excelValue(cell: Element, text: string): Partial<BlockCell> {
  const number = cell.getAttribute('x:num');
  if (number !== null) return numbered(number === '' ? text : number);
  const whole = cell.getAttribute('x:str');
  return whole === null || whole === '' ? {} : { text: whole, isText: true };
}

/**
 * What LibreOffice says of a value: `sdval="0.1235"` behind `12%`. `sdnum="2052;0;@"` ends with the number format, which of
 * a text is `@`.
 */
function calcValue(cell: Element): Partial<BlockCell> {
  const value = cell.getAttribute('sdval');
  if (value !== null) return numbered(value);
  return (cell.getAttribute('sdnum') ?? '').endsWith(';@') ? { isText: true } : {};
}

/** A table in a cell that holds more than one cell is a table of its own; with one it only frames a text. */
export const isOwnTable = (table: Element): boolean =>
  table.parentElement?.closest('table') === null || table.querySelectorAll('td, th').length > 1;

const LINES = new Set(['P', 'DIV', 'LI']);
const NO_TEXT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);

const isText = (child: Element, styles: CopiedStyles): boolean =>
  !NO_TEXT.has(child.nodeName) && !styles.isHidden(child) && (child.nodeName !== 'TABLE' || !isOwnTable(child));

/** The text as it is shown: `<br>` is a line, other line ends are those of the file, and a non-breaking blank is a blank. */
function shownText(node: Node, how: { readonly keepsBlanks: boolean; readonly styles: CopiedStyles }): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeType === Node.TEXT_NODE) {
      const written = child.nodeValue ?? '';
      text += how.keepsBlanks ? written : written.replaceAll(/[ \t\r\n\f]+/g, ' ');
    } else if (child instanceof Element && isText(child, how.styles)) {
      if (LINES.has(child.nodeName)) text += text === '' || text.endsWith('\n') ? '' : '\n';
      text += shownText(child, how);
    }
  }
  return text;
}

const span = (count: number): number => Math.max(1, Math.min(MAX_SPAN, count));

export function readHtmlCell(cell: HTMLTableCellElement, styles: CopiedStyles): SpannedCell {
  const keepsBlanks = cell.style.whiteSpace.startsWith('pre');
  const shown = shownText(cell, { keepsBlanks, styles }).replaceAll('\u00a0', ' ');
  const text = keepsBlanks ? shown : shown.replaceAll(/ *\n */g, '\n').trim();
  return {
    text,
    ...(styles.isText(cell) && { isText: true }),
    ...calcValue(cell),
    ...excelValue(cell, text),
    ...sheetsValue(cell),
    columns: span(cell.colSpan),
    rows: span(cell.rowSpan),
  };
}
