/** Texts of the business home and of the widget gallery. */
export const homesZhCN = {
  'home.more': '…还有 {count} 个，按 Ctrl+K 搜索',
  'business.title': '业务首页',
  'business.greeting': '{name}，请选择要办理的业务',
  'business.none': '您还没有业务页面，请联系管理员分配权限',
};

export type HomesTexts = typeof homesZhCN;
