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

/** The columns of the page language that may have a type. */
type ColumnOf<T extends ColumnType, C extends ColumnSchema = ColumnSchema> = C extends unknown
  ? T extends C['type']
    ? C
    : never
  : never;

/** What a kind may ask while a column of it is compiled. Paths begin at the column. */
export interface KeysContext {
  readonly complain: (path: Path, problem: Omit<Problem, 'path'>) => void;
  /** Texts that begin with `$` are expressions. */
  readonly params: (
    path: Path,
    written: Readonly<Record<string, string | number>> | undefined,
  ) => Readonly<Record<string, string | CompiledExpression>>;
}

/**
 * What a column type is: all that the engine, the server and the renderers know of it besides how it is drawn. Functions
 * are methods, so that the kind of one type stands for the kind of any.
 */
export interface ColumnKind<T extends ColumnType = ColumnType> extends ColumnTraits {
  /** What expressions compute with, and the type in the database: `numeric` for a decimal, `text` for the others. */
  readonly valueType: ValueType;
  /** Its choices may be narrowed to those that belong to the value of another column. Default: they may not. */
  readonly canFollow?: true;
  /** How the server reads, compares and stores it. */
  readonly wire: 'text' | 'decimal' | 'date' | 'datetime';
  /** In the query form: the type whose control is shown, and how values are compared where the page does not say. */
  readonly query: { readonly control: ColumnType; readonly rule: QueryRule };
  /** In tables, in pixels (W9-5). Default: 120. */
  readonly width?: number;
  /** Most characters where the page says nothing. Absent: length says nothing of it. */
  maxLength?(column: ColumnOf<T>): number;
  /** Keys of the compiled column that only some types have: lists are lists, JSON text is read, defaults are filled in. */
  keys?(column: ColumnOf<T>, context: KeysContext): Partial<CompiledColumn>;
  /** The dictionary that tells its texts, where the type has one by itself. */
  dictCode?(column: ColumnOf<T>): string;
  /** Options that the type has by itself. */
  options?(column: ColumnOf<T>, words: Words): readonly Option[];
  /** What follows from type and limits without being asked for. */
  checks(column: ColumnInput, context: ChecksContext): readonly CellCheck[];
  /** What a pasted text becomes where the column has no choices. `thisYear` stands in where a day has no year. */
  paste(cell: BlockCell, column: CompiledColumn, thisYear: number): Conversion;
}
