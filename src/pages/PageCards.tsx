import { Link } from 'react-router-dom';
import { menuIcon } from '../layout/menuIcons.tsx';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { HOME_PATH } from '../routes/paths.ts';
import './homePage.css';

/** Pages of one first-level entry of the menu. */
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

/** What the user's menu shows, without the home page. */
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

export function PageCards({ pages }: { readonly pages: readonly ShellRoute[] }) {
  return (
    <div className="home-cards">
      {pages.map((page) => (
        <Link key={page.path} to={page.path} className="home-card">
          {menuIcon(page.meta.icon || 'file-text')}
          {page.meta.title}
        </Link>
      ))}
    </div>
  );
}
