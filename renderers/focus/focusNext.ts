/** Controls of fields that can be typed into or chosen from, in the order of the page; a group that is not drawn yet stands for its own. */
const controls =
  '.wb-field input:not(:disabled), .wb-field textarea:not(:disabled), .wb-field [role=switch]:not(:disabled), .wb-field [contenteditable=true], .wb-field .ant-upload button, .wb-grid-input, .wb-group-stop';

/** The first control that staff can type into; undefined where there is none. */
export const firstControl = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(controls)].find(
    (one) => !one.matches('[readonly], [type=checkbox], [type=radio], [role=switch], .wb-group-stop'),
  );

/** Puts the focus on the control behind this one; where there is none, it stays. */
export function focusNext(control: HTMLElement): void {
  const form = control.closest('.wb-page') ?? document.body;
  const all = [...form.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one === control || (one.offsetParent !== null && (one.tabIndex >= 0 || one.matches('.wb-grid-input'))),
  );
  // Marks beside each other are one control, in which the keyboard is led on by itself.
  const group = control.closest('.wb-marks');
  const next = all.slice(all.indexOf(control) + 1).find((one) => group === null || !group.contains(one)) ?? control;
  const marks = next.closest<HTMLElement>('.wb-marks');
  (marks === null || marks === group ? next : marks).focus();
  // Its group is drawn by now, and the first control of it is the next one.
  if (next.matches('.wb-group-stop')) queueMicrotask(() => next.isConnected || focusNext(control));
}
