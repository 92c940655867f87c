import { lateText } from '../../locales/lateText.ts';
import { rightsEnUS } from '../../locales/rights/rights.en-US.ts';
import { rightsZhCN } from '../../locales/rights/rights.zh-CN.ts';

/** A text of the editors of rights. */
export const rightsText = lateText({ 'zh-CN': rightsZhCN, 'en-US': rightsEnUS });
