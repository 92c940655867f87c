import { userForm } from '../../users/userCalls.ts';
import { SECOND_TENANT } from '../../secondTenant.ts';
import type { Random } from './random.ts';
import { TENANT, type Scene, type World } from './world.ts';

export interface Draw {
  readonly world: World;
  readonly scene: Scene;
  readonly random: Random;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface DrawnCall {
  readonly url: string;
  readonly body?: unknown;
  /** Users whose account the actor could use once it succeeds: he knows how to sign in, or acts for them. */
  readonly takesOver?: readonly string[];
}

type Model = (draw: Draw) => DrawnCall;

/** Anybody of the set, the actor among them. */
const somebody = ({ scene, random }: Draw): string => random.pick([...scene.users, scene.actor]);
const people = ({ scene, random }: Draw): string[] => {
  const some = random.some([...scene.users, scene.actor], 0.3);
  return some.length > 0 ? some : [random.pick(scene.users)];
};
const role = ({ scene, random }: Draw): string => random.pick(scene.roles);
const department = ({ world, random }: Draw): string => random.pick(world.departments);
const permissions = ({ world, random }: Draw, of: number): string => random.some(world.permissions, of).join(',');
const rules = ({ world, random }: Draw): string => random.some(world.rules, 0.3).join(',');
const departmentRole = ({ scene, random }: Draw): string => random.pick(scene.departmentRoles);

const byIds =
  (url: string): Model =>
  (draw) => ({ url: `${url}${people(draw).join(',')}` });

let counter = 0;
const fresh = (what: string): string => `${what}${(counter += 1)}`;

const editUser: Model = (draw) => {
  const { random, scene, world } = draw;
  const id = somebody(draw);
  const changesPhone = random.chance(0.15);
  return {
    url: '/sys/user/edit',
    body: {
      id,
      ...(random.chance(0.5) && { selectedroles: random.some(scene.roles, 0.4).join(',') }),
      ...(random.chance(0.5) && { selecteddeparts: random.some(world.departments, 0.4).join(',') }),
      ...(random.chance(0.3) && { userIdentity: '2', departIds: department(draw) }),
      ...(random.chance(0.2) && { relTenantIds: random.pick(['', SECOND_TENANT]) }),
      ...(changesPhone && { email: `${fresh('m')}@example.com` }),
    },
    ...(changesPhone && id !== scene.actor && { takesOver: [id] }),
  };
};

const addUser: Model = ({ random, scene, world }) => ({
  url: '/sys/user/add',
  body: userForm(fresh('puppet'), {
    password: '',
    confirmPassword: '',
    selectedroles: random.some(scene.roles, 0.5).join(','),
    selecteddeparts: random.some(world.departments, 0.4).join(','),
  }),
});

const roleRights: Model = (draw) => ({
  url: '/sys/permission/saveRolePermission',
  body: { roleId: role(draw), permissionIds: permissions(draw, 0.03), lastpermissionIds: permissions(draw, 0.02) },
});

const agent =
  (url: string): Model =>
  (draw) => {
    const [userName, agentUserName] = [somebody(draw), somebody(draw)];
    return {
      url,
      body: { userName, agentUserName, endTime: '2099-01-01 00:00:00' },
      // Longer than a year is refused; both forms are tried.
      ...(draw.random.chance(0.8) && { body: { userName, agentUserName, endTime: nextMonth() } }),
    };
  };

const nextMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

const menuEntry: Model = ({ world, random }) => ({
  url: '/sys/permission/edit',
  body: {
    id: random.pick([...world.permissions, 'guard-phone']),
    ...(random.chance(0.5) && { perms: 'system:user:edit' }),
    ...(random.chance(0.3) && { parentId: world.customerEntry }),
    ...(random.chance(0.3) && { status: '0' }),
  },
});

/** One entry a call that changes who may what: by method and address; of a record family by what it does and its page. */
export const MODELS: Readonly<Record<string, readonly [Method, Model]>> = {
  'POST /sys/user/edit': ['POST', editUser],
  'POST /sys/user/add': ['POST', addUser],
  'DELETE /sys/user/delete': ['DELETE', (draw) => ({ url: `/sys/user/delete?id=${somebody(draw)}` })],
  'DELETE /sys/user/deleteBatch': ['DELETE', byIds('/sys/user/deleteBatch?ids=')],
  'POST /sys/role/add': [
    'POST',
    (draw) => ({ url: '/sys/role/add', body: { roleCode: fresh('copy'), roleName: 'copy', copyOf: role(draw) } }),
  ],
  'POST /sys/role/edit': ['POST', (draw) => ({ url: '/sys/role/edit', body: { id: role(draw), roleName: 'renamed' } })],
  'DELETE /sys/role/delete': ['DELETE', (draw) => ({ url: `/sys/role/delete?id=${role(draw)}` })],
  'DELETE /sys/role/deleteBatch': ['DELETE', (draw) => ({ url: `/sys/role/deleteBatch?ids=${role(draw)}` })],
  'POST /sys/sysDepart/add': [
    'POST',
    (draw) => ({ url: '/sys/sysDepart/add', body: { departName: fresh('D'), parentId: department(draw) } }),
  ],
  'POST /sys/sysDepart/edit': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepart/edit',
      body: {
        id: department(draw),
        version: 1,
        ...(draw.random.chance(0.5) && { parentId: department(draw) }),
        ...(draw.random.chance(0.5) && { directorUserIds: somebody(draw) }),
      },
    }),
  ],
  'DELETE /sys/sysDepart/delete': ['DELETE', (draw) => ({ url: `/sys/sysDepart/delete?id=${department(draw)}` })],
  'DELETE /sys/sysDepart/deleteBatch': [
    'DELETE',
    (draw) => ({ url: `/sys/sysDepart/deleteBatch?ids=${department(draw)}` }),
  ],
  'POST /sys/sysDepartRole/add': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepartRole/add',
      body: { departId: department(draw), roleCode: fresh('d'), roleName: 'd' },
    }),
  ],
  'POST /sys/sysDepartRole/edit': [
    'POST',
    (draw) => ({ url: '/sys/sysDepartRole/edit', body: { id: departmentRole(draw), roleName: 'renamed' } }),
  ],
  'DELETE /sys/sysDepartRole/delete': [
    'DELETE',
    (draw) => ({ url: `/sys/sysDepartRole/delete?id=${departmentRole(draw)}` }),
  ],
  'DELETE /sys/sysDepartRole/deleteBatch': [
    'DELETE',
    (draw) => ({ url: `/sys/sysDepartRole/deleteBatch?ids=${departmentRole(draw)}` }),
  ],
  'POST /sys/permission/addPermissionRule': [
    'POST',
    ({ world }) => ({
      url: '/sys/permission/addPermissionRule',
      body: {
        permissionId: world.customerEntry,
        ruleName: 'wide',
        ruleColumn: 'country',
        ruleConditions: '!=',
        ruleValue: 'XXX',
      },
    }),
  ],
  'PUT /sys/permission/editPermissionRule': [
    'PUT',
    ({ world, random }) => ({
      url: '/sys/permission/editPermissionRule',
      body: {
        id: random.pick(world.rules),
        ruleName: 'widened',
        ruleColumn: 'country',
        ruleConditions: '!=',
        ruleValue: 'XXX',
        status: random.pick(['0', '1']),
      },
    }),
  ],
  'DELETE /sys/permission/deletePermissionRule': [
    'DELETE',
    ({ world, random }) => ({ url: `/sys/permission/deletePermissionRule?id=${random.pick(world.rules)}` }),
  ],
  'POST /sys/role/datarule': [
    'POST',
    (draw) => ({
      url: '/sys/role/datarule',
      body: { permissionId: draw.world.customerEntry, roleId: role(draw), dataRuleIds: rules(draw) },
    }),
  ],
  'POST /sys/sysDepartPermission/datarule': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepartPermission/datarule',
      body: { permissionId: draw.world.customerEntry, departId: department(draw), dataRuleIds: rules(draw) },
    }),
  ],
  'POST /sys/sysDepartRole/datarule': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepartRole/datarule',
      body: { permissionId: draw.world.customerEntry, roleId: departmentRole(draw), dataRuleIds: rules(draw) },
    }),
  ],
  'PUT /sys/user/frozenBatch': [
    'PUT',
    (draw) => ({
      url: '/sys/user/frozenBatch',
      body: { ids: people(draw).join(','), status: draw.random.pick([1, 2]) },
    }),
  ],
  'PUT /sys/user/changePassword': [
    'PUT',
    (draw) => {
      const username = somebody(draw);
      const password = 'Long-enough-77-words';
      return {
        url: '/sys/user/changePassword',
        body: { username, password, confirmpassword: password },
        takesOver: [username],
      };
    },
  ],
  'PUT /sys/user/resetPassword': [
    'PUT',
    (draw) => {
      const username = somebody(draw);
      return { url: '/sys/user/resetPassword', body: { usernames: username }, takesOver: [username] };
    },
  ],
  'PUT /sys/user/putRecycleBin': [
    'PUT',
    (draw) => ({ url: '/sys/user/putRecycleBin', body: { userIds: people(draw).join(',') } }),
  ],
  'DELETE /sys/user/deleteRecycleBin': ['DELETE', byIds('/sys/user/deleteRecycleBin?userIds=')],
  'POST /sys/sysUserAgent/add': ['POST', agent('/sys/sysUserAgent/add')],
  'POST /sys/sysUserAgent/edit': ['POST', agent('/sys/sysUserAgent/edit')],
  'PUT /sys/user/resetSecondFactor': [
    'PUT',
    (draw) => ({ url: '/sys/user/resetSecondFactor', body: { username: somebody(draw) } }),
  ],
  'PUT /sys/user/userQuitAgent': [
    'PUT',
    (draw) => ({
      url: '/sys/user/userQuitAgent',
      body: { userName: somebody(draw), agentUserName: somebody(draw) },
    }),
  ],
  'PUT /sys/user/putCancelQuit': [
    'PUT',
    (draw) => ({ url: '/sys/user/putCancelQuit', body: { usernames: somebody(draw) } }),
  ],
  'POST /sys/permission/saveDepartPermission': [
    'POST',
    (draw) => ({
      url: '/sys/permission/saveDepartPermission',
      body: {
        departId: department(draw),
        permissionIds: permissions(draw, 0.03),
        lastpermissionIds: permissions(draw, 0.03),
      },
    }),
  ],
  'POST /sys/sysDepartPermission/saveDeptRolePermission': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepartPermission/saveDeptRolePermission',
      body: {
        roleId: departmentRole(draw),
        permissionIds: permissions(draw, 0.03),
        lastpermissionIds: permissions(draw, 0.03),
      },
    }),
  ],
  'POST /sys/sysDepartRole/deptRoleUserAdd': [
    'POST',
    (draw) => ({
      url: '/sys/sysDepartRole/deptRoleUserAdd',
      body: draw.random.chance(0.5)
        ? { userId: somebody(draw), newRoleId: departmentRole(draw), oldRoleId: '' }
        : { userId: somebody(draw), newRoleId: '', oldRoleId: departmentRole(draw) },
    }),
  ],
  'POST /sys/user/editSysDepartWithUser': [
    'POST',
    (draw) => ({ url: '/sys/user/editSysDepartWithUser', body: { depId: department(draw), userIdList: people(draw) } }),
  ],
  'DELETE /sys/user/deleteUserInDepart': [
    'DELETE',
    (draw) => ({ url: `/sys/user/deleteUserInDepart?depId=${department(draw)}&userId=${somebody(draw)}` }),
  ],
  'DELETE /sys/user/deleteUserInDepartBatch': [
    'DELETE',
    (draw) => ({
      url: `/sys/user/deleteUserInDepartBatch?depId=${department(draw)}&userIds=${people(draw).join(',')}`,
    }),
  ],
  'POST /sys/permission/saveRolePermission': ['POST', roleRights],
  'POST /sys/user/addSysUserRole': [
    'POST',
    (draw) => ({ url: '/sys/user/addSysUserRole', body: { roleId: role(draw), userIdList: people(draw) } }),
  ],
  'DELETE /sys/user/deleteUserRole': [
    'DELETE',
    (draw) => ({ url: `/sys/user/deleteUserRole?roleId=${role(draw)}&userId=${somebody(draw)}` }),
  ],
  'DELETE /sys/user/deleteUserRoleBatch': [
    'DELETE',
    (draw) => ({ url: `/sys/user/deleteUserRoleBatch?roleId=${role(draw)}&userIds=${people(draw).join(',')}` }),
  ],
  'PUT /sys/tenant/leaveTenant': [
    'PUT',
    (draw) => ({
      url: `/sys/tenant/leaveTenant?userIds=${somebody(draw)}&tenantId=${draw.random.pick([TENANT, SECOND_TENANT])}`,
    }),
  ],
  'PUT /sys/tenant/updateUserTenantStatus': [
    'PUT',
    (draw) => ({
      url: `/sys/tenant/updateUserTenantStatus?userIds=${somebody(draw)}&tenantId=${SECOND_TENANT}&status=${draw.random.pick(['1', '2'])}`,
    }),
  ],
  'PUT /sys/tenant/invitationUserJoin': [
    'PUT',
    (draw) => ({
      url: `/sys/tenant/invitationUserJoin?ids=${draw.random.pick([TENANT, SECOND_TENANT])}&username=${somebody(draw)}`,
    }),
  ],
  'PUT /sys/tenant/agreeOrRefuseJoinTenant': [
    'PUT',
    ({ random }) => ({
      url: `/sys/tenant/agreeOrRefuseJoinTenant?tenantId=${SECOND_TENANT}&status=${random.pick(['1', '4'])}`,
    }),
  ],
  'DELETE /sys/tenant/exitUserTenant': [
    'DELETE',
    () => ({ url: `/sys/tenant/exitUserTenant?tenantId=${SECOND_TENANT}` }),
  ],
  'POST /sys/tenant/addPackPermission': [
    'POST',
    (draw) => ({
      url: '/sys/tenant/addPackPermission',
      body: { packName: fresh('pack'), tenantId: SECOND_TENANT, permissionIds: permissions(draw, 0.5) },
    }),
  ],
  'POST /sys/permission/add': [
    'POST',
    ({ world, random }) => ({
      url: '/sys/permission/add',
      body: {
        name: fresh('right'),
        menuType: 2,
        parentId: world.customerEntry,
        perms: random.pick(['system:permission:grantAll', 'kehu:customer:field:name', 'system:user:edit']),
      },
    }),
  ],
  'POST /sys/permission/edit': ['POST', menuEntry],
  'POST /sys/permission/transition': [
    'POST',
    ({ world, random }) => ({
      url: '/sys/permission/transition',
      body: { id: random.pick(world.permissions), transition: 'reset' },
    }),
  ],
  'DELETE /sys/permission/delete': ['DELETE', () => ({ url: '/sys/permission/delete?id=guard-phone' })],
  'DELETE /sys/permission/deleteBatch': ['DELETE', () => ({ url: '/sys/permission/deleteBatch?ids=guard-phone' })],
};

