/** Texts of acting for an absent user, loaded with it. */
export const actingZhCN = {
  'acting.menu': '代理办理',
  'acting.about': '代理期间，您看到的菜单、权限和数据都是被代理人的，操作记录注明由您代理。',
  'acting.none': '目前没有由您代理的用户',
  'acting.until': '至 {until}',
  'acting.begin': '开始代理',
  'acting.now': '正在代理',
  'acting.end': '结束代理',
  'acting.bar': '您正在代理 {name} 办理业务，至 {until}',
  'acting.over': '代理 {name} 已结束，之后的操作以您本人的权限进行',
  'acting.fresh': '刷新页面',
  'acting.dirty': '有未保存的内容，切换后将丢失，确认切换？',
};
