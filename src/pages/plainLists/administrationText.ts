import { administrationEnUS } from '../../platform/locales/administration.en-US.ts';
import { administrationZhCN } from '../../platform/locales/administration.zh-CN.ts';
import { lazyText } from '../../platform/locales/lazyText.ts';

/** Translates a text of the administration pages. */
export const administrationText = lazyText({ 'zh-CN': administrationZhCN, 'en-US': administrationEnUS });
