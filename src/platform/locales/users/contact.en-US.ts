import type { contactZhCN } from './contact.zh-CN.ts';

export const contactEnUS: Record<keyof typeof contactZhCN, string> = {
  'contact.change': 'Change',
  'contact.phone': 'Change the mobile number',
  'contact.email': 'Change the e-mail address',
  'contact.password': 'Current password',
  'contact.passwordHint': 'Enter your current password',
  'contact.emailWrong': 'Enter a valid e-mail address',
  'contact.changed': 'Saved',
};
