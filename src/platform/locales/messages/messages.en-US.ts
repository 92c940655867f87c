import type { messagesZhCN } from './messages.zh-CN.ts';

export const messagesEnUS: Record<keyof typeof messagesZhCN, string> = {
  'message.receivers': 'Recipients',
  'message.choose': 'Choose users',
  'message.preview': 'Preview',
  'message.noPreview': 'The preview could not be fetched; please try again',
  'message.by':
    'It goes as a message in the product, which recipients see at their bell; there is no mail and no texts.',
  'message.send': 'Send',
  'message.missing': 'Please fill this in',
};
