import { lazyText } from '../../platform/locales/lazyText.ts';
import { rightsEnUS } from '../../platform/locales/rights/rights.en-US.ts';
import { rightsZhCN } from '../../platform/locales/rights/rights.zh-CN.ts';

/** Translates a text of the rights editors. */
export const rightsText = lazyText({ 'zh-CN': rightsZhCN, 'en-US': rightsEnUS });
