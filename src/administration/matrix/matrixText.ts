import { lateText } from '../../locales/lateText.ts';
import { matrixEnUS } from '../../locales/rights/matrix.en-US.ts';
import { matrixZhCN } from '../../locales/rights/matrix.zh-CN.ts';

/** A text of roles and users beside each other. */
export const matrixText = lateText({ 'zh-CN': matrixZhCN, 'en-US': matrixEnUS });
