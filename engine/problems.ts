import type { Path } from './paths.ts';

/** One step of a JSON Patch (RFC 6902); paths are JSON Pointers into the JSON of the file. */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** A name that is nearly one known name and no other. */
export interface Misspelling {
  /** As it stands in the file: `$values.grossWte`. */
  readonly written: string;
  readonly meant: string;
}

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
  /** What mends the file, where that is certain. */
  readonly patch?: readonly JsonPatchOperation[];
  /** Said where the file is not at hand; with the file it becomes `patch`. */
  readonly misspelt?: Misspelling;
  /** The file relative to the project: `schemas/pages/customs/export-declaration.json`. */
  readonly file?: string;
  /** One-based place in that file. */
  readonly line?: number;
  readonly column?: number;
}
