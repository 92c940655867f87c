import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { normalizeText } from '../../language/columnKinds/texts/normalText.ts';

/** What is looked for in cells. */
export interface SearchTerms {
  readonly text: string;
  readonly matchCase: boolean;
  /** The whole text of a cell, blanks around it aside; else any part of it. */
  readonly wholeCell: boolean;
}

/** As `toLowerCase`, letter by letter where that would change the length: places in the result are places in the text. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return [...text]
    .map((letter) => {
      const one = letter.toLowerCase();
      return one.length === letter.length ? one : letter;
    })
    .join('');
}

/** Full-width and half-width letters are the same to it, as they are to who reads them. */
export class CellSearch {
  readonly #terms: SearchTerms;
  readonly #wanted: string;

  constructor(terms: SearchTerms) {
    this.#terms = terms;
    const wanted = this.#fold(normalizeText(terms.text));
    this.#wanted = terms.wholeCell ? wanted.trim() : wanted;
  }

  /** Nothing to look for: no text matches. */
  get isBlank(): boolean {
    return this.#wanted === '';
  }

  #fold(text: string): string {
    const plain = halfWidth(text);
    return this.#terms.matchCase ? plain : lowerCase(plain);
  }

  matches(text: string): boolean {
    if (this.isBlank) return false;
    const folded = this.#fold(text);
    return this.#terms.wholeCell ? folded.trim() === this.#wanted : folded.includes(this.#wanted);
  }

  /** The text with every match replaced, to the letter; undefined where there is none. */
  replace(text: string, replacement: string): string | undefined {
    if (!this.matches(text)) return undefined;
    if (this.#terms.wholeCell) return replacement;
    const folded = this.#fold(text);
    const { length } = this.#wanted;
    const parts: string[] = [];
    let from = 0;
    for (let at = folded.indexOf(this.#wanted); at !== -1; at = folded.indexOf(this.#wanted, from)) {
      parts.push(text.slice(from, at), replacement);
      from = at + length;
    }
    return parts.join('') + text.slice(from);
  }

  /** As `replace`, in the first of several names of one thing that matches: its code, its text, both together. */
  replaceName(names: readonly string[], replacement: string): string | undefined {
    for (const name of names) {
      const replaced = this.replace(name, replacement);
      if (replaced !== undefined) return replaced;
    }
    return undefined;
  }
}
