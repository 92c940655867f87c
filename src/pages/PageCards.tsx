import { Link } from 'react-router-dom';
import { menuIcon } from '../shell/ui/menuIcons.tsx';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { t } from '../platform/locales/t.ts';
import { HOME_PATH } from '../platform/config/paths.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import '../shell/ui/homePage.css';

/** Pages of one top-level menu entry. */
export interface PageGroup {
  readonly path: string;
  readonly title: string;
  readonly icon: string;
  readonly pages: readonly ShellRoute[];
}

const pagesBelow = (route: ShellRoute): readonly ShellRoute[] => {
  if (route.hidden) return [];
  return route.target.kind === 'container' ? route.children.flatMap(pagesBelow) : [route];
};

/** Pages of the user's menu without the home page. */
export const pageGroups = (routes: readonly ShellRoute[]): readonly PageGroup[] =>
  routes
    .filter((route) => route.path !== HOME_PATH)
    .map((route) => ({
      path: route.path,
      title: route.meta.title,
      icon: route.meta.icon,
      pages: pagesBelow(route),
    }))
    .filter(({ pages }) => pages.length > 0);

/** Most cards shown; the search finds the others. */
const MAX_CARDS = 24;

/** Pages as cards, in menu order. */
export function PageCards({ pages }: { readonly pages: readonly ShellRoute[] }) {
  const { searchRequest } = useShell();
  const left = pages.length - MAX_CARDS;
  return (
    <div className="home-cards">
      {pages.slice(0, MAX_CARDS).map((page) => (
        <Link key={page.path} to={page.path} className="home-card">
          {menuIcon(page.meta.icon || 'file-text')}
          {page.meta.title}
        </Link>
      ))}
      {left > 0 && (
        <button type="button" className="home-card home-more" aria-haspopup="dialog" onClick={searchRequest.ask}>
          {t('home.more', { count: left })}
        </button>
      )}
    </div>
  );
}
