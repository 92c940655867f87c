import type { matrixZhCN } from './matrix.zh-CN.ts';

export const matrixEnUS: Readonly<Record<keyof typeof matrixZhCN, string>> = {
  'roles.other': 'Compare with',
  'roles.otherHint': 'Find by name, code or pinyin',
  'roles.choose': 'Choose the role to compare with',
  'roles.differences': 'Only differences',
  'roles.same': 'Both roles have the same rights and data rules',
  'roles.empty': 'Neither role has a right',
  'roles.tree': 'Entries, buttons and data rules of both roles',
  'roles.only': 'Only {name}',
  'roles.both': 'Both',
  'roles.neither': 'Neither',
  'roles.rule': 'Data rule',
  'roles.counts': 'Only {left}: {leftCount}, only {right}: {rightCount}, both: {both}',
  'roles.gone': 'There is no such role; it may have been deleted',
};
