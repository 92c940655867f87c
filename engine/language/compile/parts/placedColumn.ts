import type { Fields } from '../../expressions/index.ts';
import type { ColumnSchema } from '../../../generated/page.ts';
import type { Path } from '../../../core/paths.ts';

/** A column and where it stands. `row` are the columns beside it in a detail; absent in the head. */
export interface PlacedColumn {
  readonly column: ColumnSchema;
  readonly path: Path;
  readonly row?: Fields | undefined;
  /** Key of the detail. */
  readonly detail?: string | undefined;
}
