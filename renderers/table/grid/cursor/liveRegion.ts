/** Debounce of announcements, in milliseconds: during a drag only the last size is announced. */
const PAUSE = 200;

/** Announces events of the table to screen readers without interrupting them. */
export class LiveRegion {
  readonly #element: HTMLElement;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  say(text: string): void {
    clearTimeout(this.#timer);
    // A repeated text is only announced when it differs.
    this.#element.textContent = this.#element.textContent === text ? `${text}\u00a0` : text;
  }

  /** As `say`, unless another text follows within `PAUSE`. */
  saySoon(text: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.say(text), PAUSE);
  }

  dispose(): void {
    clearTimeout(this.#timer);
  }
}
