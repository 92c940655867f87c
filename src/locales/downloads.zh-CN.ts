/** 我的下载. */
export const downloadsZhCN = {
  'downloads.hint': '在后台导出的文件保留 7 天；离开本页或关闭浏览器不影响导出。',
  'downloads.refresh': '刷新',
  'downloads.none': '没有导出的文件',
  'downloads.failed': '下载列表加载失败：{message}',
  'downloads.column.name': '文件',
  'downloads.column.state': '状态',
  'downloads.column.created': '导出时间',
  'downloads.column.expires': '保留至',
  'downloads.column.actions': '操作',
  'downloads.state.waiting': '排队中',
  'downloads.state.running': '导出中',
  'downloads.state.done': '已完成',
  'downloads.state.failed': '失败',
  'downloads.state.cancelled': '已取消',
  'downloads.total': '{total} 行',
  'downloads.rows': '{done} / {total} 行',
  'downloads.progressOf': '{name} 的进度',
  'downloads.save': '下载',
  'downloads.saveOf': '下载 {name}',
  'downloads.cancel': '取消',
  'downloads.cancelOf': '取消 {name}',
  'downloads.remove': '删除',
  'downloads.removeOf': '删除 {name}',
  'downloads.removeConfirm': '删除 {name}？文件不能恢复。',
} as const;

export type DownloadTexts = Readonly<Record<keyof typeof downloadsZhCN, string>>;
