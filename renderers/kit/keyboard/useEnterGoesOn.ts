import { useRef, type KeyboardEvent } from 'react';
import { focusNext, isNextSkipped, SKIPPED } from './focusNext.ts';

/** One line that is typed into, a mark, or a switch; of all else Enter is its own key: a new line, a button, a colour. */
const passing = 'input:not([type=file], [type=color]), [role=switch]';

/** A list to choose from stands open below the control. */
const isOpen = (control: Element): boolean => control.getAttribute('aria-expanded') === 'true';

/** An input that shows its value says whether something else is typed; antd's holds nothing besides what is typed. */
const isTypedIn = ({ dataset, value }: HTMLInputElement): boolean =>
  (dataset['typed'] ?? String(value !== '')) === 'true';

interface Press {
  readonly control: HTMLElement;
  readonly wasOpen: boolean;
  /** Something is typed into a field that chooses one; of several, the next is typed behind it. */
  readonly hasTyped: boolean;
}

/** Tab goes on behind fields that say so; Shift+Tab stops at them. */
function passBySkipped(event: KeyboardEvent): void {
  const { key, target, currentTarget } = event;
  const isPlain = !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (key !== 'Tab' || !isPlain || event.isDefaultPrevented() || !(target instanceof HTMLElement)) return;
  if (!currentTarget.contains(target) || currentTarget.querySelector(SKIPPED) === null || !isNextSkipped(target))
    return;
  event.preventDefault();
  focusNext(target);
}

/** Behind what the control does with the key, and behind what is drawn of it; before the next key. */
const afterwards = (act: () => void): void => queueMicrotask(() => queueMicrotask(act));

const pressOf = ({ key, target, currentTarget, nativeEvent, ...held }: KeyboardEvent): Press | null => {
  const isPlain = !held.ctrlKey && !held.altKey && !held.metaKey && !held.shiftKey;
  if (key !== 'Enter' || !isPlain || nativeEvent.isComposing || !(target instanceof HTMLElement)) return null;
  // Events of a dialog that a field has opened come by here too.
  if (!currentTarget.contains(target) || !target.matches(passing)) return null;
  const isChoice = target instanceof HTMLInputElement && target.role === 'combobox';
  return {
    control: target,
    wasOpen: isChoice && isOpen(target),
    hasTyped: isChoice && isTypedIn(target) && target.closest('.wb-chosen') === null,
  };
};

/**
 * Enter does a control's own work first: it takes what is typed, opens a list or takes from it, asks a report. Where it
 * has none, or when it is done, it goes on to the next field (D53); neither Enter nor Tab stops at fields that say
 * `skip`. Handlers of an element around the fields.
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
      // A field that takes what was typed keeps the key from its list, and so from the element around it.
      queueMicrotask(() => {
        if (event.isPropagationStopped() && press.hasTyped) afterwards(() => goOn(press));
      });
    },
    onKeyDown: (event: KeyboardEvent): void => {
      passBySkipped(event);
      const press = pressed.current;
      pressed.current = null;
      if (press === null || (event.isDefaultPrevented() && !press.wasOpen)) return;
      // A switch would be clicked.
      event.preventDefault();
      afterwards(() => isOpen(press.control) || goOn(press));
    },
  };
}
