import { halfWidth } from '../../language/columnKinds/paste/halfWidth.ts';
import { normalizeText } from '../../language/columnKinds/texts/normalText.ts';

/** Options of a search in cells. */
export interface SearchTerms {
  readonly text: string;
  readonly matchCase: boolean;
  /** Match the whole text of a cell, without surrounding blanks; otherwise any part of it. */
  readonly wholeCell: boolean;
}

/**
 * Like `toLowerCase`, but per character where that would change the length: indexes in the result are indexes in the
 * text.
 */
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

/** Searches cells; full-width and half-width characters are equal, as they are to readers. */
export class CellSearch {
  readonly #terms: SearchTerms;
  readonly #wanted: string;

  constructor(terms: SearchTerms) {
    this.#terms = terms;
    const wanted = this.#fold(normalizeText(terms.text));
    this.#wanted = terms.wholeCell ? wanted.trim() : wanted;
  }

  /** The search text is blank: nothing matches. */
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

  /** Returns the text with every match replaced literally; undefined if there is none. */
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

  /** Like `replace`, in the first matching name of several names of one thing: code, text, both together. */
  replaceName(names: readonly string[], replacement: string): string | undefined {
    for (const name of names) {
      const replaced = this.replace(name, replacement);
      if (replaced !== undefined) return replaced;
    }
    return undefined;
  }
}
