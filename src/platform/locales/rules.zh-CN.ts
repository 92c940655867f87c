/** Texts of the rule trials, loaded with them. */
export const rulesZhCN = {
  'rules.value': '输入要校验的值',
  'rules.check': '校验',
  'rules.passes': '验证通过',
  'rules.digits': '位数',
  'rules.pattern': '正则表达式',
  'rules.part': '取到的内容',
  'rules.result': '结果',
  'rules.fails': '不符',
  'rules.unsaved': '按已保存的规则校验',
  'rules.next': '下一个值',
  'rules.trial': '试算不占用流水号',
  'rules.again': '再试一次',
};
