import type { viewingZhCN } from './viewing.zh-CN.ts';

export const viewingEnUS: Readonly<Record<keyof typeof viewingZhCN, string>> = {
  'viewing.bar': '{viewer}, you are viewing as {name}. Nothing can be changed. It ends at {time}.',
  'viewing.end': 'End viewing',
  'viewing.over': 'Viewing is over; back to your own account',
  'viewing.refused': 'You are viewing as another user: nothing can be changed; end viewing first',
  'viewing.about':
    'This window will show the product with the rights and records of that user. Nothing can be changed. It ends after 30 minutes. What you look at is logged.',
  'viewing.kept': 'What you have not saved stays as a draft and comes back when you end viewing.',
  'viewing.notKept': 'Something is unsaved, and this browser keeps no drafts: please save or close it first.',
  'viewing.own': 'You cannot view as yourself.',
  'viewing.reason': 'Reason',
  'viewing.reasonHint': 'Optional; it is logged',
  'viewing.begin': 'Begin viewing',
  'viewing.noStorage': 'This browser keeps no data for the site, so you cannot view as another user.',
};
