/** Texts of changing the user's contact data, loaded with it. */
export const contactZhCN = {
  'contact.change': '修改',
  'contact.phone': '修改手机号码',
  'contact.email': '修改邮箱',
  'contact.password': '当前密码',
  'contact.passwordHint': '请输入当前密码',
  'contact.emailWrong': '请输入正确的邮箱',
  'contact.changed': '联系方式已修改',
};
