import { Drawer } from 'antd';
import { useSnapshot } from 'valtio';
import { t } from '../platform/locales/t.ts';
import { SideMenu } from '../navigation/menus/SideMenu.tsx';
import type { MenuSelection } from '../navigation/menus/SideMenu.tsx';
import type { ShellRoute } from '../shell/routes/buildRoutes.ts';
import { useShell } from '../shell/services/ShellContext.ts';
import { SideBrand } from './SideBrand.tsx';

/** Width in pixels (S2.4-3). */
const WIDTH = 200;

export interface MenuDrawerProps {
  readonly open: boolean;
  readonly routes: readonly ShellRoute[];
  readonly chain: readonly ShellRoute[];
  readonly onSelect: (selection: MenuSelection) => void;
  readonly onClose: () => void;
}

/** The side menu on a phone. */
export function MenuDrawer({ open, routes, chain, onSelect, onClose }: MenuDrawerProps) {
  const { theme } = useSnapshot(useShell().settings.state);
  const select = (selection: MenuSelection) => {
    onClose();
    onSelect(selection);
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      width={WIDTH}
      closable={false}
      aria-label={t('menu.label')}
      rootClassName={`menu-drawer menu-drawer-${theme}`}
    >
      <SideBrand />
      <SideMenu routes={routes} chain={chain} mode="drawer" onSelect={select} />
    </Drawer>
  );
}
