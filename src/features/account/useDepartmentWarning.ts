import { App } from 'antd';
import { useEffect } from 'react';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Warns once after a sign-in that the user belongs to no department (S5-12). */
export function useDepartmentWarning(): void {
  const { session } = useShell();
  const { notification } = App.useApp();
  useEffect(() => {
    if (session.takeDepartmentWarning()) notification.warning({ message: t('department.none') });
  }, [session, notification]);
}
