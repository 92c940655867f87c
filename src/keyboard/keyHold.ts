import './keyHold.css';

/** Text as it was typed, or a key that is the control's own. */
type Held = { readonly text: string } | { readonly key: string; readonly shiftKey: boolean };

export interface HoldOptions {
  /** Names the field that keeps the keys, for those who do not see it. */
  readonly label: string;
  /** Takes the keyboard at once and shows what is typed. Default: only when a letter is typed where nothing takes it. */
  readonly takesFocus?: boolean;
  /** Esc: what was asked for is not wanted any more. */
  readonly onGiveUp?: () => void;
  /** Keys beside letters that are kept in their order. Default: those that lead through fields. */
  readonly keys?: readonly string[];
}

/** Where Tab leads from an element; -1: Shift+Tab. */
export type NextStop = (from: HTMLElement, direction: 1 | -1) => HTMLElement | undefined;

/** Keeps what staff type while what they asked for is still coming. */
export interface KeyHold {
  /** Has the keyboard. */
  take(): void;
  /** Gives the keyboard back, and keeps what it has. */
  rest(): void;
  /** What was kept lands in a control, in its order; true where there was something. The control takes the focus then. `next`: without it Tab leads nowhere. */
  deliver(to: HTMLElement, next?: NextStop): boolean;
  drop(): void;
}

/** By key: what older listeners read. */
const CODES: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ArrowUp: 38, ArrowDown: 40 };

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** Whether a dialog stands over everything else; one that a control is in does not. */
const isModal = (control?: HTMLElement): boolean =>
  [...document.querySelectorAll('[role=dialog][aria-modal=true]')].some(
    (dialog) => dialog.getClientRects().length > 0 && !(control !== undefined && dialog.contains(control)),
  );

/** What the browser does with a key that nobody took. */
function carryOn(at: HTMLElement, { key, shiftKey }: Extract<Held, { key: string }>, next?: NextStop): void {
  if (key === 'Tab') next?.(at, shiftKey ? -1 : 1)?.focus();
  if (key !== 'Enter') return;
  if (at instanceof HTMLButtonElement || at instanceof HTMLAnchorElement) at.click();
  else if (at instanceof HTMLInputElement) at.form?.requestSubmit();
}

function press(held: Held, next?: NextStop): void {
  const at = document.activeElement;
  if (!(at instanceof HTMLElement)) return;
  if ('text' in held) {
    document.execCommand('insertText', false, held.text);
    return;
  }
  const keyCode = CODES[held.key] ?? 0;
  const event = new KeyboardEvent('keydown', { ...held, code: held.key, keyCode, bubbles: true, cancelable: true });
  if (at.dispatchEvent(event)) carryOn(at, held, next);
}

/** Between two keys the page draws what the first one changed; no key of the hand comes between. */
async function replay(held: readonly Held[], next?: NextStop): Promise<void> {
  for (const one of held) {
    press(one, next);
    await Promise.resolve();
    await Promise.resolve();
  }
}

/**
 * Keeps keys in an input of its own, within `place`: a composition, corrections and what is pasted work in it as
 * anywhere. A password field is never typed ahead into: it is shown nowhere else.
 */
export function holdKeys(place: HTMLElement, options: HoldOptions): KeyHold {
  const { label, takesFocus = false, onGiveUp, keys = Object.keys(CODES) } = options;
  const input = document.createElement('input');
  input.className = takesFocus ? 'keys-ahead keys-ahead-shown' : 'keys-ahead';
  input.setAttribute('aria-label', label);
  input.setAttribute('aria-busy', 'true');
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (!takesFocus) input.tabIndex = -1;
  place.append(input);
  const held: Held[] = [];
  let composing = false;
  let landing: (() => void) | null = null;
  const keepText = (): void => {
    if (input.value !== '') held.push({ text: input.value });
    input.value = '';
  };
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown);
    input.remove();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    if (event.target !== input) {
      // The letter goes where the focus is when the browser is about to write it.
      if (!event.defaultPrevented && isLetter(event) && !isEditable(event.target) && !isModal()) input.focus();
      return;
    }
    if (event.key === 'Escape') {
      held.splice(0);
      input.value = '';
      event.stopPropagation();
      onGiveUp?.();
    } else if (keys.includes(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
      keepText();
      held.push({ key: event.key, shiftKey: event.shiftKey });
    }
  };
  input.addEventListener('compositionstart', () => (composing = true));
  input.addEventListener('compositionend', () => {
    composing = false;
    // After the browser has written what was composed.
    queueMicrotask(() => landing?.());
  });
  window.addEventListener('keydown', onKeyDown);
  const take = (): void => input.focus({ preventScroll: true });
  if (takesFocus) take();
  return {
    take,
    rest: () => input.blur(),
    deliver(to, next) {
      const isUsed = document.activeElement === input || held.length > 0 || input.value !== '';
      landing = () => {
        keepText();
        if (isUsed) to.focus();
        end();
        void replay(held.splice(0), next);
      };
      if (!composing) landing();
      return isUsed;
    },
    drop: end,
  };
}

/**
 * The next letter that nothing takes goes into a control: who began to type a moment later than the page came means it
 * too. `from`: what has the keyboard and takes none.
 */
export function expectLetter(to: HTMLElement, from: Element = document.body): void {
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', end);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.target !== from || !isLetter(event) || event.defaultPrevented || isModal(to)) return;
    end();
    to.focus();
  };
  window.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', end);
}
