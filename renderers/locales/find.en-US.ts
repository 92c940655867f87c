import type { findZhCN } from './find.zh-CN.ts';

/** Texts of the table's search and replacement. */
export const findEnUS: Readonly<Record<keyof typeof findZhCN, string>> = {
  'find.title': 'Find',
  'find.count': 'Found',
  'find.none': 'Nothing found',
  'find.by': 'Replace by',
  'find.replace': 'Replace',
  'find.replaceAll': 'Replace all',
  'find.matchCase': 'Match case',
  'find.matchCaseShort': 'Aa',
  'find.wholeCell': 'Whole cell',
  'find.wholeCellShort': 'Whole',
  'find.selectionOnly': 'In the selected cells only',
  'find.selectionOnlyShort': 'Selection',
  'find.previous': 'Previous (Shift+Enter)',
  'find.next': 'Next (Enter)',
  'find.close': 'Close the search (Esc)',
  'find.replaced': 'Replace in {count} cells',
  'find.replacedCount': '{count} replaced',
  'find.replacedSome': '{count} replaced, ',
  'find.skipped': '{count} not replaced',
  'find.readOnly': 'Cannot be edited',
  'table.key.find': 'Find',
  'table.key.replace': 'Replace',
  'table.key.findNext': 'Next cell found',
  'table.key.findPrevious': 'Previous cell found',
};
