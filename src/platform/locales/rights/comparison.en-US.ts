import type { comparisonZhCN } from './comparison.zh-CN.ts';

export const comparisonEnUS: Readonly<Record<keyof typeof comparisonZhCN, string>> = {
  'compare.choose': 'Choose the records to compare in the list first (2 to {most})',
  'compare.differences': 'Only differences',
  'compare.same': 'These records do not differ in the columns of the list',
  'compare.column': 'Column',
};
