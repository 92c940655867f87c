import { useMemo } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { RightsEditor } from '../rights/RightsEditor.tsx';
import type { RightsPlace } from '../rights/rightsPlace.ts';

const RIGHT = 'system:permission:saveDepart';

const ofDepartment = (departId: string): RightsPlace => ({
  subject: { departId },
  tree: { url: '/sys/role/queryTreeList' },
  held: { url: '/sys/permission/queryDepartPermission', params: { departId } },
  save: '/sys/permission/saveDepartPermission',
  rules: { url: '/sys/sysDepartPermission/datarule', path: departId },
  right: RIGHT,
});

/** Rights that roles of a department may be given (contract §4.4). */
export function DepartmentPermissions({ records, ...panel }: PanelProps) {
  const departId = String(records[0]?.['id'] ?? '');
  const place = useMemo(() => ofDepartment(departId), [departId]);
  return <RightsEditor {...panel} place={place} />;
}

const ofRole = (roleId: string, departId: string): RightsPlace => ({
  subject: { roleId },
  tree: { url: '/sys/sysDepartPermission/queryTreeListForDeptRole', params: { departId } },
  held: { url: '/sys/sysDepartPermission/queryDeptRolePermission', params: { roleId } },
  save: '/sys/sysDepartPermission/saveDeptRolePermission',
  rules: { url: '/sys/sysDepartRole/datarule', path: `${departId}/${roleId}` },
  right: RIGHT,
});

/** Rights of a department role, out of those of the department (contract §4.4). */
export function DepartmentRolePermissions({ records, ...panel }: PanelProps) {
  const [role] = records;
  const [roleId, departId] = [String(role?.['id'] ?? ''), String(role?.['departId'] ?? '')];
  const place = useMemo(() => ofRole(roleId, departId), [departId, roleId]);
  return <RightsEditor {...panel} place={place} />;
}
