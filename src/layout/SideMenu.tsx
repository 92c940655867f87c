import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
import { useShell } from '../shell/ShellContext.ts';
import { menuIcon } from './menuIcons.tsx';

type Item = NonNullable<MenuProps['items']>[number];

/** Entries of the user's menu; hidden ones and empty containers are left out (S2.5-1, S6-2). */
function toItem(route: ShellRoute, depth: number): readonly Item[] {
  if (route.hidden) return [];
  const icon = depth === 0 || route.meta.icon !== '' ? { icon: menuIcon(route.meta.icon) } : {};
  const entry = { key: route.path, label: route.meta.title, title: route.meta.title, ...icon };
  if (route.target.kind !== 'container') return [entry];
  const children = route.children.flatMap((child) => toItem(child, depth + 1));
  return children.length > 0 ? [{ ...entry, children }] : [];
}

/** The address of an entry that opens in a window of its own (S2.5-5); null for all others. */
function linkedRoute(routes: readonly ShellRoute[], path: string): string | null {
  for (const route of routes) {
    if (route.path === path && route.target.kind === 'linked' && !route.target.embedded) return route.target.url;
    const below = linkedRoute(route.children, path);
    if (below !== null) return below;
  }
  return null;
}

/** One root submenu is open at a time, the one just opened (S2.5-2). */
const withOneRoot = (keys: readonly string[], roots: ReadonlySet<string>, opened: string | undefined) =>
  opened === undefined ? keys : keys.filter((key) => !roots.has(key) || key === opened);

interface SideMenuProps {
  readonly routes: readonly ShellRoute[];
  /** The route that is shown with those around it, outermost first. */
  readonly chain: readonly ShellRoute[];
  readonly collapsed: boolean;
  /** `horizontal`: along the header. */
  readonly mode?: 'inline' | 'horizontal';
  readonly onSelect?: () => void;
}

export function SideMenu({ routes, chain, collapsed, mode = 'inline', onSelect }: SideMenuProps) {
  const { theme } = useSnapshot(useShell().settings.state);
  const navigate = useNavigate();
  const items = useMemo(() => routes.flatMap((route) => toItem(route, 0)), [routes]);
  const parents = chain.slice(0, -1).map((route) => route.path);
  const [openKeys, setOpenKeys] = useState<readonly string[]>(parents);
  const [shownChain, setShownChain] = useState(chain);
  const roots = useMemo(() => new Set(routes.map((route) => route.path)), [routes]);
  if (shownChain !== chain) {
    setShownChain(chain);
    setOpenKeys(withOneRoot([...new Set([...openKeys, ...parents])], roots, parents[0]));
  }
  const keepOneRoot = (keys: readonly string[]) => {
    const opened = keys.find((key) => roots.has(key) && !openKeys.includes(key));
    setOpenKeys(withOneRoot(keys, roots, opened));
  };
  const select = (path: string) => {
    const linked = linkedRoute(routes, path);
    if (linked !== null) return void window.open(linked, '_blank', 'noopener,noreferrer');
    navigate(path);
    return onSelect?.();
  };
  return (
    <nav className={mode === 'inline' ? 'side-menu' : 'top-menu'} aria-label={t('menu.label')}>
      <Menu
        mode={mode}
        theme={theme}
        {...(mode === 'inline' ? { inlineCollapsed: collapsed, inlineIndent: 16 } : {})}
        items={[...items]}
        selectedKeys={chain.slice(-1).map((route) => route.path)}
        {...(collapsed || mode === 'horizontal' ? {} : { openKeys: [...openKeys], onOpenChange: keepOneRoot })}
        onClick={({ key }) => select(key)}
      />
    </nav>
  );
}
