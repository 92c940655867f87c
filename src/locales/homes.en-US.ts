import type { HomesTexts } from './homes.zh-CN.ts';

export const homesEnUS: HomesTexts = {
  'home.more': '… {count} more: search with Ctrl+K',
  'business.title': 'Business home',
  'business.greeting': '{name}, what would you like to do?',
  'business.none': 'There is no business page for you yet; please ask your administrator',
};
