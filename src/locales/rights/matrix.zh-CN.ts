/** Texts of roles beside each other, which come with them. */
export const matrixZhCN = {
  'roles.other': '与哪个角色比较',
  'roles.otherHint': '按角色名称、编码或拼音查找',
  'roles.choose': '请选择要比较的另一个角色',
  'roles.differences': '只看不同',
  'roles.same': '两个角色的权限和数据规则完全相同',
  'roles.empty': '两个角色都没有权限',
  'roles.tree': '两个角色的菜单、按钮和数据规则',
  'roles.only': '仅{name}',
  'roles.both': '两者都有',
  'roles.neither': '两者都没有',
  'roles.rule': '数据规则',
  'roles.counts': '仅{left}：{leftCount} 项，仅{right}：{rightCount} 项，两者都有：{both} 项',
  'roles.gone': '角色不存在，可能已被删除',
} as const;
