import { useEffect, type RefObject } from 'react';

const MARKS = 'input[type=checkbox]:not([aria-label])';

/** Returns the accessible name of a checkbox: its entry, or its whole list. */
const nameOf = (mark: Element): string =>
  mark.closest('li')?.title ||
  (mark.closest('.ant-transfer-list')?.querySelector('.ant-transfer-list-header-title')?.textContent ?? '');

function nameMarks(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARKS)) {
    const name = nameOf(mark);
    if (name !== '') mark.setAttribute('aria-label', name);
  }
}

/** antd's Transfer has checkboxes without accessible names; names are set whenever it renders new ones. */
export function useNamedMarks(root: RefObject<HTMLElement>): void {
  useEffect(() => {
    const { current } = root;
    if (current === null) return undefined;
    nameMarks(current);
    const drawn = new MutationObserver(() => nameMarks(current));
    drawn.observe(current, { childList: true, subtree: true });
    return () => drawn.disconnect();
  }, [root]);
}
