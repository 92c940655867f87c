import { Alert } from 'antd';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { chunked } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { ALTERATION_PATH, REGISTER_PATH } from '../../platform/config/paths.ts';
import { serviceFor, ssoSignInUrl } from '../../shell/routes/sso.ts';
import { byAccount, byPhone, signInBy, waitingFor } from '../../platform/session/signIn.ts';
import type { SignInAnswer } from '../../../contract/signIn/signIn.ts';
import type { SignInCall, AwaitedCode } from '../../platform/session/signIn.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import { Entrance } from './Entrance.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInTabs } from './SignInTabs.tsx';

/** Lazy: few users belong to several departments. */
const FinishSignIn = chunked(async () => (await import('../../features/account/FinishSignIn.tsx')).FinishSignIn);
/** Loaded when its tab is opened. */
const PhoneForm = chunked(async () => (await import('./PhoneForm.tsx')).PhoneForm);
/** Lazy: few installations have any. */
const ThirdLogins = chunked(async () => (await import('./ThirdLogins.tsx')).ThirdLogins);

/** A notice shown for this long has been read, ms. */
const NOTICED_MS = 2000;

/** Starts the session (S2.1-4); the guard decides where to go afterwards. */
export function SignInPage() {
  const { config, http, session, entrance } = useShell();
  const { search } = useLocation();
  const { endReason } = useSnapshot(session.state);
  const [pending, setPending] = useState<SignInAnswer | AwaitedCode | null>(null);
  const [name] = useState(entrance.name);
  const [notice] = useState(entrance.notice);
  useEffect(() => {
    // A notice shown just before a page load must be shown again afterwards.
    const timer = setTimeout(() => entrance.keepNotice(''), NOTICED_MS);
    return () => clearTimeout(timer);
  }, [entrance]);
  const begin = async (call: SignInCall) => {
    try {
      setPending(await signInBy(http, session, call));
    } catch (error) {
      const waiting = waitingFor(error);
      if (waiting === undefined) throw error;
      return setPending(waiting);
    }
    entrance.keepName('');
  };
  const account = (
    <SignInForm typedName={name} onType={entrance.keepName} onSubmit={(credentials) => begin(byAccount(credentials))} />
  );
  const phone = (
    <PartBoundary waiting={<p role="status">{t('app.loading')}</p>}>
      <PhoneForm onSubmit={({ mobile, code }) => begin(byPhone(mobile, code))} />
    </PartBoundary>
  );
  const said = endReason || notice;
  return (
    <Entrance>
      <section className="sign-in-card">
        <h2 className="sign-in-title">{t('signIn.title')}</h2>
        {said !== '' && <Alert type="info" showIcon message={said} />}
        <SignInTabs
          label={t('signIn.title')}
          tabs={[
            { key: 'account', title: t('signIn.byAccount'), content: account },
            { key: 'phone', title: t('signIn.byPhone'), content: phone },
          ]}
        />
        <p className="sign-in-links">
          <Link to={ALTERATION_PATH}>{t('register.forgotten')}</Link>
          <Link to={REGISTER_PATH}>{t('register.link')}</Link>
        </p>
        {config.ssoUrl !== '' && (
          <a className="sso-link" href={ssoSignInUrl(config.ssoUrl, serviceFor(window.location.origin, search))}>
            {t('sso.title')}
          </a>
        )}
        {config.thirdParty.length > 0 && (
          <PartBoundary>
            <ThirdLogins onSubmit={begin} />
          </PartBoundary>
        )}
      </section>
      {pending && (
        <PartBoundary onClose={() => setPending(null)}>
          <FinishSignIn signedIn={pending} onCancel={() => setPending(null)} />
        </PartBoundary>
      )}
    </Entrance>
  );
}
