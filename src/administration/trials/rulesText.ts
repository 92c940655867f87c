import { lazyText } from '../../platform/locales/lazyText.ts';
import { rulesEnUS } from '../../platform/locales/rules.en-US.ts';
import { rulesZhCN } from '../../platform/locales/rules.zh-CN.ts';

/** A text of trying rules. */
export const rulesText = lazyText({ 'zh-CN': rulesZhCN, 'en-US': rulesEnUS });
