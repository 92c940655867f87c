import { useEffect, useLayoutEffect, useRef, type FocusEvent, type MouseEvent, type ReactNode } from 'react';
import { nextTabStop, type NextStop } from '../keyboard/tabStops.ts';
import { useLatest } from '../hooks/useLatest.ts';

/** Has the keyboard, and keeps what is typed, for what is still coming. */
export interface KeptKeys {
  /** The keyboard went to what is not there yet: back with it. */
  take(): void;
  /** It did not come: the keyboard is at what can be done about it, and letters are kept all the same. */
  rest(at: HTMLElement): void;
  /** What was kept lands in a field or entry, in its order. `next`: where Tab leads. */
  deliver(to: HTMLElement, next: NextStop): Promise<void>;
  drop(): void;
}

/** Begins to keep what is typed. `onGiveUp`: Esc. */
export type KeyBufferer = (onGiveUp: () => void) => KeptKeys;

let keeper: KeyBufferer | undefined;

/** The application's way to keep keys. One for all; default: nobody keeps them. */
export function bufferKeysWith(given: KeyBufferer): void {
  keeper = given;
}

const FIELDS =
  ':is(input, textarea):not([readonly], :disabled, [type=checkbox], [type=radio], [type=password], .ant-pagination *)';

/** What stands in the place of a dialog that did not come. */
const FAILURE = '.wb-late';

const BUSY = '[aria-busy=true]';

/** Once the content of a dialog is there, and whatever takes the keyboard by itself has it. */
function whenContent(frame: HTMLElement, then: () => void): () => void {
  let next = 0;
  const look = (): void => {
    if (frame.querySelector(BUSY) === null) then();
    else next = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(next);
}

/** The dialog whose frame an element is; undefined for what stands in a dialog. */
const framedBy = (element: HTMLElement): HTMLElement | undefined =>
  [element, element.parentElement].find((one) => one?.role === 'dialog') ?? undefined;

export interface TypeAheadBufferProps {
  /** Gives up what is coming. */
  readonly onGiveUp: () => void;
  /** What staff have asked for: a dialog, a menu. It may still be coming, and says by `aria-busy` that its content is. */
  readonly children: ReactNode;
}

/**
 * From the moment when staff ask for a dialog what they type is kept, and lands where the dialog puts the focus, or in
 * its first field. By the way of React's events, so that it is this dialog and no other that came up meanwhile.
 */
export function TypeAheadBuffer({ onGiveUp, children }: TypeAheadBufferProps) {
  const kept = useRef<KeptKeys | null>(null);
  const latest = useLatest(onGiveUp);
  const before = useRef<Element | null>(null);
  const reached = useRef<HTMLElement | null>(null);
  const content = useRef<(() => void) | undefined>(undefined);
  useLayoutEffect(() => {
    // What is drawn at once may have the keyboard already.
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
      // Where staff were when they asked, if nobody knows better.
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
    // Nobody has read yet what a button would do.
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
    // Not within React's own work, which would take back what is typed into a field meanwhile.
    queueMicrotask(() => arrive(target));
  };
  // Tried again it is awaited again. Given up, this goes, and what was kept with it.
  const onClick = ({ target }: MouseEvent<HTMLElement>): void => {
    if (target instanceof Element && target.closest(FAILURE) !== null) kept.current?.take();
  };
  return (
    <div style={{ display: 'contents' }} onFocus={onFocus} onClick={onClick}>
      {children}
    </div>
  );
}
