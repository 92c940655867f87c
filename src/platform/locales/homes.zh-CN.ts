/** Texts of the business home. */
export const homesZhCN = {
  'home.more': '…还有 {count} 个，按 Ctrl+K 搜索',
  'business.title': '业务首页',
  'business.greeting': '{name}，从最近的单据和待办开始',
  'business.none': '您还没有业务页面，请联系管理员分配权限',
  'records.recent': '最近打开',
  'records.none': '还没有打开过单据。打开的报关单、客户等单据会列在这里',
  'records.title': '{page} · {name}',
  'records.more': '{title} {text}',
  'records.gone': '已删除或无权查看',
  'records.remove': '从列表中移除：{title}',
  'records.removeHint': '从列表中移除',
  'records.clear': '清空列表',
  'records.clearAsk': '清空最近打开的列表？单据本身不受影响',
  'records.failed': '暂时无法核对这些单据：{message}',
  'records.goOn': '继续处理 {title}',
  'records.openedAt': '打开于 {time}',
  'waiting.due': '{title} {day}',
  'waiting.today': '{title} 今天',
  'waiting.overdue': '{title} {day}，已过期',
  'records.todosFailed': '待办事项加载失败：{message}',
  'gallery.title': '控件示例',
};

export type HomesTexts = typeof homesZhCN;
