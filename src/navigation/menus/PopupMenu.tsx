import { Menu } from 'antd';
import type { MenuProps } from 'antd';
import { useMemo } from 'react';
import { useSnapshot } from 'valtio';
import { menuIcon } from '../../shell/ui/menuIcons.tsx';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { MenuEntry } from './menuEntries.ts';

type Item = NonNullable<MenuProps['items']>[number];

const toItem = (entry: MenuEntry, depth: number): Item => {
  const { path, title, icon } = entry;
  const item = { key: path, label: title, title, ...((depth === 0 || icon !== '') && { icon: menuIcon(icon) }) };
  if (entry.children.length === 0) return item;
  return { ...item, children: entry.children.map((child) => toItem(child, depth + 1)) };
};

interface PopupMenuProps {
  readonly entries: readonly MenuEntry[];
  readonly current: string | null;
  /** `horizontal`: along the header. `icons`: a narrow column, with the name next to a hovered icon. */
  readonly mode: 'horizontal' | 'icons';
  readonly onSelect: (entry: MenuEntry) => void;
}

const entryAt = (entries: readonly MenuEntry[], path: string): MenuEntry | null => {
  for (const entry of entries) {
    if (entry.path === path && entry.children.length === 0) return entry;
    const below = entryAt(entry.children, path);
    if (below !== null) return below;
  }
  return null;
};

/** Menu with folders in popups: along the header, or as a column of icons. */
export function PopupMenu({ entries, current, mode, onSelect }: PopupMenuProps) {
  const { theme } = useSnapshot(useShell().settings.state);
  const items = useMemo(() => entries.map((entry) => toItem(entry, 0)), [entries]);
  const selectedKeys = useMemo(() => (current === null ? [] : [current]), [current]);
  return (
    <Menu
      theme={theme}
      {...(mode === 'icons' ? { mode: 'inline', inlineCollapsed: true } : { mode })}
      items={items}
      selectedKeys={selectedKeys}
      onClick={({ key }) => {
        const entry = entryAt(entries, key);
        if (entry) onSelect(entry);
      }}
    />
  );
}
