import { App } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { signInPathFor } from '../routes/redirect.ts';
import { useShell } from '../shell/ShellContext.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Time to read the notification before the page is left (S8-4). */
const LEAVE_MS = 1500;
/** In seconds, as the notification takes it. */
const NOTICE_SECONDS = 4;

/** A lost session: leaves for the sign-in page, or asks to sign in over the page where something is unsaved (D5). */
export function ExpiryWatch() {
  const { session, expiry, live, reload } = useShell();
  const { notification } = App.useApp();
  const { pathname, search } = useLocation();
  const { phase } = useSnapshot(expiry.state);
  const fullPath = pathname + search;

  useEffect(() => {
    if (phase !== 'leaving') return undefined;
    live.close();
    notification.warning({ message: t('expiry.notice'), duration: NOTICE_SECONDS });
    const timer = setTimeout(() => {
      session.end(t('expiry.notice'));
      expiry.settle();
      reload(signInPathFor(fullPath));
    }, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [phase, fullPath, session, expiry, live, notification, reload]);

  return phase === 'asking' ? <SignInDialog fullPath={fullPath} /> : null;
}
