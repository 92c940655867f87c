import type { treesZhCN } from './trees.zh-CN.ts';

/** English texts of trees and areas. */
export const treesEnUS: Readonly<Record<keyof typeof treesZhCN, string>> = {
  'tree.badCondition': 'JTreeSelect: the condition value is wrong, needs a json string!',
  'tree.badCategoryCondition': 'condition value is wrong, needs a json string',
  'tree.open': 'Open',
  'tree.close': 'Close',
  'tree.choose': 'Please select',
  'tree.transfer': 'Choose: {title}',
  'tree.all': 'To choose from',
  'tree.chosen': 'Chosen',
  'tree.chosenCount': '{count} chosen',
  'tree.noneChosen': 'Nothing is chosen yet',
  'tree.clear': 'Clear',
  'tree.remove': 'Remove {text}',
  'tree.search': 'Search by name, code or pinyin',
  'area.badType': 'Bad type value',
  'area.choose': 'Province / city / district',
  'area.province': 'Province',
  'area.city': 'City',
  'area.district': 'District',
};
