import type { SurfaceOptions } from './surfaceOptions.ts';
import { arrangeColumns, type ArrangedColumn } from '../columns/columnArrangement.ts';

type Shown = Pick<SurfaceOptions, 'model' | 'drawn' | 'isShown' | 'columns'>;

/** All columns that the user may see, in the order of staff; those that they hid as well. */
export function seenColumns({ model, drawn, isShown, columns }: Shown): readonly ArrangedColumn[] {
  const seen = drawn.filter((column) => model.isColumnVisible(column.key) && isShown(column));
  return arrangeColumns(seen, columns.arrangement);
}

/** Without those that staff hid. */
export function shownColumns(options: Shown): readonly ArrangedColumn[] {
  const { hidden } = options.columns.arrangement;
  const seen = seenColumns(options);
  return hidden.length === 0 ? seen : seen.filter(({ column }) => !hidden.includes(column.key));
}
