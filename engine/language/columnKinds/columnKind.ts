import type { CellCheck, CompiledColumn, Option, QueryRule } from '../compiled/compiledPage.ts';
import type { ColumnSchema, ColumnType } from '../../generated/page.ts';
import type { Path } from '../../core/paths.ts';
import type { Problem } from '../../text/problems.ts';
import type { CompiledExpression } from '../../core/scope.ts';
import type { ValueType } from '../../core/values.ts';
import type { Words } from '../../text/words/words.ts';
import type { ChecksContext, ColumnInput } from './checks/columnInput.ts';
import type { ColumnTraits } from './columnTraits.ts';
import type { BlockCell, Conversion } from './paste/conversion.ts';

/** The columns of the page language that can have the type. */
type ColumnOf<T extends ColumnType, C extends ColumnSchema = ColumnSchema> = C extends unknown
  ? T extends C['type']
    ? C
    : never
  : never;

/** What a kind can use while one of its columns is compiled. Paths are relative to the column. */
export interface KeysContext {
  readonly complain: (path: Path, problem: Omit<Problem, 'path'>) => void;
  /** Compiles parameters; texts that begin with `$` are expressions. */
  readonly params: (
    path: Path,
    written: Readonly<Record<string, string | number>> | undefined,
  ) => Readonly<Record<string, string | CompiledExpression>>;
}

/**
 * Definition of a column type: everything that the engine, the server and the renderers know of it, apart from
 * rendering. Functions are declared as methods, so that the kind of one type is assignable to the kind of any type.
 */
export interface ColumnKind<T extends ColumnType = ColumnType> extends ColumnTraits {
  /** Type of the value in expressions and in the database: `numeric` for a decimal, `text` for the others. */
  readonly valueType: ValueType;
  /** Its choices may be filtered by the value of another column. Default: they may not. */
  readonly canFollow?: true;
  /** How the server reads, compares and stores the value. */
  readonly wire: 'text' | 'decimal' | 'date' | 'datetime';
  /** Query form: the type whose control is shown, and the comparison used if the page sets none. */
  readonly query: { readonly control: ColumnType; readonly rule: QueryRule };
  /** Width in tables, in pixels (W9-5). Default: 120. */
  readonly width?: number;
  /** Maximum number of characters if the page sets none. Absent: the type has no length limit. */
  maxLength?(column: ColumnOf<T>): number;
  /**
   * Returns the keys of the compiled column that only some types have: lists become arrays, JSON text is parsed,
   * defaults are filled in.
   */
  keys?(column: ColumnOf<T>, context: KeysContext): Partial<CompiledColumn>;
  /** Returns the code of the dictionary that holds the display texts, if the type has a fixed one. */
  dictCode?(column: ColumnOf<T>): string;
  /** Returns the options that the type defines itself. */
  options?(column: ColumnOf<T>, words: Words): readonly Option[];
  /** Returns the checks that follow from type and limits. */
  checks(column: ColumnInput, context: ChecksContext): readonly CellCheck[];
  /** Converts a pasted cell of a column without choices. `thisYear` is the year of dates written without one. */
  paste(cell: BlockCell, column: CompiledColumn, thisYear: number): Conversion;
}
