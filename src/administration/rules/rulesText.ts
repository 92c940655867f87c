import { lateText } from '../../locales/lateText.ts';
import { rulesEnUS } from '../../locales/rules.en-US.ts';
import { rulesZhCN } from '../../locales/rules.zh-CN.ts';

/** A text of trying rules. */
export const rulesText = lateText({ 'zh-CN': rulesZhCN, 'en-US': rulesEnUS });
