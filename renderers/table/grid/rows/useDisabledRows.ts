import { useLayoutEffect } from 'react';
import type { DisabledRows, TableModel } from '../../../../engine/index.ts';

/** Sets the disabled rows of the model; undefined preserves its initial setting. */
export function useDisabledRows(model: TableModel, disabledRows: DisabledRows | undefined): void {
  useLayoutEffect(() => {
    if (disabledRows !== undefined) model.setDisabledRows(disabledRows);
  }, [model, disabledRows]);
}
