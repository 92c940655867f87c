/** Chinese texts of a record as a whole: its header, its status, its lines, its details to be read. */
export const recordsZhCN = {
  'status.track': '状态进度',
  'status.step': '第 {step} 步，共 {count} 步',
  'head.label': '单据概要',
  'head.unnamed': '未编号',
  'head.changedBy': '最后修改：{by} {at}',
  'head.loading': '加载中…',
  'head.saving': '保存中…',
  'head.moving': '处理中…',
  'head.lost': '未得到应答',
  'head.faulty': '有错误，未保存',
  'head.failed': '保存失败',
  'head.unsaved': '未保存',
  'head.saved': '已保存',
  'head.savedAt': '{time} 已保存',
};
