import type { SurfaceOptions } from './surfaceOptions.ts';
import { arrangeColumns, type ArrangedColumn } from '../columns/columnArrangement.ts';

type Shown = Pick<SurfaceOptions, 'model' | 'drawn' | 'isShown' | 'columns'>;

/** Returns all columns the user may see, in the user's order, including those the user has hidden. */
export function seenColumns({ model, drawn, isShown, columns }: Shown): readonly ArrangedColumn[] {
  const seen = drawn.filter((column) => model.isColumnVisible(column.key) && isShown(column));
  return arrangeColumns(seen, columns.arrangement);
}

/** Returns the columns without those the user has hidden. */
export function shownColumns(options: Shown): readonly ArrangedColumn[] {
  const { hidden } = options.columns.arrangement;
  const seen = seenColumns(options);
  return hidden.length === 0 ? seen : seen.filter(({ column }) => !hidden.includes(column.key));
}
