import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { BrandMark } from '../../layout/BrandMark.tsx';
import { t } from '../../locales/t.ts';
import { byAccount, byPhone, signInBy } from '../../session/signIn.ts';
import type { SignedIn, SignInCall } from '../../session/signIn.ts';
import { useShell } from '../../shell/ShellContext.ts';
import { EntranceFooter } from './EntranceFooter.tsx';
import { HarbourDrawing } from './HarbourDrawing.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignInTabs } from './SignInTabs.tsx';
import './signIn.css';

/** Kept out of the first load: few belong to several departments. */
const FinishSignIn = lazy(async () => ({ default: (await import('../../account/FinishSignIn.tsx')).FinishSignIn }));
/** Comes with a press of its tab. */
const PhoneForm = lazy(async () => ({ default: (await import('./PhoneForm.tsx')).PhoneForm }));

/** Where to go after a good sign-in is the guard's business: this page only begins the session (S2.1-4). */
export function SignInPage() {
  const { config, http, session, typedName } = useShell();
  const { endReason } = useSnapshot(session.state);
  const [pending, setPending] = useState<SignedIn | null>(null);
  const [firstName] = useState(typedName.get);
  const begin = async (call: SignInCall) => {
    setPending(await signInBy(http, session, call));
    typedName.keep('');
  };
  const account = (
    <SignInForm
      typedName={firstName}
      onType={typedName.keep}
      onSubmit={(credentials) => begin(byAccount(credentials))}
    />
  );
  const phone = (
    <Suspense fallback={<p role="status">{t('app.loading')}</p>}>
      <PhoneForm onSubmit={({ mobile, code }) => begin(byPhone(mobile, code))} />
    </Suspense>
  );
  return (
    <div className="entrance">
      <aside className="entrance-panel" aria-hidden="true">
        <ul className="entrance-points">
          <li>{t('signIn.point1')}</li>
          <li>{t('signIn.point2')}</li>
          <li>{t('signIn.point3')}</li>
        </ul>
        <HarbourDrawing />
      </aside>
      <main className="entrance-main">
        <header className="entrance-header">
          <div className="brand">
            <BrandMark size={40} />
            <h1>{config.productTitle}</h1>
          </div>
          <p>{t('app.tagline')}</p>
        </header>
        <section className="sign-in-card">
          <h2 className="sign-in-title">{t('signIn.title')}</h2>
          {endReason !== '' && <Alert type="info" showIcon message={endReason} />}
          <SignInTabs
            label={t('signIn.title')}
            tabs={[
              { key: 'account', title: t('signIn.byAccount'), content: account },
              { key: 'phone', title: t('signIn.byPhone'), content: phone },
            ]}
          />
        </section>
        {pending && (
          <Suspense fallback={null}>
            <FinishSignIn signedIn={pending} onCancel={() => setPending(null)} />
          </Suspense>
        )}
        <EntranceFooter />
      </main>
    </div>
  );
}
