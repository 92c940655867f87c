import type { NextStop } from '../../../renderers/index.ts';
import './keyBuffer.css';

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

/** Keeps what staff type while what they asked for is still coming. */
export interface KeyBuffer {
  /** Has the keyboard. */
  take(): void;
  /**
   * What was asked for did not come: the keyboard is at what can be done about it, and letters are kept all the same.
   * Null: it is awaited again.
   */
  rest(at: HTMLElement | null): void;
  /**
   * What was kept lands in a control, in its order, and that has the focus then; where nothing was kept, the next letter
   * that nothing takes lands there. `next`: without it Tab leads nowhere. Resolves when all has landed.
   */
  deliver(to: HTMLElement, next?: NextStop): Promise<void>;
  drop(): void;
}

/** By key: what older listeners read. */
const CODES: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ArrowUp: 38, ArrowDown: 40 };

export const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** A letter that nothing takes where it is typed. */
const isStray = (event: KeyboardEvent): boolean =>
  isLetter(event) && !event.defaultPrevented && !isEditable(event.target);

/** Whether a dialog stands over everything else; one that a control is in does not. */
export const isModal = (control: HTMLElement | null = null): boolean =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')].some(
    (dialog) => isSeen(dialog) && !(control !== null && dialog.contains(control)),
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

/** Who began to type a moment later than what was asked for came means it too. */
function expectLetter(to: HTMLElement): void {
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
  // Behind a dialog that came over everything the field still waits.
  const onFocusIn = (): void => {
    if (!isModal(to)) end();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isStray(event) || isModal(to) || !isSeen(to)) return;
    end();
    to.focus();
  };
  window.addEventListener('keydown', onKeyDown);
  document.addEventListener('focusin', onFocusIn);
}

function createInput({ label, takesFocus = false }: HoldOptions): HTMLInputElement {
  const input = document.createElement('input');
  input.className = takesFocus ? 'keys-ahead keys-ahead-shown' : 'keys-ahead';
  input.setAttribute('aria-label', label);
  input.setAttribute('aria-busy', 'true');
  input.autocomplete = 'off';
  input.spellcheck = false;
  if (!takesFocus) input.tabIndex = -1;
  return input;
}

/**
 * Keeps keys in an input of its own, within `place`: a composition, corrections and what is pasted work in it as
 * anywhere. A password field is never typed ahead into: it is shown nowhere else.
 */
export function bufferKeys(place: HTMLElement, options: HoldOptions): KeyBuffer {
  const { takesFocus = false, onGiveUp, keys = Object.keys(CODES) } = options;
  const input = place.appendChild(createInput(options));
  const held: Held[] = [];
  let composing = false;
  let restsAt: HTMLElement | null = null;
  let landing: (() => void) | null = null;
  const keepText = (): void => {
    if (input.value !== '') held.push({ text: input.value });
    input.value = '';
  };
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown);
    input.remove();
  };
  const keepStray = (event: KeyboardEvent): void => {
    if (!isStray(event) || isModal(restsAt) || !isSeen(input)) return;
    // The letter goes where the focus is when the browser is about to write it.
    if (restsAt === null) return input.focus();
    event.preventDefault();
    input.value += event.key;
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const isOwn = event.target === input;
    if (event.key === 'Escape' && (isOwn || event.target === restsAt)) {
      held.splice(0);
      input.value = '';
      event.stopPropagation();
      onGiveUp?.();
    } else if (!isOwn) keepStray(event);
    else if (keys.includes(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
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
  const rest = (at: HTMLElement | null): void => {
    restsAt = at;
    input.classList.toggle('keys-ahead-resting', at !== null);
    if (document.activeElement === input) at?.focus();
  };
  const take = (): void => {
    rest(null);
    input.focus({ preventScroll: true });
  };
  if (takesFocus) take();
  return {
    take,
    rest,
    deliver: (to, next) =>
      new Promise((resolve) => {
        const isUsed = document.activeElement === input || held.length > 0 || input.value !== '';
        landing = () => {
          keepText();
          if (isUsed) to.focus();
          end();
          if (document.activeElement !== to) expectLetter(to);
          void replay(held.splice(0), next).then(resolve);
        };
        if (!composing) landing();
      }),
    drop: end,
  };
}
