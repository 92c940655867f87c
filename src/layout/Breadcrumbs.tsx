import { Breadcrumb } from 'antd';
import { Link } from 'react-router-dom';
import { t } from '../platform/locales/t.ts';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { HOME_PATH } from '../platform/config/paths.ts';

interface BreadcrumbsProps {
  readonly chain: readonly ShellRoute[];
  /** Title of the tab when it is more specific than the route: a form of the page. */
  readonly formTitle: string | null;
}

/** Renders home, then the chain; the last item is plain text, and a route may opt out (S2.4-6). */
export function Breadcrumbs({ chain, formTitle }: BreadcrumbsProps) {
  if (chain.at(-1)?.meta.hiddenHeaderContent) return <div className="header-crumbs" />;
  const steps = chain
    .filter((route) => route.path !== HOME_PATH)
    .map((route) => ({ path: route.path, title: route.meta.title }));
  const all = [
    { path: HOME_PATH, title: t('home.title') },
    ...steps,
    ...(formTitle === null ? [] : [{ path: '', title: formTitle }]),
  ];
  const items = all.map(({ path, title }, index) => ({
    key: `${path}-${title}`,
    title: index === all.length - 1 ? title : <Link to={path}>{title}</Link>,
  }));
  return (
    <div className="header-crumbs">
      <Breadcrumb items={items} aria-label={t('breadcrumb.label')} />
    </div>
  );
}
