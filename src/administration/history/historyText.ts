import { historyEnUS } from '../../platform/locales/history/history.en-US.ts';
import { historyZhCN } from '../../platform/locales/history/history.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';

/** Translates a text of the record history. */
export const historyText = lazyText({ 'zh-CN': historyZhCN, 'en-US': historyEnUS });

/** Actions in the log other than transitions: of records, accounts, deputies and leavers. */
const COMMON = new Set(['add', 'edit', 'delete', 'handOver', 'takeBack', 'act', 'leave']);

/** Returns the title of an action: added, edited or deleted, otherwise the title of the transition when it is known. */
export const titleOfAction = (action: string, title = ''): string =>
  COMMON.has(action) ? historyText(`history.${action as 'add'}`) : title || action;
