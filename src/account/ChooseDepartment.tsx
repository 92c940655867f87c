import { t } from '../locales/t.ts';
import { toUserInfo } from '../session/session.ts';
import { abandonSignIn } from '../session/signIn.ts';
import type { SignedIn } from '../session/signIn.ts';
import { useShell } from '../shell/ShellContext.ts';
import { DepartmentDialog } from './DepartmentDialog.tsx';
import { selectDepartment, toDepartments } from './departments.ts';
import type { Department } from './departments.ts';

interface ChooseDepartmentProps {
  readonly signedIn: SignedIn;
  readonly onCancel: () => void;
}

/** The last step of the sign-in of a user with several departments; the session begins with the choice (S4-8, S4-9). */
export function ChooseDepartment({ signedIn, onCancel }: ChooseDepartmentProps) {
  const { http, session } = useShell();
  const { token } = signedIn;
  const { username, orgCode } = toUserInfo(signedIn.userInfo);
  const choose = async (department: Department) => {
    const userInfo = await selectDepartment(http, { orgCode: department.orgCode, username, token });
    session.begin({ token, userInfo, departs: [department] });
  };
  const cancel = () => {
    void abandonSignIn(http, signedIn);
    onCancel();
  };
  return (
    <DepartmentDialog
      title={t('department.title')}
      departments={toDepartments(signedIn.departs)}
      current={orgCode}
      onChoose={choose}
      onCancel={cancel}
    />
  );
}
