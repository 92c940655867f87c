import type { DictItem } from '../../kit/ports/ports.ts';
import { isUsable } from './namedItem.ts';

/** Letters typed within this time form one code. Milliseconds. */
const TOGETHER = 800;

/**
 * Type-ahead for a control without a text input: finds the choice with the typed code, else the first one that begins
 * with it.
 */
export class ChoiceLetters {
  #typed = '';
  #at = 0;

  /** Returns undefined when no choice begins with the typed letters. `now`: milliseconds. */
  take(letter: string, items: readonly DictItem[], now = performance.now()): DictItem | undefined {
    this.#typed = now - this.#at > TOGETHER ? letter : this.#typed + letter;
    this.#at = now;
    const wanted = this.#typed.toLowerCase();
    const usable = items.filter(isUsable);
    return (
      usable.find(({ value }) => value.toLowerCase() === wanted) ??
      usable.find(({ value, text }) => value.toLowerCase().startsWith(wanted) || text.toLowerCase().startsWith(wanted))
    );
  }
}
