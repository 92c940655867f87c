import { App } from 'antd';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { whenTypingPauses } from '../shell/keyboard/whenTypingPauses.ts';
import { viewingText } from '../features/account/ViewingBar.tsx';
import { t } from '../platform/locales/t.ts';
import { signInPathFor } from '../shell/routes/redirect.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { SignInDialog } from './SignInDialog.tsx';

/** Time to read the notification before the page is left, ms (S8-4). */
const LEAVE_MS = 1500;
/** In seconds, as antd's notification expects. */
const NOTICE_SECONDS = 4;

/** Webviews of enterprise chats sign in automatically, without a confirmation. */
const CHAT_WEBVIEW = /wxwork|dingtalk/i;

/**
 * Handles a lost session: goes to the sign-in page, or asks to sign in over the page when there are unsaved changes
 * (D5).
 */
export function ExpiryWatch() {
  const { session, expiry, entrance, live, reload, viewing } = useShell();
  const { notification, modal, message } = App.useApp();
  const { pathname, search } = useLocation();
  const { phase, saidBy } = useSnapshot(expiry.state);
  const fullPath = pathname + search;

  useEffect(() => {
    if (phase !== 'leaving') return undefined;
    live.close();
    const leave = (): void => {
      if (viewing !== null) return session.end();
      entrance.keepName(session.state.username);
      entrance.keepNotice(t('expiry.notice'));
      session.end(t('expiry.notice'));
      expiry.settle();
      reload(signInPathFor(fullPath));
    };
    if (viewing === null && saidBy === 'text' && !CHAT_WEBVIEW.test(navigator.userAgent)) {
      const { destroy } = modal.error({
        title: t('expiry.title'),
        content: t('expiry.sorry'),
        okText: t('expiry.again'),
        keyboard: false,
        onOk: leave,
      });
      return destroy;
    }
    if (viewing !== null) notification.info({ message: viewingText('viewing.over'), duration: NOTICE_SECONDS });
    else if (saidBy === 'text') void message.loading(t('expiry.signingIn'), 0);
    else notification.warning({ message: t('expiry.notice'), duration: NOTICE_SECONDS });
    const timer = setTimeout(leave, LEAVE_MS);
    return () => clearTimeout(timer);
  }, [phase, saidBy, fullPath, session, expiry, entrance, live, notification, modal, message, reload, viewing]);

  const [mayAsk, setMayAsk] = useState(false);
  useEffect(() => {
    if (phase !== 'asking') return undefined;
    const stop = whenTypingPauses(() => setMayAsk(true));
    return () => {
      stop();
      setMayAsk(false);
    };
  }, [phase]);
  return mayAsk ? <SignInDialog fullPath={fullPath} /> : null;
}
