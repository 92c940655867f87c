import { Alert } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import { BrandMark } from '../../layout/BrandMark.tsx';
import { t } from '../../locales/t.ts';
import { signIn } from '../../session/signIn.ts';
import type { SignedIn } from '../../session/signIn.ts';
import { useShell } from '../../shell/ShellContext.ts';
import { EntranceFooter } from './EntranceFooter.tsx';
import { HarbourDrawing } from './HarbourDrawing.tsx';
import { SignInForm } from './SignInForm.tsx';
import './signIn.css';

/** Kept out of the first load: few belong to several departments. */
const ChooseDepartment = lazy(async () => ({
  default: (await import('../../account/ChooseDepartment.tsx')).ChooseDepartment,
}));

/** Where to go after a good sign-in is the guard's business: this page only begins the session. */
export function SignInPage() {
  const { config, http, session } = useShell();
  const { endReason } = useSnapshot(session.state);
  const [pending, setPending] = useState<SignedIn | null>(null);
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
          <h2>{t('signIn.title')}</h2>
          {endReason !== '' && <Alert type="info" showIcon message={endReason} />}
          <SignInForm onSubmit={async (credentials) => setPending(await signIn(http, session, credentials))} />
        </section>
        {pending && (
          <Suspense fallback={null}>
            <ChooseDepartment signedIn={pending} onCancel={() => setPending(null)} />
          </Suspense>
        )}
        <EntranceFooter />
      </main>
    </div>
  );
}
