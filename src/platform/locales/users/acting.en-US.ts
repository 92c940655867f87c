import type { actingZhCN } from './acting.zh-CN.ts';

export const actingEnUS: Record<keyof typeof actingZhCN, string> = {
  'acting.menu': 'Act for somebody',
  'acting.about':
    'While you act for somebody, menu, rights and records are those of that user, and the log says that you did it.',
  'acting.none': 'You are nobody’s deputy just now',
  'acting.until': 'until {until}',
  'acting.begin': 'Begin',
  'acting.now': 'Acting now',
  'acting.end': 'Stop acting',
  'acting.bar': 'You are acting for {name}, until {until}',
  'acting.over': 'You no longer act for {name}: from here on you work with your own rights',
  'acting.fresh': 'Load the page anew',
  'acting.dirty': 'What is not saved will be lost. Go on?',
};
