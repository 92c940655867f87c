import { sheetNumber, spreadSpans, type Block, type BlockCell, type SpannedCell } from '../../../engine/index.ts';

/** No sheet merges more; a page from elsewhere may say so. */
const MAX_SPAN = 1000;

/** Classes of the sheet whose number format is text: `.xl65 {mso-number-format:"\@"}`. */
function textClasses(page: Document): ReadonlySet<string> {
  const found = new Set<string>();
  for (const style of page.querySelectorAll('style'))
    for (const [, name = '', body = ''] of (style.textContent ?? '').matchAll(/\.([\w-]+)\s*\{([^}]*)\}/g))
      if (isTextFormat(body)) found.add(name);
  return found;
}

const isTextFormat = (style: string): boolean => /mso-number-format:\s*["']?\\?@/.test(style);

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

const LINES = new Set(['P', 'DIV', 'LI']);

/** The text as it is shown: `<br>` is a line, other line ends are those of the file, and a non-breaking blank is a blank. */
function shownText(node: Node, keepsBlanks: boolean): string {
  let text = '';
  for (const child of node.childNodes) {
    if (child.nodeName === 'BR') text += '\n';
    else if (child.nodeType === Node.TEXT_NODE) {
      const written = child.nodeValue ?? '';
      text += keepsBlanks ? written : written.replaceAll(/[ \t\r\n\f]+/g, ' ');
    } else if (LINES.has(child.nodeName)) {
      text += `${text === '' || text.endsWith('\n') ? '' : '\n'}${shownText(child, keepsBlanks)}`;
    } else if (child.nodeType === Node.ELEMENT_NODE) text += shownText(child, keepsBlanks);
  }
  return text;
}

const span = (count: number): number => Math.max(1, Math.min(MAX_SPAN, count));

function readCell(cell: HTMLTableCellElement, classes: ReadonlySet<string>): SpannedCell {
  const keepsBlanks = cell.style.whiteSpace.startsWith('pre');
  const shown = shownText(cell, keepsBlanks).replaceAll('\u00a0', ' ');
  const text = keepsBlanks ? shown : shown.replaceAll(/ *\n */g, '\n').trim();
  const isText =
    isTextFormat(cell.getAttribute('style') ?? '') || [...cell.classList].some((name) => classes.has(name));
  return {
    text,
    ...(isText && { isText }),
    ...excelValue(cell, text),
    ...sheetsValue(cell),
    columns: span(cell.colSpan),
    rows: span(cell.rowSpan),
  };
}

const isShown = (row: HTMLTableRowElement): boolean => row.style.display !== 'none';

/** The first table of copied HTML; undefined when there is none. It is parsed apart from the page and never put into it. */
export function readHtmlBlock(html: string): Block | undefined {
  if (!/<table/i.test(html)) return undefined;
  const page = new DOMParser().parseFromString(html, 'text/html');
  const table = page.querySelector('table');
  if (table === null) return undefined;
  const classes = textClasses(page);
  const rows = [...table.rows].filter(isShown).map((row) => [...row.cells].map((cell) => readCell(cell, classes)));
  return rows.length === 0 ? undefined : spreadSpans(rows);
}
