import { Alert } from 'antd';
import { useSnapshot } from 'valtio';
import { BrandMark } from '../../layout/BrandMark.tsx';
import { t } from '../../locales/t.ts';
import { signIn } from '../../session/signIn.ts';
import { useShell } from '../../shell/ShellContext.ts';
import { EntranceFooter } from './EntranceFooter.tsx';
import { HarbourDrawing } from './HarbourDrawing.tsx';
import { SignInForm } from './SignInForm.tsx';
import './signIn.css';

/** Where to go after a good sign-in is the guard's business: this page only begins the session. */
export function SignInPage() {
  const { config, http, session } = useShell();
  const { endReason } = useSnapshot(session.state);
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
          <SignInForm onSubmit={(credentials) => signIn(http, session, credentials)} />
        </section>
        <EntranceFooter />
      </main>
    </div>
  );
}
