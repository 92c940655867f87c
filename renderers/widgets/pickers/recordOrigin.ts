import { createContext, useContext } from 'react';
import type { CompiledColumn, Scope } from '../../../engine/index.ts';

/** Where a popup stands: what its parameters read, and which columns it may fill. */
export interface RecordOrigin {
  readonly pageId: string;
  /** The detail that the column belongs to. */
  readonly detail?: string;
  /** Columns beside the popup. */
  readonly columns: readonly CompiledColumn[];
  readonly scope: () => Scope;
}

const PopupOriginContext = createContext<RecordOrigin | null>(null);

export const RecordOriginProvider = PopupOriginContext.Provider;

/** Null where the control belongs to no record: in the conditions of a list. */
export const usePopupOrigin = (): RecordOrigin | null => useContext(PopupOriginContext);
