import { useRef, useState } from 'react';
import { t } from '../../platform/locales/t.ts';

type Attempt =
  | { readonly kind: 'ready' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'failed'; readonly message: string };

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || t('signIn.failed');

/** Runs one attempt at a time, regardless of repeated clicks. */
export function useAttempt() {
  const [attempt, setAttempt] = useState<Attempt>({ kind: 'ready' });
  const sending = useRef(false);
  const run = async (act: () => Promise<void>) => {
    if (sending.current) return;
    sending.current = true;
    setAttempt({ kind: 'sending' });
    try {
      await act();
      setAttempt({ kind: 'ready' });
    } catch (error) {
      setAttempt({ kind: 'failed', message: messageOf(error) });
    } finally {
      sending.current = false;
    }
  };
  const fail = (message: string) => setAttempt({ kind: 'failed', message });
  const clear = () => setAttempt({ kind: 'ready' });
  return { attempt, run, fail, clear };
}
