import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { DeclarationBoard } from '../dashboard/DeclarationBoard.tsx';
import '../dashboard/dashboard.css';
import { greetingKey } from '../ui/greeting.ts';
import { useNow } from '../ui/useNow.ts';
import { menuIcon } from '../ui/menuIcons.tsx';
import { t } from '../locales/t.ts';
import type { ShellTextKey } from '../locales/t.ts';
import { recentPages } from '../menus/recentPages.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { BUSINESS_PATH } from '../config/paths.ts';
import { useShell } from '../shell/ShellContext.ts';
import { PageCards, pageGroups } from './PageCards.tsx';
import '../ui/homePage.css';

const WEEKDAYS: readonly ShellTextKey[] = [
  'weekday.0',
  'weekday.1',
  'weekday.2',
  'weekday.3',
  'weekday.4',
  'weekday.5',
  'weekday.6',
];

const today = (now: Date): string => {
  const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0'));
  return t('home.today', { date: date.join('-'), weekday: t(WEEKDAYS[now.getDay()] ?? 'weekday.0') });
};

/** Right of the figures (and of the call behind them). */
const SEE_FIGURES = 'bgd:dashboard:list';

/** Greets, says how things stand, and leads to every page of the user's menu. */
export function HomePage({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { session, preferences } = useShell();
  const { realname, username, auth } = useSnapshot(session.state);
  const seesFigures = auth.some(({ action }) => action.split(',').includes(SEE_FIGURES));
  const now = useNow();
  const groups = pageGroups(routes);
  const all = groups.flatMap(({ pages }) => pages);
  const recent = recentPages(preferences).flatMap((path) => all.find((page) => page.path === path) ?? []);
  return (
    <div className="home-page">
      <header className="home-greeting">
        <h1>{t('home.greeting', { greeting: t(greetingKey(now.getHours())), name: realname || username })}</h1>
        <p>{today(now)}</p>
        <Link to={BUSINESS_PATH}>{t('business.title')}</Link>
      </header>
      {seesFigures ? <DeclarationBoard routes={routes} /> : <p className="home-refused">{t('dashboard.refused')}</p>}
      <section aria-label={t('home.shortcuts')}>
        <h2>{t('home.shortcuts')}</h2>
        {recent.length > 0 && (
          <div className="home-group">
            <h3>{t('dashboard.recent')}</h3>
            <PageCards pages={recent} />
          </div>
        )}
        {groups.length === 0 && <p>{t('home.empty')}</p>}
        {groups.map(({ path, title, icon, pages }) => (
          <div key={path} className="home-group">
            <h3>
              {menuIcon(icon)} {title}
            </h3>
            <PageCards pages={pages} />
          </div>
        ))}
      </section>
    </div>
  );
}
