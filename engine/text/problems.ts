import type { Path } from '../core/paths.ts';
import type { CATALOGUE, PROBLEM_TEXTS } from './problemTexts/catalogue.ts';
import { textDescriptor, textFactory } from './catalogue/texts.ts';
import type { GivenFor, TextDescriptor, TextPart } from './catalogue/texts.ts';

/** One step of a JSON Patch (RFC 6902); paths are JSON Pointers into the JSON of the file. */
export type JsonPatchOperation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string }
  | { readonly op: 'move'; readonly from: string; readonly path: string };

/** A name that is similar to exactly one known name. */
export interface Misspelling {
  /** As written in the file: `$values.grossWte`. */
  readonly written: string;
  readonly meant: string;
}

type Catalogue = typeof CATALOGUE;
export type TextKey = keyof Catalogue;
export type ProblemKey = keyof typeof PROBLEM_TEXTS;
type NamesIn<K extends TextKey, Prefix extends string> = K extends `${Prefix}${infer Name}` ? Name : never;

/** A text of the catalogue of problems. */
export type ProblemText = TextDescriptor<TextKey>;
export type Part = TextPart<TextKey>;

/** A mistake in a schema file, described so that its author can fix it. Mistakes in input of staff are findings. */
export interface Problem {
  /** Stable name of the kind of mistake, kebab case: `unknown-dictionary`. */
  readonly code: string;
  /** A warning prevents nothing from working. Absent: an error. */
  readonly level?: 'warning' | undefined;
  /** Where in the file: `['columns', 3, 'dictCode']`. */
  readonly path: Path;
  /** What is wrong: `unknown dictionary "trade_mod"`. */
  readonly said: ProblemText;
  /** What to write instead: `did you mean "trade_mode"?` */
  readonly hint?: ProblemText | undefined;
  /** Patch that fixes the file, if the fix is certain. */
  readonly patch?: readonly JsonPatchOperation[] | undefined;
  /** Set if the file is not available; with the file it is converted to `patch`. */
  readonly misspelt?: Misspelling | undefined;
  /** File path relative to the project: `schemas/pages/sales/order.json`. */
  readonly file?: string | undefined;
  /** Line and column in that file, from 1. */
  readonly line?: number | undefined;
  readonly column?: number | undefined;
}

/** Makes a text that is used within another: `part('part.theColumn', { key })`. */
export const part = textFactory<Catalogue>();

/** Returns code and text of a problem, to be spread: `{ ...describeProblem('unknown-column', { name }), path }`. */
export const describeProblem = <K extends ProblemKey>(
  key: K,
  ...[given]: GivenFor<Catalogue, K>
): Pick<Problem, 'code' | 'said'> => ({
  code: key.split('.')[0] ?? key,
  said: textDescriptor<TextKey>(key, given),
});

export type HintName = NamesIn<TextKey, 'hint.'>;

/** Returns a hint, to be spread: `{ ...describeProblem(…), ...hints('breakCircle') }`. */
export const hints = <N extends HintName>(
  name: N,
  ...[given]: GivenFor<Catalogue, `hint.${N}`>
): { readonly hint: ProblemText } => ({
  hint: textDescriptor<TextKey>(`hint.${name}`, given),
});

export const isError = ({ level }: Pick<Problem, 'level'>): boolean => level !== 'warning';
