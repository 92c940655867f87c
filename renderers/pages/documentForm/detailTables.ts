import type { EditableTableHandle } from '../../table/ui/props/tableProps.ts';

/** What the table of a detail offers to the page around it. */
export interface DetailTableFace {
  readonly focusCell: (rowId: string, key: string) => void;
  /** Shows that others have changed the row. */
  readonly showReload: (rowId: string) => void;
  /** Begins to type into a cell; false where it cannot be typed into. */
  readonly typeInto: EditableTableHandle['typeInto'];
  /** The cell that is being typed into. */
  readonly editedCell: () => { readonly rowId: string; readonly key: string } | null;
  /** The cell that the keyboard is in; null: it is elsewhere. */
  readonly currentCell: () => { readonly rowId: string; readonly key: string } | null;
  /** Keeps what is being typed; resolves when codes that are being looked up are in. */
  readonly flush: () => Promise<void>;
}

/** The tables of a form that are mounted now, by detail. */
export interface DetailTables {
  /** Returns how to take the table back. */
  add(detail: string, table: DetailTableFace): () => void;
  get(detail: string): DetailTableFace | undefined;
  /** The cell that the keyboard is in; null: it is in none of them. */
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
