import type { DictItem } from '../../kit/ports/ports.ts';
import { isUsable } from './namedItem.ts';

/** Letters within this time are one code. Milliseconds. */
const TOGETHER = 800;

/** What letters lead to that are typed where nothing can be typed: the choice of that code, else the one that begins so. */
export class ChoiceLetters {
  #typed = '';
  #at = 0;

  /** Undefined: no choice begins so. `now`: in milliseconds. */
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
