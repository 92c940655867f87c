import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import { t } from '../../platform/locales/t.ts';
import { enteredMenu } from '../menus/enteredMenu.tsx';
import type { Tab } from '../../shell/tabs/tabList.ts';

/** Whether the tabs overflow the strip. */
function useOverflow(strip: HTMLElement | null): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const size = new ResizeObserver(listener);
      const content = new MutationObserver(listener);
      if (strip) {
        size.observe(strip);
        content.observe(strip, { childList: true, subtree: true, characterData: true });
      }
      return () => {
        size.disconnect();
        content.disconnect();
      };
    },
    [strip],
  );
  return useSyncExternalStore(subscribe, () => strip !== null && strip.scrollWidth > strip.clientWidth + 1);
}

interface AllTabsProps {
  readonly strip: HTMLElement | null;
  readonly tabs: readonly Tab[];
  readonly activeKey: string | null;
  readonly onShow: (key: string) => void;
}

/** A list of all tabs, shown when they overflow. */
export function AllTabs({ strip, tabs, activeKey, onShow }: AllTabsProps) {
  if (!useOverflow(strip)) return null;
  const items = tabs.map((tab) => ({
    key: tab.key,
    label: (
      <span className="tab-list-entry" title={tab.title}>
        {tab.title}
        {tab.dirty && <span className="tab-dirty" role="img" aria-label={t('tabs.dirty')} />}
      </span>
    ),
  }));
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      destroyOnHidden
      popupRender={enteredMenu}
      menu={{ items, selectedKeys: activeKey === null ? [] : [activeKey], onClick: ({ key }) => onShow(key) }}
      overlayClassName="tab-list"
    >
      <Button
        type="text"
        className="tab-list-button"
        icon={<DownOutlined />}
        aria-label={t('tabs.all', { count: tabs.length })}
        title={t('tabs.all', { count: tabs.length })}
      />
    </Dropdown>
  );
}