/** Calls below these addresses that nobody gets rights or records by, with the reason. */
export const WITHOUT_RIGHTS: Readonly<Record<string, string>> = {
  'POST /sys/user/register': 'public: a new account has the roles that the settings name',
  'POST /sys/user/phoneVerification': 'public: a code by SMS',
  'POST /sys/user/passwordChange': 'public: the own password, by a code',
  'PUT /sys/user/updatePassword': 'the own password',
  'POST /sys/user/endSession': 'own sessions',
  'PUT /sys/user/changePhoneEmail': 'the own number',
  'PUT /sys/user/changePhone': 'the own number',
  'PUT /sys/user/updateMobile': 'the own number',
  'POST /sys/user/login/setting/userEdit': 'own particulars',
  'POST /sys/user/viewAs': 'a session of its own, which ends by itself: viewing.test.ts',
  'POST /sys/user/settings': 'own settings',
  'POST /sys/user/secondFactor/begin': 'the own second factor',
  'POST /sys/user/secondFactor/confirm': 'the own second factor',
  'POST /sys/user/secondFactor/remove': 'the own second factor',
  'PUT /sys/user/secondFactorRule': 'what sign-in asks for',
  'PUT /sys/user/actFor': 'a switch to who named the caller as deputy: sys_user_agent decides',
  'POST /sys/sysRoleIndex/add': 'the page that a role begins with',
  'POST /sys/sysRoleIndex/edit': 'the page that a role begins with',
  'POST /sys/tenant/add': 'a tenant without records, whose maker has there what he holds: tenants.test.ts',
  'PUT /sys/tenant/edit': 'closes or opens a tenant: tenants.test.ts',
  'DELETE /sys/tenant/delete': 'closes a tenant: tenants.test.ts',
  'DELETE /sys/tenant/deleteBatch': 'closes tenants: tenants.test.ts',
  'DELETE /sys/tenant/deleteLogicDeleted': 'removes tenants without people and records',
  'PUT /sys/tenant/revertTenantLogic': 'opens a tenant again: tenants.test.ts',
  'PUT /sys/tenant/cancelApplyTenant': 'an own wish',
  'POST /sys/tenant/joinTenantByHouseNumber': 'an own wish, which somebody there agrees to',
  'POST /sys/tenant/changeOwenUserTenant': 'whose name stands at a tenant',
  'PUT /sys/tenant/editPackPermission': 'as addPackPermission, on a pack that is there: tenants.test.ts',
  'DELETE /sys/tenant/deleteTenantPack': 'as addPackPermission, on a pack that is there: tenants.test.ts',
  'POST /sys/position/savePositionUser': 'names of positions give nothing',
  'DELETE /sys/position/removePositionUser': 'names of positions give nothing',
};
