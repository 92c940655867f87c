import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { InlineMenuRow } from './InlineMenuRow.tsx';
import type { MenuEntry } from './menuEntries.ts';
import { menuRows, menuStep } from './menuRows.ts';
import type { MenuRow } from './menuRows.ts';
import type { OpenFolders } from './useOpenFolders.ts';
import { useRowWindow } from './useRowWindow.ts';

interface InlineMenuProps {
  readonly entries: readonly MenuEntry[];
  /** Path of the current entry. */
  readonly current: string | null;
  readonly folders: OpenFolders;
  /** Height in pixels. */
  readonly rowHeight: number;
  readonly label: string;
  readonly onSelect: (entry: MenuEntry) => void;
}

const indexOf = (rows: readonly MenuRow[], path: string | null): number =>
  rows.findIndex(({ entry }) => entry.path === path);

/** Row of the tab stop: the first of these paths that exists, otherwise the first row. */
const tabStopOf = (rows: readonly MenuRow[], paths: readonly (string | null)[]): number =>
  Math.max(0, paths.map((path) => indexOf(rows, path)).find((index) => index >= 0) ?? 0);

/**
 * Menu with folders expanded in place. Virtualized for thousands of entries: rows have one height and only those in
 * view are rendered. One tab stop; arrow keys navigate, expand and collapse.
 */
export function InlineMenu({ entries, current, folders, rowHeight, label, onSelect }: InlineMenuProps) {
  const { open, toggle } = folders;
  const rows = useMemo(() => menuRows(entries, open), [entries, open]);
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  const stop = tabStopOf(rows, [reached, current]);
  const { drawn, reveal, shift } = useRowWindow({ scroller, count: rows.length, rowHeight, kept: stop });
  const asked = useRef(false);
  const held = useRef<{ readonly path: string; readonly index: number } | null>(null);
  const revealed = useRef<string | null>(null);

  // Keeps the clicked row under the pointer when a folder above it collapses.
  useLayoutEffect(() => {
    if (held.current) shift((indexOf(rows, held.current.path) - held.current.index) * rowHeight);
    held.current = null;
  }, [rows, rowHeight, shift]);
  // Scrolls an entry opened from elsewhere into view.
  useLayoutEffect(() => {
    if (scroller === null || revealed.current === current) return;
    revealed.current = current;
    reveal(indexOf(rows, current));
  }, [scroller, rows, current, reveal]);
  useLayoutEffect(() => {
    if (!asked.current) return;
    asked.current = false;
    scroller?.querySelector<HTMLElement>('[role=menuitem][tabindex="0"]')?.focus({ preventScroll: true });
  });

  const press = (index: number) => {
    const row = rows[index];
    if (!row) return;
    setReached(row.entry.path);
    if (row.open === null) return onSelect(row.entry);
    held.current = { path: row.entry.path, index };
    return toggle(row.entry.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const step = menuStep(event.key, stop, rows);
    if (step === null) return;
    event.preventDefault();
    if (step.kind === 'toggle') return press(step.at);
    setReached(rows[step.to]?.entry.path ?? null);
    reveal(step.to);
    asked.current = true;
  };
  return (
    <div ref={setScroller} className="menu-scroller">
      <div
        role="menu"
        aria-label={label}
        className="menu-rows"
        style={{ height: rows.length * rowHeight }}
        onKeyDown={onKeyDown}
      >
        {drawn.map((index) => {
          const row = rows[index];
          return row ? (
            <InlineMenuRow
              key={row.entry.path}
              row={row}
              current={row.entry.path === current}
              tabStop={index === stop}
              top={index * rowHeight}
              onPress={() => press(index)}
            />
          ) : null;
        })}
      </div>
    </div>
  );
}
