import { lazyText } from '../../platform/locales/lazyText.ts';
import { searchEnUS } from '../../platform/locales/search/search.en-US.ts';
import { searchZhCN } from '../../platform/locales/search/search.zh-CN.ts';

export const searchText = lazyText({ 'zh-CN': searchZhCN, 'en-US': searchEnUS });
