import { useRef, type KeyboardEvent } from 'react';
import { focusNext, isNextSkipped, SKIPPED } from './focusNext.ts';

/**
 * Single-line text inputs, checkboxes, radio buttons and switches. In all other controls Enter has its own function: a
 * new line, a button, a color.
 */
const passing = 'input:not([type=file], [type=color]), [role=switch]';

/** Returns whether the dropdown list of the control is open. */
const isOpen = (control: Element): boolean => control.getAttribute('aria-expanded') === 'true';

/**
 * Returns whether something is typed: an input that displays its value reports this in `data-typed`; antd's input
 * contains only the typed text.
 */
const isTypedIn = ({ dataset, value }: HTMLInputElement): boolean =>
  (dataset['typed'] ?? String(value !== '')) === 'true';

interface Press {
  readonly control: HTMLElement;
  readonly wasOpen: boolean;
  /**
   * Something is typed into a field for a single choice; in a field for several, Enter continues with the next value.
   */
  readonly hasTyped: boolean;
}

/** Tab skips fields marked with `skip`; Shift+Tab stops at them. */
function passBySkipped(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (key !== 'Tab' || !isPlain || event.isDefaultPrevented() || !(target instanceof HTMLElement)) return;
  if (!currentTarget.contains(target) || currentTarget.querySelector(SKIPPED) === null || !isNextSkipped(target))
    return;
  event.preventDefault();
  focusNext(target);
}

/** Runs after the control has handled the key and rendered the result, but before the next key. */
const afterwards = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));

const pressOf = ({ key, target, currentTarget, nativeEvent, ...held }: KeyboardEvent): Press | null => {
  const isPlain = !held.ctrlKey && !held.altKey && !held.metaKey && !held.shiftKey;
  if (key !== 'Enter' || !isPlain || nativeEvent.isComposing || !(target instanceof HTMLElement)) return null;
  // Events of a dialog opened by a field also bubble to this element.
  if (!currentTarget.contains(target) || !target.matches(passing)) return null;
  const isChoice = target instanceof HTMLInputElement && target.role === 'combobox';
  return {
    control: target,
    wasOpen: isChoice && isOpen(target),
    hasTyped: isChoice && isTypedIn(target) && target.closest('.wb-chosen') === null,
  };
};

/**
 * Enter first does the control's own action: commits the typed text, opens a list, chooses from it, queries a report.
 * If there is none, or when it is done, the focus moves to the next field (D53); neither Enter nor Tab stops at fields
 * with `skip`. Returns the handlers for an element around the fields.
 */
export function useEnterGoesOn(isOn: () => boolean = () => true) {
  const pressed = useRef<Press | null>(null);
  const goOn = ({ control }: Press): void => {
    if (document.activeElement === control) focusNext(control);
  };
  return {
    onKeyDownCapture: (event: KeyboardEvent): void => {
      const press = isOn() ? pressOf(event) : null;
      pressed.current = press;
      if (press === null) return;
      // A field that commits typed text stops the event before its list, and so before the surrounding element.
      queueMicrotask(() => {
        if (event.isPropagationStopped() && press.hasTyped) afterwards(() => goOn(press));
      });
    },
    onKeyDown: (event: KeyboardEvent): void => {
      passBySkipped(event);
      const press = pressed.current;
      pressed.current = null;
      if (press === null || (event.isDefaultPrevented() && !press.wasOpen)) return;
      // Otherwise the switch would be toggled.
      event.preventDefault();
      afterwards(() => isOpen(press.control) || goOn(press));
    },
  };
}
