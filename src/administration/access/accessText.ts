import { lazyText } from '../../platform/locales/lazyText.ts';
import { accessEnUS } from '../../platform/locales/rights/access.en-US.ts';
import { accessZhCN } from '../../platform/locales/rights/access.zh-CN.ts';

/** Translates a text of the access explanation screen. */
export const accessText = lazyText({ 'zh-CN': accessZhCN, 'en-US': accessEnUS });
