import { t } from '../../platform/locales/t.ts';

/** A change that takes no longer than this says nothing (D15). */
const QUIET_MS = 200;

interface ThemeChange {
  readonly apply: () => void;
  /** Fulfilled when the change is seen; painting by default. */
  readonly painted?: () => Promise<void>;
  readonly notify: {
    /** Returns what takes the message away. */
    loading(text: string): () => void;
    error(text: string): void;
  };
}

const nextPaint = (): Promise<void> =>
  new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

/** Changes the primary colour at once; says so where it takes long (S2.8-6) or fails (S8-13). */
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
