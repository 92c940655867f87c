import { historyEnUS } from '../../locales/history/history.en-US.ts';
import { historyZhCN } from '../../locales/history/history.zh-CN.ts';
import { lateText } from '../../locales/lateText.ts';

/** A text of the history of records. */
export const historyText = lateText({ 'zh-CN': historyZhCN, 'en-US': historyEnUS });
