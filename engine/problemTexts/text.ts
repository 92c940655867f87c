/** One text in every language that problems are said in; `${name}` is filled in. */
export interface ProblemText {
  readonly zh: string;
  readonly en: string;
}

/** Keeps the texts as they are written, so that the names in them are known to the compiler. */
export const texts = <const T extends Readonly<Record<string, ProblemText>>>(written: T): T => written;
