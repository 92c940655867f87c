import { App } from 'antd';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';

/** Closes a tab and goes to its neighbour; `ask` puts a question first where something is unsaved. */
export function useTabClosing(): { readonly close: (key: string) => void; readonly ask: (key: string) => void } {
  const { tabs } = useShell();
  const { modal } = App.useApp();
  const navigate = useNavigate();

  const close = useCallback(
    (key: string) => {
      const next = tabs.close(key);
      if (next) navigate(next.fullPath);
    },
    [tabs, navigate],
  );
  const ask = useCallback(
    (key: string) => {
      const tab = tabs.state.tabs.find((one) => one.key === key);
      if (!tab?.dirty) return close(key);
      return void modal.confirm({
        title: t('tabs.closeDirty', { title: tab.title }),
        okText: t('tabs.close'),
        cancelText: t('tabs.stay'),
        onOk: () => close(key),
      });
    },
    [tabs, modal, close],
  );
  return { close, ask };
}
