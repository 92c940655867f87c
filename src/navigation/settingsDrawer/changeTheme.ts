import { t } from '../../platform/locales/t.ts';

/** A faster change shows no message (D15). */
const QUIET_MS = 200;

interface ThemeChange {
  readonly apply: () => void;
  /** Resolves when the change is visible; default: the next paint. */
  readonly painted?: () => Promise<void>;
  readonly notify: {
    /** Returns a function that hides the message. */
    loading(text: string): () => void;
    error(text: string): void;
  };
}

const nextPaint = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Applies the primary colour immediately; shows a message when it is slow (S2.8-6) or fails (S8-13). */
export async function changeTheme({ apply, painted = nextPaint, notify }: ThemeChange): Promise<void> {
  let hide: (() => void) | undefined;
  const timer = setTimeout(() => {
    hide = notify.loading(t('settings.compiling'));
  }, QUIET_MS);
  try {
    apply();
    await painted();
  } catch {
    notify.error(t('settings.colourFailed'));
  } finally {
    clearTimeout(timer);
    hide?.();
  }
}
