import {
  department,
  departmentRole,
  fresh,
  permissions,
  role,
  rules,
  somebody,
  type Model,
  type Models,
} from './draws.ts';

const roleRights: Model = (draw) => ({
  url: '/sys/permission/saveRolePermission',
  body: { roleId: role(draw), permissionIds: permissions(draw, 0.03), lastpermissionIds: permissions(draw, 0.02) },
});

const menuEntry: Model = ({ world, random }) => ({
  url: '/sys/permission/edit',
  body: {
    id: random.pick([...world.permissions, 'guard-phone']),
    ...(random.chance(0.5) && { perms: 'system:user:edit' }),
    ...(random.chance(0.3) && { parentId: world.customerEntry }),
    ...(random.chance(0.3) && { status: '0' }),
  },
});

/** Calls on roles, rights, data rules and the menu. */
export const RIGHTS_MODELS: Models = {
  'POST /sys/role/add': [
    'POST',
    (draw) => ({ url: '/sys/role/add', body: { roleCode: fresh('copy'), roleName: 'copy', copyOf: role(draw) } }),
  ],
  'POST /sys/role/edit': ['POST', (draw) => ({ url: '/sys/role/edit', body: { id: role(draw), roleName: 'renamed' } })],
  'DELETE /sys/role/delete': ['DELETE', (draw) => ({ url: `/sys/role/delete?id=${role(draw)}` })],
  'DELETE /sys/role/deleteBatch': ['DELETE', (draw) => ({ url: `/sys/role/deleteBatch?ids=${role(draw)}` })],
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
  'POST /sys/permission/saveRolePermission': ['POST', roleRights],
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
