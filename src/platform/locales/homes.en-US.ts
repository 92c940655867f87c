import type { HomesTexts } from './homes.zh-CN.ts';

export const homesEnUS: HomesTexts = {
  'home.more': '… {count} more: search with Ctrl+K',
  'business.title': 'Business home',
  'business.greeting': '{name}, go on with a record, or with what waits for you',
  'business.none': 'There is no business page for you yet; please ask your administrator',
  'records.recent': 'Opened lately',
  'records.none':
    'You have opened no record yet. Declarations, customers and other records that you open are listed here',
  'records.title': '{page} · {name}',
  'records.more': '{title} {text}',
  'records.gone': 'Deleted, or not for you to see',
  'records.remove': 'Remove from the list: {title}',
  'records.removeHint': 'Remove from the list',
  'records.clear': 'Clear the list',
  'records.clearAsk': 'Clear this list? The records themselves stay as they are',
  'records.failed': 'These records could not be checked now: {message}',
  'records.goOn': 'Go on with {title}',
  'records.openedAt': 'opened {time}',
  'waiting.due': '{title} {day}',
  'waiting.today': '{title} today',
  'waiting.overdue': '{title} {day}, overdue',
  'records.todosFailed': 'What waits for you could not be loaded: {message}',
  'gallery.title': 'Widget gallery',
};
