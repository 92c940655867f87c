/** Texts of the reader's view of a record. */
export const readerZhCN = {
  'detail.blank': '（空）',
  'detail.blanks': '未填 {count} 项',
  'reader.changes': '改动',
  'reader.changed': '改',
  'reader.before': '改动前：{before}',
  'reader.changedSince': '与 {time} {name} 的第 {version} 版相比：改动 {fields} 项，明细 {rows} 行',
  'reader.changesFailed': '与上一版的差异未能加载。',
  'reader.row': '{text}：{cells}',
  'reader.row.added': '{title}新增第 {line} 行',
  'reader.row.removed': '{title}删除原第 {line} 行',
  'reader.row.changed': '{title}第 {line} 行',
  'reader.row.moved': '{title}移至第 {line} 行',
  'reader.cell.changed': '{name} {before} → {after}',
  'reader.cell.whole': '{name} {after}',
  'reader.comma': '，',
  'reader.moreRows': '另有 {count} 行改动，见“变更记录”',
} as const;
