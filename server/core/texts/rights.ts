import { texts } from '../../../engine/index.ts';

/** Texts for roles, granting rights, data rules and viewing the product as another user. */
export const OF_RIGHTS = texts({
  unknownRights: { zh: '权限不存在：${ids}', en: 'There are no such rights: ${ids}' },
  grantRefused: {
    zh: '不能授予自己没有的权限（共${count}项）：${names}',
    en: 'You cannot give rights that you do not hold (${count}): ${names}',
  },
  rowsBeyond: {
    zh: '角色“${role}”在“${pages}”的数据范围超出您自己的，不能授予、收回或修改',
    en: 'On “${pages}” the role “${role}” shows more rows than you see: you cannot give, take or change it',
  },
  departmentBeyond: {
    zh: '部门“${name}”不在您的数据范围内，不能将人员或部门移入、移出',
    en: 'You do not see the data of the department “${name}”: you cannot move people or departments into it or out of it',
  },
  ownDepartments: {
    zh: '不能修改自己所属或负责的部门，请联系管理员',
    en: 'You cannot change the departments that you belong to or are in charge of; please ask an administrator',
  },
  rightsSavedRuled: {
    zh: '保存成功！您受数据规则限制的页面已附上同样的规则：${pages}',
    en: 'Saved, with the data rules that bind you on: ${pages}',
  },
  ownRightKept: {
    zh: '不能取消自己的授权权限（${code}），否则将无法再授权',
    en: 'You cannot take ${code} from yourself: you could not give rights any more',
  },
  lastGranter: {
    zh: '至少需保留一名拥有全部授权权限（${code}）的用户',
    en: 'Somebody has to keep ${code}: this is the last user who holds it',
  },
  ruleSql: {
    zh: '数据规则不能使用 SQL 片段（USE_SQL_RULES、ext），请改用字段条件',
    en: 'A data rule takes no SQL (USE_SQL_RULES, ext): please state a condition on a column',
  },
  ruleColumn: {
    zh: '规则字段不存在：页面“${page}”没有字段 ${column}',
    en: 'The page “${page}” has no column ${column}',
  },
  ruleCondition: {
    zh: '条件规则不正确：${condition}，可用：${names}',
    en: 'There is no condition ${condition}; there are ${names}',
  },
  ruleValue: { zh: '规则值与条件 ${condition} 不符', en: 'The value does not fit the condition ${condition}' },
  ruleVariable: { zh: '系统变量不存在：${name}', en: 'There is no system variable ${name}' },
  ruleHidesRow: {
    zh: '数据权限不允许：导入后您将看不到该行',
    en: 'Your data rules do not allow it: you would not see this row any more',
  },
  ruleRefused: { zh: '数据规则不正确：${detail}', en: 'The data rule is not as it should be: ${detail}' },
  ruleNoPage: {
    zh: '“${name}”没有数据页面，不能设置数据规则',
    en: '“${name}” shows no page of records, so it takes no data rules',
  },
  ruledOneself: {
    zh: '您看不到“${page}”的全部数据，不能修改该页面的数据规则和菜单',
    en: 'You do not see all records of “${page}”: you cannot change its data rules and menu entries',
  },
  ruleChanged: { zh: '更新成功！', en: 'Changed' },
  ruleBound: { zh: '保存成功!', en: 'Saved' },
  ruleNone: { zh: '未找到权限配置信息', en: 'There are no data rules for this entry' },
  ruleUnknown: { zh: '数据规则不存在：${id}', en: 'There is no such data rule: ${id}' },
  ruleRoleFirst: { zh: '请先保存角色菜单权限!', en: 'Please save the menu rights of the role first' },
  ruleDepartFirst: { zh: '请先保存部门菜单权限!', en: 'Please save the menu rights of the department first' },
  rightsSaved: { zh: '保存成功！', en: 'Saved' },
  rightsNotSaved: { zh: '授权失败！', en: 'The rights were not given' },
  noRoles: { zh: '未找到角色信息', en: 'There are no roles' },
  roleCodeFree: { zh: '该值可用！', en: 'This code is free' },
  roleCodeTaken: { zh: '角色编码已存在', en: 'There is a role of this code already' },
  roleCodeFixed: { zh: '角色编码不能修改', en: 'The code of a role cannot be changed' },
  roleNotFound: { zh: '角色不存在，可能已被删除', en: 'There is no such role; it may have been deleted' },
  unknownUsers: { zh: '用户不存在：${ids}', en: 'There are no such users: ${ids}' },
  homeNotFound: { zh: '没有首页配置，可能已被删除', en: 'There is no such home page; it may have been deleted' },
  homeTaken: { zh: '该角色已配置首页', en: 'This role has a home page already' },
  whyNoUser: {
    zh: '用户不存在，或在本租户不能登录',
    en: 'There is no such user, or nobody who can sign in to this tenant',
  },
  whyUnknownCall: { zh: '无法判断该接口的权限：${url}', en: 'It is not known what this call needs: ${url}' },
  matrixOfWhom: {
    zh: '请指定用户（userIds）或角色（roleIds），二者之一',
    en: 'Name users (userIds) or roles (roleIds), one of the two',
  },
  whyNothingAsked: {
    zh: '请给出权限码、页面字段、页面记录或接口地址',
    en: 'Please name a right, a field or record of a page, or a call',
  },
  fieldRightUnknown: {
    zh: '授权标识${code}不对应任何页面的字段或明细按钮',
    en: '${code} guards no field of any page and no button of a detail',
  },
  fieldRightUnknownNear: {
    zh: '授权标识${code}不对应任何页面的字段或明细按钮；是否为${meant}（${title}）？',
    en: '${code} guards no field of any page and no button of a detail; did you mean ${meant} (${title})?',
  },
  fieldRightHides: {
    zh: '保存后，${codes}在授予之前将对以下角色的${users}个用户隐藏或锁定：${roles}。请确认后再保存',
    en: 'Until it is granted, ${codes} will be hidden or locked for ${users} users of these roles: ${roles}. Confirm to save',
  },
  fieldRightHidesOwn: {
    zh: '保存后，${codes}在授予之前将对以下角色的${users}个用户隐藏或锁定，包括您自己：${roles}。请确认后再保存',
    en: 'Until it is granted, ${codes} will be hidden or locked for ${users} users of these roles, yourself among them: ${roles}. Confirm to save',
  },
  menuNotFound: { zh: '菜单不存在，可能已被删除', en: 'There is no such entry; it may have been deleted' },
  menuUrlTaken: {
    zh: '访问路径不允许重复，请重定义！',
    en: 'Another entry has this address; please choose another',
  },
  menuWants: { zh: '请正确填写 ${field}', en: 'Please fill in ${field} properly' },
  menuWrongParent: {
    zh: '上级菜单不正确：应为已有的菜单，且不能是自身或其下级',
    en: 'It cannot stand there: below an entry that there is, and never below itself',
  },
  menuLocked: {
    zh: '系统自带菜单的 ${field} 不能修改，名称、图标、排序、隐藏和状态可以修改',
    en: '${field} of an entry that ships cannot be changed; name, icon, order, visibility and status can',
  },
  menuOfFile: {
    zh: '“${name}”是系统自带的，不能删除，可以隐藏或停用',
    en: '“${name}” ships with the product: hide it or switch it off instead',
  },
  menuOfFirstTenant: {
    zh: '菜单为所有租户共用，只能由主租户的管理员修改',
    en: 'All tenants share the menu: only administrators of the first tenant change it',
  },
  menuName: { zh: '名称', en: 'Name' },
  menuIcon: { zh: '图标', en: 'Icon' },
  menuOrder: { zh: '排序', en: 'Order' },
  menuHidden: { zh: '隐藏', en: 'Hidden' },
  menuAlwaysShown: { zh: '聚合路由', en: 'Always shown' },
  menuKeptAlive: { zh: '缓存', en: 'Kept alive' },
  menuStatus: { zh: '状态', en: 'Status' },
  menuAbove: { zh: '上级', en: 'Above' },
  menuYes: { zh: '是', en: 'yes' },
  menuNo: { zh: '否', en: 'no' },
});
