/** Texts of comparisons, loaded with them. */
export const comparisonZhCN = {
  'compare.choose': '请先在列表中勾选要比较的记录（2 至 {most} 条）',
  'compare.differences': '只看不同',
  'compare.same': '这些记录在列表的各列上没有不同',
  'compare.column': '列',
};
