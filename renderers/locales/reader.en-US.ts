import type { readerZhCN } from './reader.zh-CN.ts';

export const readerEnUS: Readonly<Record<keyof typeof readerZhCN, string>> = {
  'detail.blank': '(blank)',
  'detail.blanks': '{count} blank',
  'reader.changes': 'Changes',
  'reader.changed': 'new',
  'reader.before': 'Before: {before}',
  'reader.changedSince': 'Since version {version} of {time} by {name}: {fields} fields and {rows} lines changed',
  'reader.changesFailed': 'What was changed could not be loaded.',
  'reader.row': '{text}: {cells}',
  'reader.row.added': '{title}: new line {line}',
  'reader.row.removed': '{title}: removed line {line}',
  'reader.row.changed': '{title}, line {line}',
  'reader.row.moved': '{title}: moved to line {line}',
  'reader.cell.changed': '{name} {before} → {after}',
  'reader.cell.whole': '{name} {after}',
  'reader.comma': ', ',
  'reader.moreRows': '{count} more lines; see the history',
};
