import { App, Button, Modal } from 'antd';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { chunked } from '../platform/chunks/chunked.tsx';
import { holdParts } from '../platform/chunks/heldParts.ts';
import { t } from '../platform/locales/t.ts';
import { SignInForm } from '../pages/signIn/SignInForm.tsx';
import '../pages/signIn/signIn.css';
import { signInPathFor } from '../shell/routes/redirect.ts';
import {
  byAccount,
  byCode,
  signInAgain,
  waitingFor,
  type AwaitedCode,
  type SignInCall,
} from '../platform/session/signIn.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { PartBoundary } from '../shell/ui/PartBoundary.tsx';
import type { Credentials } from '../../contract/signIn/credentials.ts';

/** Lazy: few users have a second factor. */
const FactorStep = chunked(async () => (await import('../features/account/FactorStep.tsx')).FactorStep);

/** Signs the same user in again over the open page, so that typed values are kept (D5). */
export function SignInDialog({ fullPath }: { readonly fullPath: string }) {
  const { http, session, expiry, entrance, live, tabs, drafts, reload } = useShell();
  const { modal } = App.useApp();
  const body = useRef<HTMLDivElement>(null);
  const { username } = useSnapshot(session.state);
  useLayoutEffect(holdParts, []);

  const [awaited, setAwaited] = useState<AwaitedCode | null>(null);
  const stopWaiting = () => setAwaited(null);

  const adopt = async (call: SignInCall) => {
    await signInAgain(http, session, call);
    expiry.settle();
    live.close();
    live.open();
  };
  const submit = async (credentials: Credentials) => {
    try {
      await adopt(byAccount(credentials));
    } catch (error) {
      const waiting = waitingFor(error);
      if (waiting === undefined) throw error;
      setAwaited(waiting);
    }
  };
  const leave = () => {
    tabs.forgetDirty();
    entrance.keepName(session.state.username);
    session.end();
    expiry.settle();
    reload(signInPathFor(fullPath));
  };
  const askToLeave = () => {
    const isKept = !drafts.state.failed;
    return modal.confirm({
      title: t(isKept ? 'header.signOut' : 'expiry.leave'),
      content: t(isKept ? 'header.signOutKept' : 'expiry.leaveConfirm'),
      onOk: leave,
    });
  };

  return (
    <Modal
      centered
      open
      title={t('expiry.title')}
      width={420}
      closable={false}
      maskClosable={false}
      keyboard={false}
      footer={null}
      // A modal takes focus only when it has opened: characters typed earlier must not enter the password.
      afterOpenChange={(isOpen) => isOpen && body.current?.querySelector<HTMLElement>('input[type=password]')?.focus()}
    >
      <p>{t('expiry.keep')}</p>
      <div ref={body}>
        <SignInForm username={username} onSubmit={submit} />
      </div>
      <Button type="link" block onClick={askToLeave}>
        {t(drafts.state.failed ? 'expiry.leave' : 'header.signOut')}
      </Button>
      {awaited && (
        <PartBoundary onClose={stopWaiting}>
          <FactorStep onCode={(code) => adopt(byCode(awaited.ticket, code))} onCancel={stopWaiting} />
        </PartBoundary>
      )}
    </Modal>
  );
}
