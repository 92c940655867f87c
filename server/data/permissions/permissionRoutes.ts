import type { FastifyRequest } from 'fastify';
import type { SentAuthItem } from '../../../contract/authItems.ts';
import type { SentPermissions, SentRights } from '../../../contract/permissionResponse.ts';
import { languageOf } from '../../core/calls/language.ts';
import type { RouteDefinition } from '../../core/calls/routeDefinition.ts';
import type { Services } from '../../core/services/services.ts';
import { holderOf, delegableRows } from './delegations.ts';
import { menuNodes, type PermissionRow, type TitleOf } from './menuNodes.ts';
import { menuTitles } from './menuTitles.ts';
import { allButtons, grantedPermissions, homePathsOf } from './permissionRows.ts';

const buttonOf = (row: PermissionRow, titleOf: TitleOf): SentAuthItem => ({
  action: row.perms ?? '',
  type: row.perms_type ?? '1',
  describe: titleOf(row),
});

/** Button rights: the granted ones, and all existing ones. */
async function rightsOf({ db, schemas }: Services, request: FastifyRequest) {
  const { session } = request;
  const titleOf = menuTitles(schemas, languageOf(request));
  const { user } = session;
  const [held, buttons] = await Promise.all([grantedPermissions(db, holderOf(user)), allButtons(db)]);
  const granted = user.actingFor === undefined ? held : delegableRows(held);
  const isHeld = ({ menu_type, perms, status }: PermissionRow): boolean =>
    menu_type === 2 && Boolean(perms) && status === '1';
  const rights: SentRights = {
    auth: granted.filter(isHeld).map((row) => buttonOf(row, titleOf)),
    allAuth: buttons.map((row) => ({ ...buttonOf(row, titleOf), status: row.status })),
    codeList: [...session.permissions].sort(),
    sysSafeMode: false,
  };
  return { granted, rights, titleOf };
}

/** Menu and button rights of the signed-in user (S3-3, S6-1, S7-9). */
export const permissionRoutes = (services: Services): readonly RouteDefinition[] => [
  {
    method: 'GET',
    url: '/sys/permission/getUserPermissionByToken',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    handle: async (request): Promise<SentPermissions> => {
      const [{ granted, rights, titleOf }, homePaths] = await Promise.all([
        rightsOf(services, request),
        homePathsOf(services.db, request.session.user),
      ]);
      return { menu: menuNodes(granted, titleOf), ...rights, homePaths, roles: request.session.user.roles };
    },
  },
  {
    method: 'GET',
    url: '/sys/permission/getPermCode',
    light: true,
    permission: 'authenticated',
    scope: 'own',
    handle: async (request) => (await rightsOf(services, request)).rights,
  },
];
