import { historyEnUS } from '../../platform/locales/history/history.en-US.ts';
import { historyZhCN } from '../../platform/locales/history/history.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';

/** A text of the history of records. */
export const historyText = lazyText({ 'zh-CN': historyZhCN, 'en-US': historyEnUS });

/** What the log says besides transitions: of records, accounts, deputies and leavers. */
const COMMON = new Set(['add', 'edit', 'delete', 'handOver', 'takeBack', 'act', 'leave']);

/** What was done: added, edited or removed; else the title of the transition, where that is known. */
export const titleOfAction = (action: string, title = ''): string =>
  COMMON.has(action) ? historyText(`history.${action as 'add'}`) : title || action;
