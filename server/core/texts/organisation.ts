import { texts } from '../../../engine/index.ts';

/** Texts for departments, their roles, positions and the address book. */
export const OF_ORGANISATION = texts({
  notInCharge: {
    zh: '只能管理自己负责的部门及其下级',
    en: 'You manage the departments that you are in charge of, and those below them',
  },
  levelCodeForm: {
    zh: '编码“${code}”不符合规则：每级为一个大写字母加两位数字，如 A01A02',
    en: 'The code “${code}” breaks the rule: a capital letter and two digits a level, as in A01A02',
  },
  levelCodePlace: {
    zh: '编码“${code}”须以上级编码“${above}”开头，再加一个字母和两位数字',
    en: 'The code “${code}” must be the code above, “${above}”, with a letter and two digits',
  },
  levelCodeNoAbove: {
    zh: '编码“${code}”的上级“${above}”不存在，请先添加上级，或把它写进同一文件',
    en: 'There is nothing of the code “${above}” above “${code}”; add it first, or give it a row of the same file',
  },
  levelCodesFull: { zh: '“${above}”下已没有可用的编码', en: 'There are no codes left below “${above}”' },
  departmentHasPeople: {
    zh: '部门“${name}”中还有 ${count} 名人员，请先把他们移到其他部门',
    en: 'There are ${count} people in the department “${name}”; move them to other departments first',
  },
  departmentTooLarge: {
    zh: '该部门及其下级共有 ${count} 条数据，超过 ${most} 条，不能在此移动',
    en: '${count} records stand in this department and below, more than ${most}: it cannot be moved here',
  },
  beyondDepartment: {
    zh: '所属部门没有这些权限，不能授予：${names}（共 ${count} 项）',
    en: 'The department does not have these rights: ${names} (${count} in all)',
  },
  departRoleFixed: { zh: '部门角色不能换到其他部门', en: 'A role of a department stays with its department' },
  noSuchPost: {
    zh: '上级岗位不存在，请选择机构类型为岗位的部门',
    en: 'The post above is none: choose a department of the kind post',
  },
  postUnderItself: { zh: '上级岗位不能是本岗位或其下级', en: 'A post cannot stand under itself or a post below it' },
  positionWithoutLevel: {
    zh: '职务“${name}”没有职务等级，请先在职务管理中填写',
    en: 'The position "${name}" has no level: enter one in the list of positions first',
  },
  noSuchDepartment: { zh: '部门不存在', en: 'There is no such department' },
  notMemberOfDepartment: {
    zh: '该用户不是此部门的成员，不能授予部门角色',
    en: 'The user is no member of the department of this role',
  },
  categoryFixed: {
    zh: '分类的编码由上级决定，数据按编码引用，不能移到其他上级',
    en: 'The code of a category follows from what stands above it, and records name it by its code: it stays in its place',
  },
  categoryCodeBlank: { zh: '错误,类型编码为空!', en: 'The code is blank' },
  categoryCodePlace: {
    zh: '编码不符合规范,须以"${above}"开头!',
    en: 'The code must begin with “${above}”',
  },
  positionLevel: {
    zh: '职务等级为1到99的整数，1为最高',
    en: 'The level of a position is a whole number from 1, the highest, to 99',
  },
  noSuchPosition: { zh: '职务不存在', en: 'There is no such position' },
  positionInUse: {
    zh: '职务“${name}”有 ${count} 名人员在任，请先调整他们的职务',
    en: 'The position “${name}” is held by ${count} people; change theirs first',
  },
});
