/** Returns an attribute of an HTML element, for any parser; null: it does not exist. */
export type MarkupAttributes = (name: string) => string | null;

/**
 * How an element is hidden. `gone`: it takes no space, so that the cells after it move up; `unseen`: it takes space but
 * shows nothing.
 */
export type HiddenForm = 'gone' | 'unseen';

/** Declarations of a CSS rule, and the elements that it matches. */
interface ClassRule {
  readonly tag: string;
  readonly classes: readonly string[];
  readonly body: string;
}

/** Limits of a style sheet; the rest is ignored. */
const MAX_STYLE_CHARACTERS = 1_000_000;
const MAX_RULES = 10_000;
/** `td.xl65`, `.a.b`: other forms of selectors are ignored. */
const COMPOUND = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)+)$/i;

/** Returns the last value of a property in declarations; undefined if there is none. */
function declared(declarations: string, property: string): string | undefined {
  let value: string | undefined;
  for (const one of declarations.split(';')) {
    const colon = one.indexOf(':');
    if (colon < 0 || one.slice(0, colon).trim().toLowerCase() !== property) continue;
    value = one
      .slice(colon + 1)
      .replace(/!\s*important/i, '')
      .trim()
      .toLowerCase();
  }
  return value;
}

/** `"\@"` in a number format: the cell is text. */
const TEXT_FORMAT = /^["']?\\?@/;

/**
 * Returns the class rules of a style sheet, at any depth of `@media` blocks other than print, since that is what staff
 * saw on screen.
 */
function classRules(sheet: string): readonly ClassRule[] {
  const css = sheet.slice(0, MAX_STYLE_CHARACTERS).replaceAll(/<!--|-->/g, '');
  const rules: ClassRule[] = [];
  let at = 0;
  let preludeFrom = 0;
  while (rules.length < MAX_RULES) {
    const open = css.indexOf('{', at);
    if (open < 0) break;
    const prelude = css.slice(preludeFrom, open).replaceAll('}', '').trim();
    if (/^@media\b/i.test(prelude) && !/\bprint\b/i.test(prelude)) {
      at = preludeFrom = open + 1;
      continue;
    }
    const end = prelude.startsWith('@') ? closingBrace(css, open) : css.indexOf('}', open);
    if (end < 0) break;
    if (!prelude.startsWith('@')) rules.push(...rulesOf(prelude, css.slice(open + 1, end)));
    at = preludeFrom = end + 1;
  }
  return rules;
}

/** Returns the end of a block with nested blocks; -1 if it is not closed. */
function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let at = open; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}' && (depth -= 1) === 0) return at;
  }
  return -1;
}

/** Returns rules for the last part of each selector: ancestors are ignored. */
const rulesOf = (selectors: string, body: string): readonly ClassRule[] =>
  selectors
    .slice(0, MAX_RULES)
    .split(',')
    .flatMap((selector) => {
      const [, tag = '', names] =
        COMPOUND.exec(
          selector
            .trim()
            .split(/[\s>+~]+/)
            .at(-1) ?? '',
        ) ?? [];
      if (names === undefined) return [];
      return [{ tag: tag === '*' ? '' : tag.toLowerCase(), classes: names.slice(1).split('.'), body }];
    });

/** An element, for any parser. */
export interface MarkupElement {
  /** In lower case. */
  readonly tag: string;
  readonly attribute: MarkupAttributes;
}

/**
 * Styles of the elements of a page. There is no layout: only attributes and simple class rules are read, not applied.
 */
export class MarkupStyles {
  readonly #rules = new Map<string, ClassRule[]>();

  /** @param sheets texts of the `<style>` elements. */
  constructor(sheets: readonly string[]) {
    for (const rule of sheets.flatMap(classRules))
      for (const name of rule.classes.slice(0, 1)) {
        const known = this.#rules.get(name);
        if (known === undefined) this.#rules.set(name, [rule]);
        else known.push(rule);
      }
  }

  /** Separates a page from its style sheets, wherever they are, in one pass. */
  static apart(page: string): { readonly styles: MarkupStyles; readonly rest: string } {
    const sheets: string[] = [];
    let rest = '';
    let outside = 0;
    let inside: number | undefined;
    for (const { index, 1: closing } of page.matchAll(/<(\/?)style\b/gi)) {
      if (closing === '' && inside === undefined) {
        rest += page.slice(outside, index);
        const start = page.indexOf('>', index) + 1;
        inside = start === 0 ? page.length : start;
        outside = page.length;
        if (start === 0) break;
      } else if (closing !== '' && inside !== undefined && index >= inside) {
        sheets.push(page.slice(inside, index));
        inside = undefined;
        outside = index;
      }
    }
    if (inside !== undefined) sheets.push(page.slice(inside));
    return { styles: new MarkupStyles(sheets), rest: rest + page.slice(outside) };
  }

  /** The attribute takes precedence over the rules, of which the last one counts. */
  #styleOf({ tag, attribute }: MarkupElement, property: string): string | undefined {
    const own = declared(attribute('style') ?? '', property);
    if (own !== undefined || this.#rules.size === 0) return own;
    let value: string | undefined;
    const classes = new Set((attribute('class') ?? '').split(/\s+/));
    for (const name of classes)
      for (const rule of this.#rules.get(name) ?? [])
        if ((rule.tag === '' || rule.tag === tag) && rule.classes.every((one) => classes.has(one)))
          value = declared(rule.body, property) ?? value;
    return value;
  }

  /** Whether the number format is text. */
  isText(element: MarkupElement): boolean {
    return TEXT_FORMAT.test(this.#styleOf(element, 'mso-number-format') ?? '');
  }

  keepsBlanks(element: MarkupElement): boolean {
    return this.#styleOf(element, 'white-space')?.startsWith('pre') === true;
  }

  /** Undefined: visible. */
  hiddenForm(element: MarkupElement): HiddenForm | undefined {
    const { attribute } = element;
    const display = this.#styleOf(element, 'display');
    if (display === 'none' || (display === undefined && attribute('hidden') !== null)) return 'gone';
    const isUnseen = /^(?:hidden|collapse)$/.test(this.#styleOf(element, 'visibility') ?? '');
    return isUnseen || this.#styleOf(element, 'mso-hide') === 'all' ? 'unseen' : undefined;
  }
}
