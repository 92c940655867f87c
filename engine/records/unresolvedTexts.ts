import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Narrowing } from '../language/dicts/narrowing.ts';
import type { Values } from '../core/values.ts';

/** Typed in place of a value that is still to be found: it shows instead of the value, and nothing of it is stored. */
export interface UnresolvedText {
  readonly text: string;
  /** What is found for it becomes one step of undo with the typing. */
  readonly act: string;
  /** Brought back from a draft: what staff have filled in since is not told from what they had before. */
  readonly restored?: true;
}

/** Where a text stands: a field of the header, or with `rowId` a cell. */
export interface TextPlace {
  readonly detail?: string;
  readonly rowId?: string;
  readonly key: string;
}

export interface PlacedText extends TextPlace {
  readonly held: UnresolvedText;
}

/**
 * - `asked`: the answer is not there yet;
 * - `unknown`: nothing matches; - `several`: staff have to choose; - `failed`: nobody could be asked.
 */
export type TextState = 'asked' | 'unknown' | 'several' | 'failed';

/** What a typed text is asked about. */
export interface TextQuestion {
  readonly column: CompiledColumn;
  readonly text: string;
  /** The header, or the row, as it is now: what choices follow is read from it. */
  readonly values: Values;
  /** What narrows the choices there. Absent: nothing does. */
  readonly narrowing?: Narrowing | undefined;
}

export type TextAnswer =
  /** What is set: the column itself, and what its item fills. */
  { readonly kind: 'found'; readonly values: Values } | { readonly kind: 'several' } | { readonly kind: 'unknown' };

/** Texts that stand in a record, as plain JSON: by field, and by detail, row and column. */
export interface TextsByPlace {
  readonly header: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

export const NO_TEXTS: TextsByPlace = { header: {}, details: {} };
