import type { searchZhCN } from './search.zh-CN.ts';

export const searchEnUS: Record<keyof typeof searchZhCN, string> = {
  'search.hint': 'Page, pinyin initials, number, customer or “new”',
  'search.recent': 'Recent pages',
  'search.recentRecords': 'Records opened lately',
  'search.pages': 'Menu',
  'search.actions': 'Actions',
  'search.records': 'Records',
  'search.results': 'Results',
  'search.action': '{action}: {page}',
  'search.none': 'Nothing found for “{text}”',
  'search.more': '{total} found, the first {shown} shown; type on to narrow it down',
  'search.moreRecords': 'There are more records; type on to narrow them down',
  'search.looking': 'Looking for records…',
  'search.failed': 'Records cannot be searched just now: {message}',
  'search.retry': 'Try again',
  'search.keys': '↑↓ to move, Enter to open, Esc to close',
  'search.start': 'Type the name of a page, initials in pinyin, a number or a customer',
  'search.short': 'One more character looks for records, too',
};
