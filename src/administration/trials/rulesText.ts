import { lazyText } from '../../platform/locales/lazyText.ts';
import { rulesEnUS } from '../../platform/locales/rules.en-US.ts';
import { rulesZhCN } from '../../platform/locales/rules.zh-CN.ts';

/** Translates a text of the rule trials. */
export const rulesText = lazyText({ 'zh-CN': rulesZhCN, 'en-US': rulesEnUS });
