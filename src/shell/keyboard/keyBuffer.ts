import type { NextStop } from '../../../renderers/index.ts';
import './keyBuffer.css';

/** Typed text, or a key that the control handles. */
type Held = { readonly text: string } | { readonly key: string; readonly shiftKey: boolean };

export interface HoldOptions {
  /** Accessible name of the buffering input. */
  readonly label: string;
  /** Takes focus immediately and shows the typed text. Default: only when a character is typed outside of any input. */
  readonly takesFocus?: boolean;
  /** Called on Esc: the request is cancelled. */
  readonly onGiveUp?: () => void;
  /** Keys that are buffered in order in addition to characters. Default: those that move through fields. */
  readonly keys?: readonly string[];
}

/** Buffers keystrokes while the requested control is loading. */
export interface KeyBuffer {
  /** Focuses the buffer. */
  take(): void;
  /** The load failed: focuses the control that can retry, and still buffers characters. Null: loading again. */
  rest(at: HTMLElement | null): void;
  /**
   * Replays the buffered keys into a control in order and focuses it; when nothing was buffered, the next character
   * typed outside of any input goes there. `next`: without it Tab moves nowhere. Resolves when all keys are replayed.
   */
  deliver(to: HTMLElement, next?: NextStop): Promise<void>;
  drop(): void;
}

/** `keyCode` by key, for older listeners. */
const CODES: Readonly<Record<string, number>> = { Tab: 9, Enter: 13, ArrowUp: 38, ArrowDown: 40 };

export const isSeen = (element: HTMLElement): boolean => element.getClientRects().length > 0;

const isEditable = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean =>
  [...key].length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/** Returns whether a character is typed outside of any input. */
const isStray = (event: KeyboardEvent): boolean =>
  isLetter(event) && !event.defaultPrevented && !isEditable(event.target);

/** Returns whether a modal dialog is open, other than the one that contains the control. */
export const isModal = (control: HTMLElement | null = null): boolean =>
  [...document.querySelectorAll<HTMLElement>('[role=dialog][aria-modal=true]')].some(
    (dialog) => isSeen(dialog) && !(control !== null && dialog.contains(control)),
  );

/** Performs the browser's default action for an unhandled key. */
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

/** Yields between keys so that the page can render their effects, but only to microtasks, before further user input. */
async function replay(held: readonly Held[], next?: NextStop): Promise<void> {
  for (const one of held) {
    press(one, next);
    await Promise.resolve();
    await Promise.resolve();
  }
}

/** Redirects the next character to the control, for users who start to type just after it loaded. */
function expectLetter(to: HTMLElement): void {
  const end = (): void => {
    window.removeEventListener('keydown', onKeyDown);
    document.removeEventListener('focusin', onFocusIn);
  };
  // While a modal dialog is open, the redirection stays active.
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
 * Buffers keys in a separate input within `place`, where composition, corrections and paste work as usual. Never used
 * for a password field, whose text must not be shown elsewhere.
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
    // The browser writes the character to the element focused at that time.
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
    // After the browser has written the composed text.
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
