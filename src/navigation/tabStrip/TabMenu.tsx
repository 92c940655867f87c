import { ArrowLeftOutlined, ArrowRightOutlined, ColumnWidthOutlined, ReloadOutlined } from '@ant-design/icons';
import { Dropdown } from 'antd';
import type { KeyboardEvent, ReactNode } from 'react';
import { t } from '../../platform/locales/t.ts';
import type { ShellTextKey } from '../../platform/locales/t.ts';
import { enteredMenu } from '../menus/enteredMenu.tsx';
import { otherTabs } from '../../shell/tabs/tabList.ts';
import type { Tab, TabGroup } from '../../shell/tabs/tabList.ts';
import type { TabClosing } from './useTabClosing.ts';

/** Tab and window position of the open menu, in pixels. */
export interface TabMenuPlace {
  readonly key: string;
  readonly left: number;
  readonly top: number;
}

interface Entry {
  readonly text: ShellTextKey;
  readonly icon: ReactNode;
  /** Tabs to close; null reloads the page. */
  readonly group: TabGroup | null;
}

/** Entries of the menu by the key that chooses them, 1 to 4 (S2.7-4, W9-18). */
const ENTRIES: Readonly<Record<string, Entry>> = {
  1: { text: 'tabs.refresh', icon: <ReloadOutlined />, group: null },
  2: { text: 'tabs.closeLeft', icon: <ArrowLeftOutlined />, group: 'left' },
  3: { text: 'tabs.closeRight', icon: <ArrowRightOutlined />, group: 'right' },
  4: { text: 'tabs.closeOthers', icon: <ColumnWidthOutlined />, group: 'others' },
};

interface TabMenuProps {
  readonly place: TabMenuPlace;
  readonly tabs: readonly Tab[];
  readonly closing: TabClosing;
  readonly onDone: () => void;
}

/** Context menu of a tab, opened by the right mouse button, Shift+F10 or the menu key. */
export function TabMenu({ place, tabs, closing, onDone }: TabMenuProps) {
  const isIdle = ({ group }: Entry): boolean => group !== null && otherTabs(tabs, place.key, group).length === 0;
  const choose = (key: string) => {
    const entry = ENTRIES[key];
    if (!entry || isIdle(entry)) return;
    onDone();
    if (entry.group === null) closing.askRefresh(place.key);
    else closing.askGroup(place.key, entry.group);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') onDone();
    else if (ENTRIES[event.key]) choose(event.key);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const items = Object.entries(ENTRIES).map(([key, entry]) => ({
    key,
    icon: entry.icon,
    label: t(entry.text),
    extra: key,
    disabled: isIdle(entry),
  }));
  return (
    <Dropdown
      key={`${place.key} ${place.left}`}
      open
      popupRender={enteredMenu}
      menu={{ items, onClick: ({ key }) => choose(key), onKeyDown, 'aria-label': t('tabs.menu') }}
      trigger={['click']}
      onOpenChange={(open) => {
        if (!open) onDone();
      }}
    >
      <span className="tab-menu-anchor" style={{ left: place.left, top: place.top }} />
    </Dropdown>
  );
}
