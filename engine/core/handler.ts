/** A check function that a column may refer to (W5.1-5). Schemas contain no code, only its name (D35). */
export interface Handler {
  /** What it accepts, for the handler reference. */
  readonly description: string;
  /** Default message in Chinese and in English; `${title}` is filled in. */
  readonly message: string;
  readonly english: string;
  /** Never called with a blank value. Must not throw or run long for any text. */
  readonly test: (value: string) => boolean;
}
