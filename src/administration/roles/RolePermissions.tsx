import { useMemo } from 'react';
import type { PanelProps } from '../../../renderers/index.ts';
import { RightsEditor } from '../rights/RightsEditor.tsx';
import type { RightsPlace } from '../rights/rightsPlace.ts';

const placeOf = (roleId: string): RightsPlace => ({
  subject: { roleId },
  tree: { url: '/sys/role/queryTreeList' },
  held: { url: '/sys/permission/queryRolePermission', params: { roleId } },
  save: '/sys/permission/saveRolePermission',
  rules: { url: '/sys/role/datarule', path: roleId },
  right: 'system:permission:saveRole',
});

/** Rights of a role (contract §4.2). */
export function RolePermissions({ records, ...panel }: PanelProps) {
  const roleId = String(records[0]?.['id'] ?? '');
  const place = useMemo(() => placeOf(roleId), [roleId]);
  return <RightsEditor {...panel} place={place} />;
}
