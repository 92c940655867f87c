import { lazyText } from '../../platform/locales/lazyText.ts';
import { matrixEnUS } from '../../platform/locales/rights/matrix.en-US.ts';
import { matrixZhCN } from '../../platform/locales/rights/matrix.zh-CN.ts';

/** A text of roles and users beside each other. */
export const matrixText = lazyText({ 'zh-CN': matrixZhCN, 'en-US': matrixEnUS });
