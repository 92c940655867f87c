import type { dialogsZhCN } from './dialogs.zh-CN.ts';

export const dialogsEnUS: Readonly<Record<keyof typeof dialogsZhCN, string>> = {
  'modal.fullscreen': 'Full screen',
  'modal.leaveFullscreen': 'Leave full screen',
  'modal.move': 'Move the window (arrow keys)',
  'modal.failed': 'This did not work. Please try again.',
  'detail.title': 'Details',
  'detail.blank': '(blank)',
  'prompt.placeholder': 'Please enter',
  'paginator.range': '{from}-{to} of {total}',
  'paginator.count': 'Count them all',
  'paginator.rangeAtLeast': '{from}-{to} of {total}+',
  'reasons.title': 'Please give a reason',
  'reasons.ok': 'Go on',
  'reasons.back': 'Go back',
  'reasons.placeholder': 'Reason',
  'reasons.rule': '{message} ({rule})',
  'findings.level': 'Level',
  'findings.place': 'Place',
  'findings.rule': 'Rule',
  'findings.text': 'What is wrong',
};
