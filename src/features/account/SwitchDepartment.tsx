import { App } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { fetchOwnDepartments, chooseDepartment } from '../../platform/session/departments.ts';
import type { OwnDepartments } from '../../platform/session/departments.ts';
import type { Department } from '../../../contract/departments.ts';

/**
 * Changes the department the user works for (S4-10). Menu, rights and records depend on it, so the window is reloaded;
 * asks first when there are unsaved changes.
 */
export function SwitchDepartment({ onClose }: { readonly onClose: () => void }) {
  const { http, session, tabs, reload } = useShell();
  const { message, modal } = App.useApp();
  const [own, setOwn] = useState<OwnDepartments | null>(null);
  const finish = useRef(onClose);
  useEffect(() => {
    finish.current = onClose;
  }, [onClose]);

  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      try {
        const found = await fetchOwnDepartments(http);
        if (!isWanted) return;
        if (found.list.length > 0) return setOwn(found);
        void message.warning(t('department.none'));
      } catch (error) {
        if (isWanted) void message.error(error instanceof Error ? error.message : String(error));
      }
      if (isWanted) finish.current();
    };
    void load();
    return () => {
      isWanted = false;
    };
  }, [http, message]);

  const switchTo = async (department: Department) => {
    const { username } = session.state;
    const userInfo = await chooseDepartment(http, { orgCode: department.orgCode, username });
    session.adoptUser(userInfo, department);
    tabs.forgetDirty();
    reload(window.location.pathname + window.location.search);
  };
  const choose = async (department: Department) => {
    if (department.orgCode === own?.orgCode) return onClose();
    const isAgreed =
      !tabs.anyDirty() || (await modal.confirm({ title: t('department.switch'), content: t('department.dirty') }));
    if (isAgreed) await switchTo(department);
  };
  return own === null ? null : (
    <DepartmentDialog
      title={t('department.switch')}
      departments={own.list}
      current={own.orgCode}
      onChoose={choose}
      onCancel={onClose}
    />
  );
}
