import { useMemo, useRef } from 'react';
import type { TableView } from './tableView.ts';

interface KeptCell {
  readonly rowId: string;
  readonly key: string;
  readonly hadFocus: boolean;
}

/** Preserves the current cell when a view is replaced, after a change of row height or row columns. */
export function useKeptCell() {
  const kept = useRef<KeptCell | null>(null);
  return useMemo(
    () => ({
      keep({ cursor }: TableView): void {
        const hadFocus = document.activeElement === cursor.input.element;
        if (!cursor.hasSession) cursor.leave();
        const { active } = cursor;
        kept.current = active === null ? null : { rowId: active.record.id, key: active.columnOf.key, hadFocus };
      },
      restore({ cursor, surface }: TableView): void {
        const cell = kept.current;
        if (cell === null) return;
        const row = surface.rows.indexOf(cell.rowId);
        const column = surface.columnOf(cell.key);
        if (row === -1 || column === -1) return;
        const focused = document.activeElement;
        cursor.select({ row, column });
        if (!cell.hadFocus && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      },
    }),
    [],
  );
}
