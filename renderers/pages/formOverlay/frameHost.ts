import { firstControl } from '../../kit/keyboard/focusNext.ts';
import type { Host } from '../../kit/ports/host.ts';

interface FrameParts {
  readonly shell: Host;
  /** Path of the list below. */
  readonly list: string;
  readonly listTitle: string;
  readonly setTitle: (title: string) => void;
  readonly close: (isDirty: boolean) => Promise<void>;
}

export interface FrameHost {
  readonly host: Host;
  /** Called with the element that contains the form; null when the form and its frame are unmounted. */
  readonly attach: (body: HTMLElement | null) => void;
  /** Called when staff want to close the form. */
  readonly leave: () => void;
}

/** Elements whose focus is not taken away. */
const TAKEN = 'button, a, input, textarea, [role=switch], [role=grid]';

/** Focuses the first field; without one, the form itself, from which Tab and Esc continue. */
function settleIn(body: HTMLElement): void {
  const at = document.activeElement;
  if (at?.closest('[role=dialog]')?.contains(body) === true && at.closest(TAKEN) !== null) return;
  (firstControl(body) ?? body).focus({ preventScroll: true });
}

/**
 * Creates the host that a form above its list sees: back navigation closes the frame, and the tab keeps the title of
 * the list.
 */
export function createFrameHost({ shell, list, listTitle, setTitle, close }: FrameParts): FrameHost {
  let isDirty = false;
  // Results that arrive after the frame was closed change neither the tab's path nor its mark.
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
      // Content without a loading state never calls `landKeys`, so settle immediately.
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
      // The opener of the frame buffers typed keys until something in it takes the focus.
      keepKeys: (_face, stuck) => {
        stuck?.focus();
        return () => queueMicrotask(settle);
      },
      landKeys: settle,
    },
  };
}
