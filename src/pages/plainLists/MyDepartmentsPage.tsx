import { Alert } from 'antd';
import { useState } from 'react';
import { EmptyState, PortedPart } from '../../../renderers/index.ts';
import { MembersOf } from '../../administration/people/DepartmentMembers.tsx';
import { DepartmentSides } from '../../features/departments/DepartmentSides.tsx';
import { organisationText as text } from '../../features/departments/organisationText.ts';
import { useDepartments } from '../../features/departments/useDepartments.ts';
import { useTabPorts } from '../../adapters/useTabPorts.ts';
import type { ShellRoute } from '../../shell/routes/buildRoutes.ts';
import { ExceptionPage } from '../../shell/ui/ExceptionPage.tsx';
import type { ShellPlace } from './ShellList.tsx';

const MANAGES = 'system:departUser:edit';
const USERS = 'system/UserList';

/** Path of the users page in the menu; undefined when it is not there. */
const pathOfUsers = (routes: readonly ShellRoute[]): string | undefined => {
  for (const { path, target, children } of routes) {
    const found = target.kind === 'page' && target.component === USERS ? path : pathOfUsers(children);
    if (found !== undefined) return found;
  }
  return undefined;
};

/**
 * `/isystem/departUserList`: the departments that the user belongs to or is in charge of, and their members (S7-25).
 */
export function MyDepartmentsPage({ tabKey, visit, routes }: ShellPlace & { readonly routes: readonly ShellRoute[] }) {
  const ports = useTabPorts({ tabKey, visit, problems: NONE });
  const departments = useDepartments('queryMyDeptTreeList');
  const [wanted, choose] = useState('');
  const { all, value } = departments;
  // Initially a department that the user can manage, the main purpose of the page.
  const shown = all.find(({ orgCode }) => orgCode === wanted) ?? all.find(({ isInCharge }) => isInCharge) ?? all[0];
  if (!ports.can('system:departUser:list')) return <ExceptionPage code="403" />;
  const isInCharge = shown?.isInCharge === true && ports.can(MANAGES);
  return (
    <div className="page-frame">
      <h1 className="only-spoken">{text('members.title')}</h1>
      <DepartmentSides departments={departments} chosen={shown?.orgCode ?? ''} hasAll={false} onChoose={choose}>
        {shown !== undefined && (
          <section className="department-people" aria-label={text('members.of', { name: shown.departName })}>
            <h2>{shown.departName}</h2>
            {!isInCharge && !ports.can('system:user:editDepartWithUser') && (
              <Alert type="info" showIcon message={text('members.readOnly')} />
            )}
            <PortedPart ports={ports}>
              <MembersOf
                key={shown.id}
                departId={shown.id}
                name={shown.departName}
                usersPath={pathOfUsers(routes)}
                {...{ ports, isInCharge }}
              />
            </PortedPart>
          </section>
        )}
        {value?.length === 0 && <EmptyState text={text('members.nothing')} />}
      </DepartmentSides>
    </div>
  );
}

const NONE: readonly never[] = [];
