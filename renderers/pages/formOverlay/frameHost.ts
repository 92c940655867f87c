import { firstControl } from '../../kit/keyboard/focusNext.ts';
import type { Host } from '../../kit/ports/host.ts';

interface FrameParts {
  readonly shell: Host;
  /** Path and title of the list below. */
  readonly list: string;
  readonly listTitle: string;
  readonly setTitle: (title: string) => void;
  readonly close: (isDirty: boolean) => Promise<void>;
}

export interface FrameHost {
  readonly host: Host;
  /** The form is drawn in `body`; null: it is gone, with its frame. */
  readonly attach: (body: HTMLElement | null) => void;
  /** Staff want it closed. */
  readonly leave: () => void;
}

/** Where the hand already is: nobody is torn from there. */
const TAKEN = 'button, a, input, textarea, [role=switch], [role=grid]';

/** Into the first field; where there is none, to the form itself, from which Tab and Esc lead on. */
function settleIn(body: HTMLElement): void {
  const at = document.activeElement;
  if (at?.closest('[role=dialog]')?.contains(body) === true && at.closest(TAKEN) !== null) return;
  (firstControl(body) ?? body).focus({ preventScroll: true });
}

/** The shell as a form over its list meets it: the way back closes the frame, the tab keeps the title of the list. */
export function createFrameHost({ shell, list, listTitle, setTitle, close }: FrameParts): FrameHost {
  let isDirty = false;
  // What is answered after the frame was closed changes neither the path of the tab nor its mark.
  let isOpen = true;
  let form: HTMLElement | null = null;
  const leave = (): void => void close(isDirty);
  const settle = (): void => {
    if (isOpen && form !== null) settleIn(form);
  };
  return {
    leave,
    attach: (body) => {
      isOpen = body !== null;
      form = body;
      // What cannot be shown at all has no moment at which it comes.
      if (body?.querySelector('[aria-busy=true]') === null) settle();
    },
    host: {
      ...shell,
      navigate: (path) => (path === list ? leave() : shell.navigate(path)),
      replace: (path) => {
        if (isOpen) shell.replace(path);
      },
      close: leave,
      setTab: ({ title, dirty }) => {
        if (!isOpen) return;
        if (title !== undefined) setTitle(title);
        isDirty = dirty ?? isDirty;
        shell.setTab({ title: listTitle, dirty: isDirty });
      },
      // Who asked for the frame keeps what is typed until something in it takes the focus.
      keepKeys: (_face, stuck) => {
        stuck?.focus();
        return () => queueMicrotask(settle);
      },
      landKeys: settle,
    },
  };
}
