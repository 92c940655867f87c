import { App } from 'antd';
import { useCallback, useMemo } from 'react';
import { t } from '../../platform/locales/t.ts';
import { listPathOf } from '../../shell/routes/splitPath.ts';
import { useGo } from '../../shell/routes/useGo.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { otherTabs } from '../../shell/tabs/tabList.ts';
import type { Tab, TabGroup } from '../../shell/tabs/tabList.ts';

const REFUSALS = { home: 'tabs.homeStays', last: 'tabs.lastStays' } as const;

export interface TabClosing {
  /** Closes a tab and shows its neighbour; shows a message when this is refused (S4-12, S4-13). */
  readonly close: (key: string) => void;
  /** Like `close`, but asks first when there are unsaved changes. */
  readonly ask: (key: string) => void;
  /** Closes the tabs next to one; shows that one if the shown tab was among them. */
  readonly askGroup: (key: string, group: TabGroup) => void;
  /** Reloads the page of a tab. */
  readonly askRefresh: (key: string) => void;
}

export function useTabClosing(): TabClosing {
  const { tabs, drafts } = useShell();
  const { modal, message } = App.useApp();
  const navigate = useGo();

  const close = useCallback(
    (key: string) => {
      const closing = tabs.close(key);
      if (closing.kind === 'closed') return void (closing.next && navigate(closing.next.fullPath));
      // Without tabs, a form that closes returns to its list.
      const list = listPathOf(tabs.state.tabs.find((tab) => tab.key === key)?.fullPath ?? '');
      if (list === null) return void message.warning({ key: 'tabs', content: t(REFUSALS[closing.reason]) });
      tabs.mark(key, { dirty: false });
      return void navigate(list);
    },
    [tabs, navigate, message],
  );
  const unsaved = useCallback(
    (among: readonly Tab[], texts: { readonly title: string; readonly okText: string }, go: () => void) => {
      const dirty = among.filter((tab) => tab.dirty);
      if (dirty.length === 0) return go();
      const names = dirty.length > 1 ? { content: dirty.map(({ title }) => title).join('、') } : {};
      const onOk = (): void => {
        for (const { key } of dirty) drafts.discard(key);
        go();
      };
      return void modal.confirm({ ...texts, ...names, cancelText: t('tabs.stay'), onOk });
    },
    [drafts, modal],
  );
  const ask = useCallback(
    (key: string) => {
      const tab = tabs.state.tabs.find((one) => one.key === key);
      if (!tab) return;
      const title = t('tabs.closeDirty', { title: tab.title });
      unsaved([tab], { title, okText: t('tabs.close') }, () => close(key));
    },
    [tabs, unsaved, close],
  );
  const askGroup = useCallback(
    (key: string, group: TabGroup) => {
      const closing = otherTabs(tabs.state.tabs, key, group);
      const [first] = closing.filter((tab) => tab.dirty);
      const several = closing.filter((tab) => tab.dirty).length > 1;
      const title = several ? t('tabs.closeSeveral') : t('tabs.closeDirty', { title: first?.title ?? '' });
      unsaved(closing, { title, okText: t('tabs.close') }, () => {
        const next = tabs.closeAll(
          closing.map((tab) => tab.key),
          key,
        );
        if (next) navigate(next.fullPath);
      });
    },
    [tabs, unsaved, navigate],
  );
  const askRefresh = useCallback(
    (key: string) => {
      const tab = tabs.state.tabs.find((one) => one.key === key);
      if (!tab) return;
      const title = t('tabs.refreshDirty', { title: tab.title });
      unsaved([tab], { title, okText: t('tabs.refresh') }, () => {
        tabs.refresh(key);
        if (!tabs.isShown(key)) navigate(tab.fullPath);
      });
    },
    [tabs, unsaved, navigate],
  );
  return useMemo(() => ({ close, ask, askGroup, askRefresh }), [close, ask, askGroup, askRefresh]);
}
