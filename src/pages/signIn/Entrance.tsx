import type { ReactNode } from 'react';
import { BrandMark } from '../../shell/ui/BrandMark.tsx';
import { spokenNames } from '../../platform/config/spokenNames.ts';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { HarbourDrawing } from './HarbourDrawing.tsx';
import './signIn.css';
import type { NamedLink } from '../../../contract/runtimeConfig.ts';

const Name = ({ title, url }: NamedLink) => (url === '' ? <>{title}</> : <a href={url}>{title}</a>);

/** S1-7: names the company and the university. */
function EntranceFooter() {
  const { company, university } = spokenNames(useShell().config);
  return (
    <footer className="entrance-footer">
      <Name {...company} /> · <Name {...university} /> {t('signIn.jointly')}
    </footer>
  );
}

/** Layout of every page for users without a session (S1-7). */
export function Entrance({ children }: { readonly children: ReactNode }) {
  const { productTitle } = spokenNames(useShell().config);
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
            <h1>{productTitle}</h1>
          </div>
          <p>{t('app.tagline')}</p>
        </header>
        {children}
        <EntranceFooter />
      </main>
    </div>
  );
}
