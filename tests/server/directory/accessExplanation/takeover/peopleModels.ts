import { SECOND_TENANT } from '../../../secondTenant.ts';
import { userForm } from '../../users/userCalls.ts';
import { byIds, department, role, fresh, people, permissions, somebody, type Model, type Models } from './draws.ts';
import { TENANT } from './world.ts';

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

const agent =
  (url: string): Model =>
  (draw) => {
    const [userName, agentUserName] = [somebody(draw), somebody(draw)];
    return {
      url,
      body: { userName, agentUserName, endTime: '2099-01-01 00:00:00' },
      // More than a year is refused; both cases are tried.
      ...(draw.random.chance(0.8) && { body: { userName, agentUserName, endTime: nextMonth() } }),
    };
  };

const nextMonth = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 19).replace('T', ' ');

/** Calls on users, departments, deputies and tenants. */
export const PEOPLE_MODELS: Models = {
  'POST /sys/user/edit': ['POST', editUser],
  'POST /sys/user/add': ['POST', addUser],
  'DELETE /sys/user/delete': ['DELETE', (draw) => ({ url: `/sys/user/delete?id=${somebody(draw)}` })],
  'DELETE /sys/user/deleteBatch': ['DELETE', byIds('/sys/user/deleteBatch?ids=')],
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
};
