import { lateText } from '../../platform/locales/lateText.ts';
import { rightsEnUS } from '../../platform/locales/rights/rights.en-US.ts';
import { rightsZhCN } from '../../platform/locales/rights/rights.zh-CN.ts';

/** A text of the editors of rights. */
export const rightsText = lateText({ 'zh-CN': rightsZhCN, 'en-US': rightsEnUS });
