import { t } from '../../platform/locales/t.ts';
import type { PageVisit } from '../../shell/routes/routeTable.ts';
import type { NewTab } from '../../shell/tabs/tabList.ts';

const titleOf = ({ route, view }: PageVisit): string => {
  const { title } = route.meta;
  if (view.kind === 'list') return title;
  if (view.id !== null) return t('form.record', { title, id: view.id });
  return t(view.copyOf === undefined ? 'form.new' : 'form.copy', { title });
};

/** Returns the tab for a visited page, before the page sets its title. */
export function newTab(visit: PageVisit, fullPath: string): NewTab {
  const { name, meta } = visit.route;
  return {
    name,
    path: fullPath.split('?', 1)[0] ?? fullPath,
    fullPath,
    title: titleOf(visit),
    meta: {
      icon: meta.icon,
      title: meta.title,
      componentName: meta.componentName,
      // Typed values must survive a switch to another tab.
      keepAlive: meta.keepAlive || visit.view.kind === 'form',
    },
  };
}
