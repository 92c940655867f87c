import { contactEnUS } from '../locales/users/contact.en-US.ts';
import { contactZhCN } from '../locales/users/contact.zh-CN.ts';
import { lateText } from '../locales/lateText.ts';

export const contactText = lateText({ 'zh-CN': contactZhCN, 'en-US': contactEnUS });
