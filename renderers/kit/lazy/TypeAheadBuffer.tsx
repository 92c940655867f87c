import { useEffect, useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { nextTabStop, type NextStop } from '../keyboard/tabStops.ts';
import { useLatest } from '../hooks/useLatest.ts';

/** Holds the focus and buffers typed keys for a part that is still loading. */
export interface KeptKeys {
  /** Takes the focus back from a part whose content is not loaded yet. */
  take(): void;
  /** Loading failed: the focus is on the retry button; letters are still buffered. */
  rest(at: HTMLElement): void;
  /** Types the buffered keys into a field or entry, in order. `next`: finds the element that Tab leads to. */
  deliver(to: HTMLElement, next: NextStop): Promise<void>;
  drop(): void;
}

/** Starts buffering keys. `onGiveUp`: called on Esc. */
export type KeyBufferer = (onGiveUp: () => void) => KeptKeys;

let keeper: KeyBufferer | undefined;

/** Sets the application's key buffer, one for all parts. Default: keys are not buffered. */
export function bufferKeysWith(given: KeyBufferer): void {
  keeper = given;
}

const FIELDS =
  ':is(input, textarea):not([readonly], :disabled, [type=checkbox], [type=radio], [type=password], .ant-pagination *)';

/** Replacement of a dialog that could not be loaded. */
const FAILURE = '.wb-late';

const BUSY = '[aria-busy=true]';

/** Calls `then` when the content of a dialog is loaded and any automatic focus has been set. */
function whenContent(frame: HTMLElement, then: () => void): () => void {
  let next = 0;
  const look = (): void => {
    if (frame.querySelector(BUSY) === null) then();
    else next = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(next);
}

/** Returns the dialog whose frame an element is; undefined for elements inside a dialog. */
const framedBy = (element: HTMLElement): HTMLElement | undefined =>
  [element, element.parentElement].find((one) => one?.role === 'dialog') ?? undefined;

export interface TypeAheadBufferProps {
  /** Cancels loading. */
  readonly onGiveUp: () => void;
  /** The requested part: a dialog, a menu. It may still be loading; `aria-busy` marks content that is still loading. */
  readonly children: ReactNode;
}

/**
 * Buffers what staff type from the moment they request a dialog; the text goes to the element that the dialog focuses,
 * or to its first field. Uses React's events, so that only this dialog counts and not another one opened in the
 * meantime.
 */
export function TypeAheadBuffer({ onGiveUp, children }: TypeAheadBufferProps) {
  const kept = useRef<KeptKeys | null>(null);
  const latest = useLatest(onGiveUp);
  const before = useRef<Element | null>(null);
  const reached = useRef<HTMLElement | null>(null);
  const content = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    // A part that is rendered immediately may already have the focus.
    if (reached.current !== null && reached.current === document.activeElement) return undefined;
    before.current = document.activeElement;
    const begun = keeper?.(() => latest.current()) ?? null;
    kept.current = begun;
    return () => {
      content.current?.();
      begun?.drop();
    };
  }, [latest]);
  useEffect(
    () => () => {
      // The element that was focused before, if nothing else has taken the focus.
      const { current } = before;
      if (document.activeElement === document.body && current instanceof HTMLElement)
        current.focus({ preventScroll: true });
    },
    [],
  );
  const land = (keys: KeptKeys, at: HTMLElement): void => {
    if (kept.current !== keys) return;
    content.current?.();
    const frame = framedBy(at);
    const to = frame === undefined ? at : frame.querySelector<HTMLElement>(FIELDS);
    if (to === null && frame?.querySelector(BUSY)) {
      keys.take();
      content.current = whenContent(frame, () => land(keys, at));
      return;
    }
    kept.current = null;
    // Keys are not sent to a button, because staff have not yet read what it does.
    if (to !== null && !(to instanceof HTMLButtonElement)) void keys.deliver(to, nextTabStop);
    else {
      keys.drop();
      if (document.activeElement === document.body) at.focus({ preventScroll: true });
    }
  };
  const arrive = (at: HTMLElement): void => {
    const keys = kept.current;
    if (keys === null || document.activeElement !== at) return;
    if (at.closest(FAILURE) !== null) keys.rest(at);
    else land(keys, at);
  };
  const onFocus = ({ target }: FocusEvent<HTMLElement>): void => {
    reached.current = target;
    // Not within React's event handling, which would reset text typed into a field meanwhile.
    queueMicrotask(() => arrive(target));
  };
  // On retry it buffers again. On cancel this component unmounts and the buffer is dropped.
  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (target instanceof Element && target.closest(FAILURE) !== null) kept.current?.take();
  };
  return (
    <div style={{ display: 'contents' }} onFocus={onFocus} onClick={onClick}>
      {children}
    </div>
  );
}
