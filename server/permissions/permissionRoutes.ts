import type { RouteDefinition } from '../routes/routeDefinition.ts';
import type { Services } from '../services.ts';
import { menuNodes, type PermissionRow } from './menuNodes.ts';
import { allButtons, grantedPermissions } from './permissionRows.ts';

const buttonOf = ({ perms, perms_type, name }: PermissionRow) => ({
  action: perms ?? '',
  type: perms_type ?? '1',
  describe: name,
});

/** Menu and button rights of the signed-in user (S3-3, S6-1, S7-9). */
export const permissionRoutes = ({ db }: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/permission/getUserPermissionByToken',
    permission: 'authenticated',
    scope: 'own',
    handle: async ({ session }) => {
      const [granted, buttons] = await Promise.all([grantedPermissions(db, session.user.id), allButtons(db)]);
      const isHeld = ({ menu_type, perms, status }: PermissionRow): boolean =>
        menu_type === 2 && Boolean(perms) && status === '1';
      return {
        menu: menuNodes(granted),
        auth: granted.filter(isHeld).map(buttonOf),
        allAuth: buttons.map((row) => ({ ...buttonOf(row), status: row.status })),
        codeList: [...session.permissions].sort(),
        sysSafeMode: false,
      };
    },
  },
];
