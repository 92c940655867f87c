import { Empty } from 'antd';
import { useSnapshot } from 'valtio';
import '../dashboard/dashboard.css';
import { menuIcon } from '../ui/menuIcons.tsx';
import { t } from '../locales/t.ts';
import { GoOn } from '../openedRecordLists/GoOn.tsx';
import { OpenedRecordList } from '../openedRecordLists/OpenedRecordList.tsx';
import { useOpenedRecords } from '../openedRecordLists/useOpenedRecords.ts';
import { WaitingWorkList } from '../openedRecordLists/WaitingWorkList.tsx';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { isBusinessPath } from '../config/paths.ts';
import { useShell } from '../shell/ShellContext.ts';
import { PageCards, pageGroups } from './PageCards.tsx';
import '../ui/homePage.css';

/** S2.1-10, D19: the record to go on with, what was opened and what waits, and every page of the user's own business. */
export function BusinessHomePage({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { session } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const opened = useOpenedRecords(routes);
  const groups = pageGroups(routes).filter(({ path }) => isBusinessPath(path));
  return (
    <div className="home-page">
      <header className="home-greeting">
        <h1>{t('business.title')}</h1>
        <p>{t('business.greeting', { name: realname || username })}</p>
      </header>
      {opened.last !== null && <GoOn record={opened.last} />}
      <div className="dashboard-panels record-panels">
        <OpenedRecordList {...opened} />
        <WaitingWorkList routes={routes} />
      </div>
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
