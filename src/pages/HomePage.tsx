import { useSnapshot } from 'valtio';
import { greetingKey } from '../shell/ui/greeting.ts';
import { useNow } from '../shell/ui/useNow.ts';
import { menuIcon } from '../shell/ui/menuIcons.tsx';
import { t } from '../platform/locales/t.ts';
import type { ShellTextKey } from '../platform/locales/t.ts';
import { recentPages } from '../navigation/menus/recentPages.ts';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { PageCards, pageGroups } from './PageCards.tsx';
import { Workbench } from './Workbench.tsx';

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

/** Greeting, waiting work and figures, and links to every page of the user's menu. */
export function HomePage({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { session, preferences } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const now = useNow();
  const groups = pageGroups(routes);
  const all = groups.flatMap(({ pages }) => pages);
  const recent = recentPages(preferences).flatMap((path) => all.find((page) => page.path === path) ?? []);
  const title = t('home.greeting', { greeting: t(greetingKey(now.getHours())), name: realname || username });
  return (
    <Workbench title={title} intro={today(now)} routes={routes}>
      <section aria-label={t('home.shortcuts')}>
        <h2>{t('home.shortcuts')}</h2>
        {recent.length > 0 && (
          <div className="home-group">
            <h3>{t('dashboard.recent')}</h3>
            <PageCards pages={recent} />
          </div>
        )}
        {groups.length === 0 && <p>{t('home.empty')}</p>}
        {groups.map(({ path, title: name, icon, pages }) => (
          <div key={path} className="home-group">
            <h3>
              {menuIcon(icon)} {name}
            </h3>
            <PageCards pages={pages} />
          </div>
        ))}
      </section>
    </Workbench>
  );
}
