import { App } from 'antd';
import { useEffect } from 'react';
import { t } from '../locales/t.ts';
import { useShell } from '../shell/ShellContext.ts';

/** Seconds (S8-1). */
const SHOWN_S = 4;

/** Says that a call was refused; the caller gets the failure all the same (S8-1, S8-8). */
export function RefusalNotice() {
  const { refusals } = useShell();
  const { notification } = App.useApp();
  useEffect(
    () =>
      refusals.subscribe(() =>
        notification.error({
          key: 'refused',
          message: t('http.notice'),
          description: t('http.refused'),
          duration: SHOWN_S,
        }),
      ),
    [refusals, notification],
  );
  return null;
}
