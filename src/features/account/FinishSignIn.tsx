import { App } from 'antd';
import { useState } from 'react';
import { t } from '../../platform/locales/t.ts';
import { chooseDepartment } from '../../platform/session/departments.ts';
import { abandonSignIn, byCode, signInBy, type AwaitedCode } from '../../platform/session/signIn.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import { ChoiceDialog } from './ChoiceDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { FactorEnrolment } from './FactorEnrolment.tsx';
import { FactorStep } from './FactorStep.tsx';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { toDepartments } from '../../../contract/departments.ts';
import type { Department } from '../../../contract/departments.ts';
import { tenantOf, toUserInfo } from '../../../contract/signIn/signIn.ts';
import type { SignInAnswer } from '../../../contract/signIn/signIn.ts';

const dueOf = ({ passwordDue, factorDue }: SignInAnswer) => {
  if (passwordDue !== '') return 'password';
  return factorDue === '' ? 'none' : 'factor';
};

interface FinishSignInProps {
  readonly signedIn: SignInAnswer;
  readonly onCancel: () => void;
}

/** Remaining steps of a sign-in: first the code of the second factor, then the choices. */
export function FinishSignIn({
  signedIn,
  onCancel,
}: Pick<FinishSignInProps, 'onCancel'> & { readonly signedIn: SignInAnswer | AwaitedCode }) {
  const { http, session } = useShell();
  const [answer, setAnswer] = useState(signedIn);
  if ('ticket' in answer) {
    const goOn = async (code: string) => {
      const next = await signInBy(http, session, byCode(answer.ticket, code));
      if (next === null) onCancel();
      else setAnswer(next);
    };
    return <FactorStep onCode={goOn} onCancel={onCancel} />;
  }
  return <LastSteps signedIn={answer} onCancel={onCancel} />;
}

/**
 * Last steps of a sign-in: a new password in place of one set by someone else, and the choice of tenant and department
 * when there are several; the session begins with the choice (S4-8, S4-9).
 */
function LastSteps({ signedIn, onCancel }: FinishSignInProps) {
  const { http, session } = useShell();
  const { token, tenants, dictionaries, passwordDue, factorDue } = signedIn;
  const [due, setDue] = useState<'password' | 'factor' | 'none'>(dueOf(signedIn));
  const { username, orgCode } = toUserInfo(signedIn.userInfo);
  const [tenantId, setTenantId] = useState<string | null>(tenants.length > 0 ? null : '');
  const all = toDepartments(signedIn.departs);
  const departmentsIn = (tenant: string): readonly Department[] =>
    tenant === '' ? all : all.filter(({ tenantId }) => tenantId === tenant || tenantId === '');

  const begin = async (tenant: string, department: Department | undefined) => {
    const choice = { orgCode: department?.orgCode ?? '', username, token };
    const userInfo = await chooseDepartment(http, tenant === '' ? choice : { ...choice, loginTenantId: tenant });
    const departs = department ? [department] : [];
    session.begin({ token, userInfo, departs, dictionaries, withoutDepartment: department === undefined });
  };
  const chooseTenant = async (chosen: string) => {
    const inside = departmentsIn(chosen);
    if (inside.length < 2) await begin(chosen, inside[0]);
    else setTenantId(chosen);
  };
  const cancel = () => {
    void abandonSignIn(http, signedIn);
    onCancel();
  };

  const afterDue = async () => {
    if (due === 'password' && factorDue !== '') setDue('factor');
    else if (tenants.length > 0 || signedIn.departments === 'several') setDue('none');
    else session.begin({ ...signedIn, withoutDepartment: signedIn.departments === 'none' });
  };

  if (due === 'factor')
    return (
      <App component={false}>
        <FactorEnrolment token={token} why={factorDue} onDone={() => void afterDue()} onCancel={cancel} />
      </App>
    );
  if (due === 'password')
    return (
      <App component={false}>
        <PasswordDialog username={username} due={{ token, why: passwordDue, onChanged: afterDue }} onClose={cancel} />
      </App>
    );
  if (tenantId === null)
    return (
      <ChoiceDialog
        key="tenant"
        title={t('tenant.title')}
        label={t('tenant.label')}
        hint={t('tenant.title')}
        choices={tenants.map(({ id, name }) => ({ value: id, label: name }))}
        current={String(tenantOf(signedIn.userInfo))}
        onChoose={chooseTenant}
        onCancel={cancel}
      />
    );
  return (
    <DepartmentDialog
      key="department"
      title={t('department.title')}
      departments={departmentsIn(tenantId)}
      current={orgCode}
      onChoose={(department) => begin(tenantId, department)}
      onCancel={cancel}
    />
  );
}
