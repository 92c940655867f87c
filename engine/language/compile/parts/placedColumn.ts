import type { Fields } from '../../expressions/index.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';

/** A column and its place. `row`: the columns of its detail; absent in the head. */
export interface PlacedColumn {
  readonly column: ColumnSchema;
  readonly path: Path;
  readonly row?: Fields | undefined;
  /** Key of the detail. */
  readonly detail?: string | undefined;
}
