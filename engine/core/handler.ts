/** A check function that a column may name (W5.1-5). Schemas hold no code: only the name stands there (D35). */
export interface Handler {
  /** What it accepts, for the reference of handlers. */
  readonly description: string;
  /** Default message in Chinese, and in English; `${title}` is filled in. */
  readonly message: string;
  readonly english: string;
  /** Never called with a blank value. Total: no text makes it throw or run long. */
  readonly test: (value: string) => boolean;
}
