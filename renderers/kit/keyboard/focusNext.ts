/** Controls of fields that can be typed into or chosen from, in the order of the page; a group that is not drawn yet stands for its own. */
const controls =
  '.wb-field input:not(:disabled), .wb-field textarea:not(:disabled), .wb-field [role=switch]:not(:disabled), .wb-field [contenteditable=true], .wb-field .ant-upload button, .wb-grid-input, .wb-group-stop';

/** The first control that staff can type into; undefined where there is none. */
export const firstControl = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(controls)].find(
    (one) => !one.matches('[readonly], [type=checkbox], [type=radio], [role=switch], .wb-group-stop'),
  );

export const SKIPPED = '[data-skip=true]';

/** Controls of the form from this one on that take the focus. */
function controlsFrom(control: HTMLElement): readonly HTMLElement[] {
  const form = control.closest('.wb-page') ?? document.body;
  const all = [...form.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one === control || (one.offsetParent !== null && (one.tabIndex >= 0 || one.matches('.wb-grid-input'))),
  );
  return all.slice(all.indexOf(control));
}

/** Whether the field behind this control says that Tab and Enter pass it by. */
export const isNextSkipped = (control: HTMLElement): boolean => controlsFrom(control)[1]?.closest(SKIPPED) != null;

/** Puts the focus on a control as Tab does: what is typed takes the place of what stands there. */
export function enterControl(control: HTMLElement, options?: FocusOptions): void {
  control.focus(options);
  if (control instanceof HTMLInputElement && control.type === 'text' && !control.matches('.wb-grid-input'))
    control.select();
}

/** Puts the focus on the control behind this one that no field says is passed by; where there is none, it stays. */
export function focusNext(control: HTMLElement): void {
  // Marks beside each other are one control, in which the keyboard is led on by itself.
  const group = control.closest('.wb-marks');
  const isOn = (one: HTMLElement): boolean => one.closest(SKIPPED) === null && (group === null || !group.contains(one));
  const next = controlsFrom(control).slice(1).find(isOn) ?? control;
  const marks = next.closest<HTMLElement>('.wb-marks');
  const to = marks === null || marks === group ? next : marks;
  enterControl(to);
  // Its group is drawn by now, and the first control of it is the next one.
  if (next.matches('.wb-group-stop')) queueMicrotask(() => next.isConnected || focusNext(control));
}
