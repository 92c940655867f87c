import { createContext, useContext } from 'react';
import type { CompiledColumn, Scope } from '../../../engine/index.ts';

/** Record context of a popup: the scope of its parameters, and the columns that it may fill. */
export interface RecordOrigin {
  readonly pageId: string;
  /** The detail that the column belongs to. */
  readonly detail?: string;
  /** Columns of the same record or row. */
  readonly columns: readonly CompiledColumn[];
  readonly scope: () => Scope;
}

const PopupOriginContext = createContext<RecordOrigin | null>(null);

export const RecordOriginProvider = PopupOriginContext.Provider;

/** Null for a control that belongs to no record: in the conditions of a list. */
export const usePopupOrigin = (): RecordOrigin | null => useContext(PopupOriginContext);
