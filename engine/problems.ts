import type { Path } from './paths.ts';

/** A mistake in a schema file, said so that its author can mend it. Mistakes in what staff typed are findings. */
export interface Problem {
  /** Stable name of the kind of mistake, kebab case: `unknown-dictionary`. */
  readonly code: string;
  /** Where in the file: `['columns', 3, 'dictCode']`. */
  readonly path: Path;
  /** What is wrong: `unknown dictionary "trade_mod"`. */
  readonly message: string;
  /** What to write instead: `did you mean "trade_mode"?` */
  readonly hint?: string;
  /** The file relative to the project: `schemas/pages/customs/export-declaration.json`. */
  readonly file?: string;
  /** One-based place in that file. */
  readonly line?: number;
  readonly column?: number;
}
