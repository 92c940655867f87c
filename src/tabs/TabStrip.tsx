import { Tabs as AntTabs } from 'antd';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';
import { useTabClosing } from './useTabClosing.ts';
import type { Tab } from './tabList.ts';

const TabLabel = ({ title, dirty }: { readonly title: string; readonly dirty: boolean }) => (
  <span className="tab-label" title={title}>
    {dirty && <span className="tab-dirty" role="img" aria-label={t('tabs.dirty')} />}
    <span className="tab-label-text">{title}</span>
  </span>
);

/** The open pages (S2.7). The home tab is the first and cannot be closed. */
export function TabStrip() {
  const { tabs } = useShell();
  const { tabs: open, activeKey } = useSnapshot(tabs.state);
  const navigate = useNavigate();
  const { ask } = useTabClosing();

  const show = (key: string) => {
    const tab = tabs.state.tabs.find((one) => one.key === key);
    if (tab) navigate(tab.fullPath);
  };
  const toItem = ({ key, title, dirty, closable }: Tab) => ({
    key,
    closable,
    label: <TabLabel title={title} dirty={dirty} />,
  });
  return (
    <nav className="tab-strip" aria-label={t('tabs.label')}>
      <AntTabs
        type="editable-card"
        size="small"
        hideAdd
        activeKey={activeKey ?? ''}
        items={open.map(toItem)}
        onChange={show}
        onEdit={(key, action) => {
          if (action === 'remove' && typeof key === 'string') ask(key);
        }}
      />
    </nav>
  );
}
