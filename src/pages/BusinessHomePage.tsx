import { Empty } from 'antd';
import { useSnapshot } from 'valtio';
import { menuIcon } from '../layout/menuIcons.tsx';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { useShell } from '../shell/ShellContext.ts';
import { PageCards, pageGroups } from './PageCards.tsx';
import './homePage.css';

/** What looks after the system is no business of staff. */
const isBusiness = ({ path }: { readonly path: string }): boolean => !/^\/(?:isystem|isps|monitor)(?:\/|$)/.test(path);

/** S2.1-10: every page of the user's own business. */
export function BusinessHomePage({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { session } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const groups = pageGroups(routes).filter(isBusiness);
  return (
    <div className="home-page">
      <header className="home-greeting">
        <h1>{t('business.title')}</h1>
        <p>{t('business.greeting', { name: realname || username })}</p>
      </header>
      {groups.length === 0 && <Empty description={t('business.none')} image={Empty.PRESENTED_IMAGE_SIMPLE} />}
      {groups.map(({ path, title, icon, pages }) => (
        <section key={path} aria-label={title}>
          <h2>
            {menuIcon(icon)} {title}
          </h2>
          <PageCards pages={pages} />
        </section>
      ))}
    </div>
  );
}
