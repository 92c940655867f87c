import { lazyText } from '../../platform/locales/lazyText.ts';
import { rightsEnUS } from '../../platform/locales/rights/rights.en-US.ts';
import { rightsZhCN } from '../../platform/locales/rights/rights.zh-CN.ts';

/** A text of the editors of rights. */
export const rightsText = lazyText({ 'zh-CN': rightsZhCN, 'en-US': rightsEnUS });
