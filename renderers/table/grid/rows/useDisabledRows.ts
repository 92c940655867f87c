import { useLayoutEffect } from 'react';
import type { DisabledRows, TableModel } from '../../../../engine/index.ts';

/** Which rows are disabled is the model's to know; undefined leaves what it was made with. */
export function useDisabledRows(model: TableModel, disabledRows: DisabledRows | undefined): void {
  useLayoutEffect(() => {
    if (disabledRows !== undefined) model.setDisabledRows(disabledRows);
  }, [model, disabledRows]);
}
