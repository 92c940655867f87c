import type { Page } from '@playwright/test';

/**
 * Elements that can be clicked but not reached by keyboard: the cursor shows that they are clickable, but neither they
 * nor an element in or around them takes the focus, by Tab or by the arrow keys of a widget.
 */
export const outOfReach = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((root) => {
    const NATIVE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, iframe, label';
    /**
     * Composite widgets with one tab stop; arrow keys move within. antd's tree takes its keys in an input next to its
     * role=tree.
     */
    const WIDGETS =
      '[role=menu], [role=menubar], [role=toolbar], [role=tablist], [role=listbox], [role=grid], [role=treegrid], [role=tree], .ant-tree, [role=radiogroup]';
    const STOP =
      '[tabindex="0"]:not(:disabled), a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input:not([tabindex="-1"])';
    const takesFocus = (element: Element): boolean =>
      element.matches(NATIVE) ? element.getAttribute('tabindex') !== '-1' : element.getAttribute('tabindex') === '0';
    /** The clear, eye or arrow icon in a field: keys of the field do the same. */
    const isPartOfField = ({ parentElement: box }: Element): boolean =>
      [box, box?.parentElement].some((around) => around?.querySelector('input:not([tabindex="-1"]), textarea'));
    /** Arrow keys in the field move through the list below it. */
    const isLedByField = ({ id }: Element): boolean =>
      id !== '' && document.querySelector(`input[role=combobox][aria-controls="${id}"]`) !== null;
    const isReached = (element: Element): boolean => {
      // Lines of code can also be folded with Ctrl+Shift+[.
      if (element.closest('.cm-foldGutter') !== null) return true;
      if (element.matches('button') && isPartOfField(element)) return true;
      if (takesFocus(element) || element.querySelector('[tabindex="0"]') || element.querySelector(NATIVE)) return true;
      for (let around = element.parentElement; around; around = around.parentElement)
        if (takesFocus(around) || isLedByField(around) || (around.matches(WIDGETS) && around.querySelector(STOP)))
          return true;
      return false;
    };
    const isPressable = (element: Element): boolean => {
      if (element.matches(':disabled, [aria-disabled=true], .ant-select-disabled')) return false;
      const style = getComputedStyle(element);
      const outside = element.parentElement && getComputedStyle(element.parentElement).cursor === 'pointer';
      return (
        style.cursor === 'pointer' && !outside && style.visibility === 'visible' && element.getClientRects().length > 0
      );
    };
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')} “${element.textContent?.trim().slice(0, 30)}”`;
    return [...(document.querySelector(root)?.querySelectorAll('*') ?? [])]
      .filter((element) => isPressable(element) && !isReached(element))
      .map(nameOf);
  }, within);
