import { Alert } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { chunked } from '../../platform/chunks/chunked.tsx';
import { t } from '../../platform/locales/t.ts';
import { SIGN_IN_PATH } from '../../platform/config/paths.ts';
import { serviceFor, ssoSignInUrl } from '../../shell/routes/sso.ts';
import { byTicket, signInBy, waitingFor, type AwaitedCode } from '../../platform/session/signIn.ts';
import type { SignInAnswer } from '../../../contract/signIn/signIn.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { PartBoundary } from '../../shell/ui/PartBoundary.tsx';
import { Entrance } from './Entrance.tsx';

const FinishSignIn = chunked(async () => (await import('../../features/account/FinishSignIn.tsx')).FinishSignIn);

type Stage =
  | { readonly kind: 'busy' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'choosing'; readonly signedIn: SignInAnswer | AwaitedCode };

const messageOf = (error: unknown): string => (error instanceof Error && error.message) || t('signIn.failed');

/** D27: redirects users without a ticket to the sign-on server, and signs in those who return with one. */
function useTicket(): readonly [Stage, (stage: Stage) => void] {
  const { config, http, session, reload } = useShell();
  const { search } = useLocation();
  const [stage, setStage] = useState<Stage>({ kind: 'busy' });
  const done = useRef('');
  useEffect(() => {
    const ticket = new URLSearchParams(search).get('ticket') ?? '';
    const service = serviceFor(window.location.origin, search);
    // A ticket is valid once, and a failed sign-in must not loop.
    if (done.current === service + ticket) return;
    done.current = service + ticket;
    if (ticket === '') {
      reload(ssoSignInUrl(config.ssoUrl, service));
      return;
    }
    // Removes the ticket from the address and the history.
    window.history.replaceState(window.history.state, '', service.slice(window.location.origin.length));
    const signIn = async () => {
      try {
        const signedIn = await signInBy(http, session, byTicket(ticket, service));
        if (signedIn) setStage({ kind: 'choosing', signedIn });
      } catch (error) {
        const signedIn = waitingFor(error);
        setStage(signedIn ? { kind: 'choosing', signedIn } : { kind: 'failed', message: messageOf(error) });
      }
    };
    void signIn();
  }, [search, config, http, session, reload]);
  return [stage, setStage];
}

export function SsoPage() {
  const { config } = useShell();
  const { search } = useLocation();
  const [stage, setStage] = useTicket();
  const again = ssoSignInUrl(config.ssoUrl, serviceFor(window.location.origin, search));
  return (
    <Entrance>
      <section className="sign-in-card sso-card">
        <h2>{t('sso.title')}</h2>
        {stage.kind === 'failed' ? (
          <>
            <Alert type="error" showIcon role="alert" message={stage.message} />
            <p>
              <a href={again}>{t('sso.again')}</a>
            </p>
          </>
        ) : (
          <p role="status">{t('sso.busy')}</p>
        )}
        <p>
          <Link to={SIGN_IN_PATH}>{t('sso.byAccount')}</Link>
        </p>
      </section>
      {stage.kind === 'choosing' && (
        <PartBoundary onClose={() => setStage({ kind: 'failed', message: t('sso.cancelled') })}>
          <FinishSignIn
            signedIn={stage.signedIn}
            onCancel={() => setStage({ kind: 'failed', message: t('sso.cancelled') })}
          />
        </PartBoundary>
      )}
    </Entrance>
  );
}
