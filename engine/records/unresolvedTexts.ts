import type { CompiledColumn } from '../language/compiled/compiledPage.ts';
import type { Narrowing } from '../language/dicts/narrowing.ts';
import type { Values } from '../core/values.ts';

/**
 * A text typed in place of a value that still has to be looked up: it is shown instead of the value and is not stored.
 */
export interface UnresolvedText {
  readonly text: string;
  /** Groups the result with the typing into one undo step. */
  readonly act: string;
  /** Restored from a draft: values filled in since then cannot be distinguished from earlier ones. */
  readonly restored?: true;
}

/** Place of a text: a header field, or with `rowId` a cell. */
export interface TextPlace {
  readonly detail?: string;
  readonly rowId?: string;
  readonly key: string;
}

export interface PlacedText extends TextPlace {
  readonly held: UnresolvedText;
}

/**
 * - `asked`: the answer has not arrived;
 * - `unknown`: nothing matches; - `several`: staff have to choose; - `failed`: the request failed.
 */
export type TextState = 'asked' | 'unknown' | 'several' | 'failed';

/** The question about a typed text. */
export interface TextQuestion {
  readonly column: CompiledColumn;
  readonly text: string;
  /** Current values of the header or row, from which dependent choices are determined. */
  readonly values: Values;
  /** Narrowing of the choices there. Absent: none. */
  readonly narrowing?: Narrowing | undefined;
}

export type TextAnswer =
  /** Values to set: that of the column, and those that its item fills in. */
  { readonly kind: 'found'; readonly values: Values } | { readonly kind: 'several' } | { readonly kind: 'unknown' };

/** Unresolved texts of a record, as plain JSON: by field, and by detail, row and column. */
export interface TextsByPlace {
  readonly header: Readonly<Record<string, string>>;
  readonly details: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;
}

export const NO_TEXTS: TextsByPlace = { header: {}, details: {} };
