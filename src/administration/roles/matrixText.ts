import { lazyText } from '../../platform/locales/lazyText.ts';
import { matrixEnUS } from '../../platform/locales/rights/matrix.en-US.ts';
import { matrixZhCN } from '../../platform/locales/rights/matrix.zh-CN.ts';

/** Translates a text of the comparison of roles and users. */
export const matrixText = lazyText({ 'zh-CN': matrixZhCN, 'en-US': matrixEnUS });
