import { lateText } from '../locales/lateText.ts';
import { searchEnUS } from '../locales/search/search.en-US.ts';
import { searchZhCN } from '../locales/search/search.zh-CN.ts';

export const searchText = lateText({ 'zh-CN': searchZhCN, 'en-US': searchEnUS });
