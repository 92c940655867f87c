import type { Page } from '@playwright/test';

/**
 * What can be pressed by mouse but not reached by keyboard within an element: shown as a thing to press (by its pointer),
 * while neither it nor anything in or around it takes the focus, by Tab or by the arrows of a widget.
 */
export const outOfReach = (page: Page, within = 'body'): Promise<string[]> =>
  page.evaluate((root) => {
    const NATIVE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, summary, iframe, label';
    /** One tab stop for all of its parts; arrows lead on. antd's tree takes its keys in an input beside its role=tree. */
    const WIDGETS =
      '[role=menu], [role=menubar], [role=toolbar], [role=tablist], [role=listbox], [role=grid], [role=treegrid], [role=tree], .ant-tree, [role=radiogroup]';
    const STOP =
      '[tabindex="0"]:not(:disabled), a[href]:not([tabindex="-1"]), button:not([tabindex="-1"]), input:not([tabindex="-1"])';
    const takesFocus = (element: Element): boolean =>
      element.matches(NATIVE) ? element.getAttribute('tabindex') !== '-1' : element.getAttribute('tabindex') === '0';
    /** The cross, the eye or the arrow in a field: keys of the field do the same. */
    const isPartOfField = ({ parentElement: box }: Element): boolean =>
      [box, box?.parentElement].some((around) => around?.querySelector('input:not([tabindex="-1"]), textarea'));
    /** Arrows in the field lead through the list below it. */
    const isLedByField = ({ id }: Element): boolean =>
      id !== '' && document.querySelector(`input[role=combobox][aria-controls="${id}"]`) !== null;
    const isReached = (element: Element): boolean => {
      // Lines of code are folded by Ctrl+Shift+[ as well.
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
