import type { rulesZhCN } from './rules.zh-CN.ts';

export const rulesEnUS: Record<keyof typeof rulesZhCN, string> = {
  'rules.value': 'A value to be checked',
  'rules.check': 'Check',
  'rules.passes': 'The value passes',
  'rules.digits': 'Characters',
  'rules.pattern': 'Pattern',
  'rules.part': 'What is compared',
  'rules.result': 'Result',
  'rules.fails': 'Fails',
  'rules.unsaved': 'By the rule as it is stored',
  'rules.next': 'The next value',
  'rules.trial': 'Trying takes no number',
  'rules.again': 'Try again',
};
