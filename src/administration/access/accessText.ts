import { lazyText } from '../../platform/locales/lazyText.ts';
import { accessEnUS } from '../../platform/locales/rights/access.en-US.ts';
import { accessZhCN } from '../../platform/locales/rights/access.zh-CN.ts';

/** A text of the screen that says why somebody may. */
export const accessText = lazyText({ 'zh-CN': accessZhCN, 'en-US': accessEnUS });
