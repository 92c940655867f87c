import { historyEnUS } from '../locales/history/history.en-US.ts';
import { historyZhCN } from '../locales/history/history.zh-CN.ts';
import { lateText } from '../locales/lateText.ts';
import { rightsEnUS } from '../locales/rights/rights.en-US.ts';
import { rightsZhCN } from '../locales/rights/rights.zh-CN.ts';
import { tenantsEnUS } from '../locales/tenants/tenants.en-US.ts';
import { tenantsZhCN } from '../locales/tenants/tenants.zh-CN.ts';
import { rulesEnUS } from '../locales/rules.en-US.ts';
import { rulesZhCN } from '../locales/rules.zh-CN.ts';

/** A text of the editors of rights. */
export const rightsText = lateText({ 'zh-CN': rightsZhCN, 'en-US': rightsEnUS });

/** A text of trying rules. */
export const rulesText = lateText({ 'zh-CN': rulesZhCN, 'en-US': rulesEnUS });

/** A text of the history of records. */
export const historyText = lateText({ 'zh-CN': historyZhCN, 'en-US': historyEnUS });

/** What the log says besides transitions: of records, accounts, deputies and leavers. */
const COMMON = new Set(['add', 'edit', 'delete', 'handOver', 'takeBack', 'act', 'leave']);

/** What was done: added, edited or removed; else the title of the transition, where that is known. */
export const titleOfAction = (action: string, title = ''): string =>
  COMMON.has(action) ? historyText(`history.${action as 'add'}`) : title || action;

/** A text of the editors of tenants. */
export const tenantsText = lateText({ 'zh-CN': tenantsZhCN, 'en-US': tenantsEnUS });
