import { useCallback, useEffect, useRef } from 'react';
import { toPointer, type Finding, type PageDocument } from '../../../engine/index.ts';
import { useLatest } from '../../kit/hooks/useLatest.ts';

const nameOf = ({ rowId = '', path }: Finding): string => `${rowId} ${toPointer(path)}`;

/** Reports which cell of a table has the focus. */
export interface FocusedCell {
  currentCell(): { readonly detail: string; readonly rowId: string; readonly key: string } | null;
}

/** Returns the mark of the focused cell or header field. */
function markAtHand(marks: readonly Finding[], tables: FocusedCell): Finding | undefined {
  const cell = tables.currentCell();
  if (cell !== null)
    return marks.find(({ path, rowId }) => path[0] === cell.detail && rowId === cell.rowId && path[2] === cell.key);
  const key = document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset['field'];
  return marks.find(({ path }) => path.length === 1 && path[0] === key);
}

/**
 * Manages the marks of a copy: a new copy starts at the first mark. Returns a function that confirms the mark at the
 * focus, or the mark it moved to last, and moves to the next; without such a mark it moves to the first.
 */
export function useCopyMarks(
  pageDocument: PageDocument,
  tables: FocusedCell,
  focus: (finding: Finding) => void,
): () => void {
  const latest = useLatest(focus);
  const led = useRef<string | null>(null);
  const isBegun = useRef(false);
  const go = useCallback(
    (mark: Finding | undefined): void => {
      led.current = mark === undefined ? null : nameOf(mark);
      if (mark !== undefined) latest.current(mark);
    },
    [latest],
  );
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    const [first] = pageDocument.marks.all();
    if (pageDocument.id === null && first !== undefined) go(first);
  }, [go, pageDocument]);
  return useCallback(() => {
    const marks = pageDocument.marks.all();
    const isInField = document.activeElement?.closest('[data-field]') !== null || tables.currentCell() !== null;
    const here =
      markAtHand(marks, tables) ?? (isInField ? undefined : marks.find((mark) => nameOf(mark) === led.current));
    if (here === undefined) return go(marks[0]);
    const next = marks[marks.indexOf(here) + 1] ?? marks.find((mark) => mark !== here);
    pageDocument.marks.confirm([here]);
    return go(next);
  }, [go, pageDocument, tables]);
}
