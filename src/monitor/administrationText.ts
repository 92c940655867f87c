import { administrationEnUS } from '../locales/administration.en-US.ts';
import { administrationZhCN } from '../locales/administration.zh-CN.ts';
import { lateText } from '../locales/lateText.ts';

/** A text of the pages for administrators. */
export const administrationText = lateText({ 'zh-CN': administrationZhCN, 'en-US': administrationEnUS });
