/** Milliseconds: keys that follow each other faster come from a scanner. */
const SCANNER_PAUSE = 45;

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Tells a key that staff press from one in the burst of a scanner. */
export class KeyRhythm {
  #last = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isBurst = false;

  /** Every key goes through here. */
  press({ key, timeStamp }: { readonly key: string; readonly timeStamp: number }): void {
    if (MODIFIERS.has(key)) return;
    clearTimeout(this.#timer);
    this.#isBurst = timeStamp - this.#last < SCANNER_PAUSE;
    this.#last = timeStamp;
  }

  /** Acts on the last key, unless another one came shortly before it or comes shortly after. */
  whenAlone(act: () => void): void {
    if (!this.#isBurst) this.#timer = setTimeout(act, SCANNER_PAUSE);
  }
}
