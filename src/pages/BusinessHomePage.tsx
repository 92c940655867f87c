import { EmptyState } from '../../renderers/index.ts';
import { useSnapshot } from 'valtio';
import { menuIcon } from '../shell/ui/menuIcons.tsx';
import { t } from '../platform/locales/t.ts';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { isBusinessPath } from '../platform/config/paths.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { PageCards, pageGroups } from './PageCards.tsx';
import { Workbench } from './Workbench.tsx';

/** S2.1-10, D19: the workbench and links to all business pages of the user. */
export function BusinessHomePage({ routes }: { readonly routes: readonly ShellRoute[] }) {
  const { session } = useShell();
  const { realname, username } = useSnapshot(session.state);
  const groups = pageGroups(routes).filter(({ path }) => isBusinessPath(path));
  const intro = t('business.greeting', { name: realname || username });
  return (
    <Workbench title={t('business.title')} intro={intro} routes={routes}>
      {groups.length === 0 && <EmptyState text={t('business.none')} />}
      {groups.map(({ path, title, icon, pages }) => (
        <section key={path} aria-label={title}>
          <h2>
            {menuIcon(icon)} {title}
          </h2>
          <PageCards pages={pages} />
        </section>
      ))}
    </Workbench>
  );
}
