import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../locales/t.ts';
import type { ShellRoute } from '../routes/buildRoutes.ts';
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

interface SideMenuProps {
  readonly routes: readonly ShellRoute[];
  /** The route that is shown with those around it, outermost first. */
  readonly chain: readonly ShellRoute[];
  readonly collapsed: boolean;
  readonly onSelect?: () => void;
}

export function SideMenu({ routes, chain, collapsed, onSelect }: SideMenuProps) {
  const navigate = useNavigate();
  const items = useMemo(() => routes.flatMap((route) => toItem(route, 0)), [routes]);
  const parents = chain.slice(0, -1).map((route) => route.path);
  const [openKeys, setOpenKeys] = useState<readonly string[]>(parents);
  const [shownChain, setShownChain] = useState(chain);
  if (shownChain !== chain) {
    setShownChain(chain);
    setOpenKeys([...new Set([...openKeys, ...parents])]);
  }
  const select = (path: string) => {
    navigate(path);
    onSelect?.();
  };
  return (
    <nav className="side-menu" aria-label={t('menu.label')}>
      <Menu
        mode="inline"
        theme="dark"
        inlineCollapsed={collapsed}
        inlineIndent={16}
        items={[...items]}
        selectedKeys={chain.slice(-1).map((route) => route.path)}
        {...(collapsed ? {} : { openKeys: [...openKeys], onOpenChange: setOpenKeys })}
        onClick={({ key }) => select(key)}
      />
    </nav>
  );
}
