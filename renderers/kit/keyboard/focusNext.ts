/**
 * Controls of fields that can be typed into or chosen from, in page order; the stop of an unrendered group represents
 * its controls.
 */
const controls =
  '.wb-field input:not(:disabled), .wb-field textarea:not(:disabled), .wb-field [role=switch]:not(:disabled), .wb-field [contenteditable=true], .wb-field .ant-upload button, .wb-grid-input, .wb-group-stop';

/** Returns the first control that staff can type into; undefined when there is none. */
export const firstControl = (root: ParentNode): HTMLElement | undefined =>
  [...root.querySelectorAll<HTMLElement>(controls)].find(
    (one) => !one.matches('[readonly], [type=checkbox], [type=radio], [role=switch], .wb-group-stop'),
  );

export const SKIPPED = '[data-skip=true]';

/** Returns the focusable controls of the form, starting with this one. */
function controlsFrom(control: HTMLElement): readonly HTMLElement[] {
  const form = control.closest('.wb-page') ?? document.body;
  const all = [...form.querySelectorAll<HTMLElement>(controls)].filter(
    (one) => one === control || (one.offsetParent !== null && (one.tabIndex >= 0 || one.matches('.wb-grid-input'))),
  );
  return all.slice(all.indexOf(control));
}

/** Returns whether the field after this control is skipped by Tab and Enter. */
export const isNextSkipped = (control: HTMLElement): boolean => controlsFrom(control)[1]?.closest(SKIPPED) != null;

/** Focuses a control as Tab does: typing replaces the existing text. */
export function enterControl(control: HTMLElement, options?: FocusOptions): void {
  control.focus(options);
  if (control instanceof HTMLInputElement && control.type === 'text' && !control.matches('.wb-grid-input'))
    control.select();
}

/** Focuses the next control that is not skipped; without one, the focus stays. */
export function focusNext(control: HTMLElement): void {
  // Adjacent check marks count as one control; arrow keys move within it.
  const group = control.closest('.wb-marks');
  const isOn = (one: HTMLElement): boolean => one.closest(SKIPPED) === null && (group === null || !group.contains(one));
  const next = controlsFrom(control).slice(1).find(isOn) ?? control;
  const marks = next.closest<HTMLElement>('.wb-marks');
  const to = marks === null || marks === group ? next : marks;
  enterControl(to);
  // The group is rendered by now, and its first control is the next one.
  if (next.matches('.wb-group-stop')) queueMicrotask(() => next.isConnected || focusNext(control));
}
