import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TablePorts } from '../../grid/cells/cellEditors.ts';
import type { ColumnArrangement } from '../../grid/columns/columnArrangement.ts';
import { ColumnSettings } from '../../grid/columns/columnSettings.ts';
import type { ColumnRequest, ColumnTools } from '../../commands/columnActions/columnTools.ts';

/** The open menu or dialog of the column settings. */
export type ColumnDialog =
  | { readonly kind: 'menu' | 'filter'; readonly request: ColumnRequest }
  | { readonly kind: 'width'; readonly key: string }
  | { readonly kind: 'list' };

export interface Columns {
  readonly tools: ColumnTools;
  readonly arrangement: ColumnArrangement;
  readonly dialog: ColumnDialog | null;
  readonly open: (dialog: ColumnDialog | null) => void;
  /** Closes the menu, unless a chosen action has already opened another dialog. */
  readonly closeMenu: () => void;
}

export interface ColumnsOptions {
  /** Name under which the arrangement is stored. */
  readonly name: string | undefined;
  readonly preferences: TablePorts['preferences'];
}

/** The columns of a table in the user's arrangement. */
export function useColumns({ name, preferences }: ColumnsOptions): Columns {
  const settings = useMemo(() => new ColumnSettings(name, preferences), [name, preferences]);
  const [dialog, open] = useState<ColumnDialog | null>(null);
  useEffect(() => () => settings.keep(), [settings]);
  const tools = useMemo(
    (): ColumnTools => ({
      settings,
      onMenu: (request) => open({ kind: 'menu', request }),
      onFilter: (request) => open({ kind: 'filter', request }),
    }),
    [settings],
  );
  const arrangement = useSyncExternalStore(
    (listener) => settings.subscribe(listener),
    () => settings.arrangement,
  );
  const closeMenu = useCallback(() => open((now) => (now?.kind === 'menu' ? null : now)), []);
  return { tools, arrangement, dialog, open, closeMenu };
}
