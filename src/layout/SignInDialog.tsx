import { App, Button, Modal } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { holdParts } from '../chunks/heldParts.ts';
import { t } from '../locales/t.ts';
import { SignInForm } from '../pages/signIn/SignInForm.tsx';
import '../pages/signIn/signIn.css';
import { signInPathFor } from '../routes/redirect.ts';
import { signInAgain } from '../session/signIn.ts';
import { useShell } from '../shell/ShellContext.ts';
import type { Credentials } from '../../contract/signIn/credentials.ts';

/** Signs the same person in again over the open page, so that nothing typed is lost (D5). */
export function SignInDialog({ fullPath }: { readonly fullPath: string }) {
  const { http, session, expiry, entrance, live, tabs, drafts, reload } = useShell();
  const { modal } = App.useApp();
  const body = useRef<HTMLDivElement>(null);
  const { username } = useSnapshot(session.state);
  useLayoutEffect(holdParts, []);

  const adopt = async (credentials: Credentials) => {
    await signInAgain(http, session, credentials);
    expiry.settle();
    live.close();
    live.open();
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
      // A dialog that moves takes the keyboard when it stands: a letter before that is no part of the password.
      afterOpenChange={(isOpen) => isOpen && body.current?.querySelector<HTMLElement>('input[type=password]')?.focus()}
    >
      <p>{t('expiry.keep')}</p>
      <div ref={body}>
        <SignInForm username={username} onSubmit={adopt} />
      </div>
      <Button type="link" block onClick={askToLeave}>
        {t(drafts.state.failed ? 'expiry.leave' : 'header.signOut')}
      </Button>
    </Modal>
  );
}
