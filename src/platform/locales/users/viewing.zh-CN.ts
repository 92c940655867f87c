/** Texts of viewing as another user, loaded with it. */
export const viewingZhCN = {
  'viewing.bar': '{viewer} 正在以 {name} 的身份查看，只能查看，{time} 自动结束',
  'viewing.end': '结束查看',
  'viewing.over': '查看已结束，正在返回自己的账号',
  'viewing.refused': '正在以其他用户的身份查看，不能操作；请先结束查看',
  'viewing.about':
    '本窗口将以该用户的权限和数据范围显示，只能查看，不能操作，30 分钟后自动结束。查看过程记入操作日志。',
  'viewing.kept': '您未保存的内容会保留在草稿中，结束查看后恢复。',
  'viewing.notKept': '有未保存的内容，且浏览器不能保留草稿，请先保存或关闭。',
  'viewing.own': '不能以自己的身份查看。',
  'viewing.reason': '事由',
  'viewing.reasonHint': '选填，记入操作日志',
  'viewing.begin': '开始查看',
  'viewing.noStorage': '浏览器禁止网站保存数据，不能以其他用户的身份查看。',
};
