import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../../platform/locales/t.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { InlineMenu } from './InlineMenu.tsx';
import { currentEntry, menuEntries } from './menuEntries.ts';
import type { MenuEntry } from './menuEntries.ts';
import { PopupMenu } from './PopupMenu.tsx';
import { useOpenFolders } from './useOpenFolders.ts';
import { useShowEntry } from './useShowEntry.ts';
import './menus.css';

/** Row heights in pixels, including the gap; the drawer uses touch size. */
const ROW_HEIGHT = { comfortable: 38, compact: 32, drawer: 44 } as const;

/** The selected entry (S2.5-6). */
export interface MenuSelection {
  readonly path: string;
  readonly title: string;
}

interface SideMenuProps {
  readonly routes: readonly ShellRoute[];
  /** The current route and its ancestors, outermost first. */
  readonly chain: readonly ShellRoute[];
  /** `horizontal`: along the header. `icons`: collapsed. `drawer`: over the page. */
  readonly mode: 'inline' | 'icons' | 'drawer' | 'horizontal';
  readonly onSelect?: (selection: MenuSelection) => void;
}

export function SideMenu({ routes, chain, mode, onSelect }: SideMenuProps) {
  const { theme, density } = useSnapshot(useShell().settings.state);
  const { pathname, search } = useLocation();
  const entries = useMemo(() => menuEntries(routes), [routes]);
  const current = useMemo(() => currentEntry(entries, chain, pathname + search), [entries, chain, pathname, search]);
  const folders = useOpenFolders(entries, current);
  const { show, showOrOpen } = useShowEntry();
  const choose = (act: (entry: MenuEntry) => void) => (entry: MenuEntry) => {
    act(entry);
    onSelect?.({ path: entry.path, title: entry.title });
  };
  const isInline = mode === 'inline' || mode === 'drawer';
  return (
    <nav className={mode === 'horizontal' ? 'top-menu' : 'side-menu'} data-theme={theme} aria-label={t('menu.label')}>
      {isInline ? (
        <InlineMenu
          entries={entries}
          current={current}
          folders={folders}
          rowHeight={mode === 'drawer' ? ROW_HEIGHT.drawer : ROW_HEIGHT[density]}
          label={t('menu.label')}
          onSelect={choose(show)}
        />
      ) : (
        <PopupMenu entries={entries} current={current} mode={mode} onSelect={choose(showOrOpen)} />
      )}
    </nav>
  );
}
