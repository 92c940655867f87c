/** Controls of fields that can be typed into or chosen from, in the order of the page. */
const controls = '.wb-field input:not(:disabled), .wb-field textarea:not(:disabled), .wb-sheet-input';

/** Puts the focus on the control behind this one; where there is none, it stays. */
export function focusNext(control: HTMLElement): void {
  const form = control.closest('.wb-page') ?? document.body;
  const all = [...form.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one === control || (one.offsetParent !== null && (one.tabIndex >= 0 || one.matches('.wb-sheet-input'))),
  );
  (all[all.indexOf(control) + 1] ?? control).focus();
}
