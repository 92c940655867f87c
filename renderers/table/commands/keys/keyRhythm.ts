/** Milliseconds; key presses in faster succession come from a scanner. */
const SCANNER_PAUSE = 45;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Distinguishes a manual key press from the burst of a scanner. */
export class KeyRhythm {
  #last = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBurst = false;

  /** Records a key press; call it for every key. */
  press({ key, timeStamp }: { readonly key: string; readonly timeStamp: number }): void {
    if (MODIFIERS.has(key)) return;
    clearTimeout(this.#timer);
    this.#isBurst = timeStamp - this.#last < SCANNER_PAUSE;
    this.#last = timeStamp;
  }

  /** Acts on the last key, unless another one came shortly before it or follows shortly after. */
  whenAlone(act: () => void): void {
    if (!this.#isBurst) this.#timer = setTimeout(act, SCANNER_PAUSE);
  }
}
