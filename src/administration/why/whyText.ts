import { lazyText } from '../../platform/locales/lazyText.ts';
import { whyEnUS } from '../../platform/locales/rights/why.en-US.ts';
import { whyZhCN } from '../../platform/locales/rights/why.zh-CN.ts';

/** A text of the screen that says why somebody may. */
export const whyText = lazyText({ 'zh-CN': whyZhCN, 'en-US': whyEnUS });
