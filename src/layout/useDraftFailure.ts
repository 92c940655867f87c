import { App } from 'antd';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';

/** In seconds. */
const NOTICE_SECONDS = 8;

/** Says once that drafts cannot be kept: work goes on, and the window asks before it is closed. */
export function useDraftFailure(): void {
  const { drafts } = useShell();
  const { message } = App.useApp();
  const { failed } = useSnapshot(drafts.state);
  useEffect(() => {
    if (failed) void message.warning(t('drafts.failed'), NOTICE_SECONDS);
  }, [failed, message]);
}
