import { useEffect, type RefObject } from 'react';

const MARKS = 'input[type=checkbox]:not([aria-label])';

/** What a mark stands for: its entry, or all of its list. */
const nameOf = (mark: Element): string =>
  mark.closest('li')?.title ||
  (mark.closest('.ant-transfer-list')?.querySelector('.ant-transfer-list-header-title')?.textContent ?? '');

function nameMarks(root: HTMLElement): void {
  for (const mark of root.querySelectorAll(MARKS)) {
    const name = nameOf(mark);
    if (name !== '') mark.setAttribute('aria-label', name);
  }
}

/** antd's transfer leaves its marks without names; they are named as often as it draws others. */
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
