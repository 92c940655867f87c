import type { BlockCell } from '../../language/columnKinds/paste/conversion.ts';
import { sheetNumber } from '../../language/columnKinds/paste/plainNumber.ts';
import type { MarkupAttributes } from './markupStyles.ts';

const numbered = (written: string): Partial<BlockCell> => {
  const number = sheetNumber(written);
  return number === undefined ? {} : { number };
};

/** Reads the value that Google Sheets attaches: kind 2 is a text, 3 a number. */
function sheetsValue(attribute: MarkupAttributes): Partial<BlockCell> {
  const written = attribute('data-sheets-value');
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

/**
 * Reads the value that Excel and WPS attach: `x:num="45296"`, or a plain `x:num` if the text is the number; `x:str`
 * contains the whole text.
 */
function excelValue(attribute: MarkupAttributes, text: string): Partial<BlockCell> {
  const number = attribute('x:num');
  if (number !== null) return numbered(number === '' ? text : number);
  const whole = attribute('x:str');
  return whole === null || whole === '' ? {} : { text: whole, isText: true };
}

/**
 * Reads the value that LibreOffice attaches: `sdval="0.1235"` for `12%`. `sdnum="2052;0;@"` ends with the number
 * format, which is `@` for a text.
 */
function calcValue(attribute: MarkupAttributes): Partial<BlockCell> {
  const value = attribute('sdval');
  if (value !== null) return numbered(value);
  return (attribute('sdnum') ?? '').endsWith(';@') ? { isText: true } : {};
}

/** Reads the value that the source program attached to an HTML cell, besides the shown text. */
export const markedValue = (attribute: MarkupAttributes, text: string): Partial<BlockCell> => ({
  ...calcValue(attribute),
  ...excelValue(attribute, text),
  ...sheetsValue(attribute),
});

/** Limits of browsers; other pages may claim more. */
const MAX_SPANS = { colspan: 1000, rowspan: 65_534 } as const;

/** Returns the number of columns or rows that a cell spans; 1 if it has no numeric span. */
export function spanOf(attribute: MarkupAttributes, name: keyof typeof MAX_SPANS): number {
  const count = Number.parseInt(attribute(name) ?? '', 10);
  return Math.max(1, Math.min(MAX_SPANS[name], Number.isNaN(count) ? 1 : count));
}

const LINES: ReadonlySet<string> = new Set(['p', 'div', 'li']);

/** Collects the text of a cell as a page shows it: `<br>` is a line break, line ends of the source are not. */
export class ShownText {
  #text = '';
  readonly #keepsBlanks: boolean;

  constructor(keepsBlanks: boolean) {
    this.#keepsBlanks = keepsBlanks;
  }

  write(written: string): void {
    this.#text += this.#keepsBlanks ? written : written.replaceAll(/[ \t\r\n\f]+/g, ' ');
  }

  /** Starts an element; a line ends at `<br>` and before a paragraph. */
  open(tag: string): void {
    if (tag === 'br' || (LINES.has(tag) && this.#text !== '' && !this.#text.endsWith('\n'))) this.#text += '\n';
  }

  get text(): string {
    const shown = this.#text.replaceAll('\u00a0', ' ');
    return this.#keepsBlanks ? shown : shown.replaceAll(/ *\n */g, '\n').trim();
  }
}

/** Elements whose text is not shown. */
export const TEXTLESS_TAGS: ReadonlySet<string> = new Set(['script', 'style', 'template']);
