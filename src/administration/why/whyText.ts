import { lateText } from '../../locales/lateText.ts';
import { whyEnUS } from '../../locales/rights/why.en-US.ts';
import { whyZhCN } from '../../locales/rights/why.zh-CN.ts';

/** A text of the screen that says why somebody may. */
export const whyText = lateText({ 'zh-CN': whyZhCN, 'en-US': whyEnUS });
