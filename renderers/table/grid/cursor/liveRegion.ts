/** Milliseconds that a size must stand before it is told: while staff drag only the last one counts. */
const PAUSE = 200;

/** Tells those who do not see the table what happened, without disturbing them. */
export class LiveRegion {
  readonly #element: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    // The same text again is news only when it differs.
    this.#element.textContent = this.#element.textContent === text ? `${text}\u00a0` : text;
  }

  /** As `say`, when nothing else came meanwhile. */
  saySoon(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say(text), PAUSE);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
