import { App } from 'antd';
import { useEffect } from 'react';
import { t } from '../platform/locales/t.ts';
import { viewingText } from '../features/account/ViewingBar.tsx';
import { useShell } from '../shell/services/ShellContext.ts';

/** Duration in seconds (S8-1). */
const SHOWN_S = 4;

/** Shows that a call was refused; the caller gets the failure as well (S8-1, S8-8). */
export function RefusalNotice() {
  const { refusals, viewing } = useShell();
  const { notification } = App.useApp();
  useEffect(
    () =>
      refusals.subscribe(() =>
        notification.error({
          key: 'refused',
          message: t('http.notice'),
          description: viewing === null ? t('http.refused') : viewingText('viewing.refused'),
          duration: SHOWN_S,
        }),
      ),
    [refusals, notification, viewing],
  );
  return null;
}
