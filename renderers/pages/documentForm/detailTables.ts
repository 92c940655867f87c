import type { EditableTableHandle } from '../../table/ui/props/tableProps.ts';

/** Interface of a detail's table for the page around it. */
export interface DetailTableFace {
  readonly focusCell: (rowId: string, key: string) => void;
  /** Marks a row as changed by others. */
  readonly showReload: (rowId: string) => void;
  /** Starts typing into a cell; returns false when the cell is not editable. */
  readonly typeInto: EditableTableHandle['typeInto'];
  /** Returns the cell being edited. */
  readonly editedCell: () => { readonly rowId: string; readonly key: string } | null;
  /** Returns the focused cell; null: the focus is elsewhere. */
  readonly currentCell: () => { readonly rowId: string; readonly key: string } | null;
  /** Commits typed text; resolves when code lookups are done. */
  readonly flush: () => Promise<void>;
}

/** The mounted tables of a form, by detail. */
export interface DetailTables {
  /** Returns a function that removes the table. */
  add(detail: string, table: DetailTableFace): () => void;
  get(detail: string): DetailTableFace | undefined;
  /** Returns the focused cell; null: no table has the focus. */
  currentCell(): { readonly detail: string; readonly rowId: string; readonly key: string } | null;
  flush(): Promise<void>;
}

export function createDetailTables(): DetailTables {
  const tables = new Map<string, DetailTableFace>();
  return {
    add(detail, table) {
      tables.set(detail, table);
      return () => {
        if (tables.get(detail) === table) tables.delete(detail);
      };
    },
    get: (detail) => tables.get(detail),
    currentCell() {
      for (const [detail, table] of tables) {
        const cell = table.currentCell();
        if (cell !== null) return { detail, ...cell };
      }
      return null;
    },
    async flush() {
      await Promise.all([...tables.values()].map((table) => table.flush()));
    },
  };
}
