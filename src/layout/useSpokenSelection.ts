import { useState } from 'react';
import { t } from '../locales/t.ts';
import type { MenuSelection } from '../menus/SideMenu.tsx';

/** What was chosen in the menu, said to those who do not see the page change (S2.5-6). */
export function useSpokenSelection(): readonly [string, (selection: MenuSelection) => void] {
  const [text, setText] = useState('');
  return [text, ({ path, title }) => setText(t('menu.selected', { path, title }))];
}
