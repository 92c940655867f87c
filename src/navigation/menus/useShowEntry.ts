import { useNavigate } from 'react-router-dom';
import { routeState } from '../../shell/routes/routeState.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { MenuEntry } from './menuEntries.ts';
import { addRecentPage } from './recentPages.ts';

export interface ShowEntry {
  /** Opens the page; an entry for a new window is left to the browser's link handling. */
  readonly show: (entry: MenuEntry) => void;
  /** Like `show`, but opens the window too. */
  readonly showOrOpen: (entry: MenuEntry) => void;
}

/** Effect of choosing an entry, shared by the menu and its search. */
export function useShowEntry(): ShowEntry {
  const { preferences } = useShell();
  const navigate = useNavigate();
  const show = (entry: MenuEntry) => {
    addRecentPage(preferences, entry.path);
    if (entry.external === null) void navigate(entry.path, routeState(entry.route));
  };
  const showOrOpen = (entry: MenuEntry) => {
    if (entry.external !== null) window.open(entry.external, '_blank', 'noopener,noreferrer');
    show(entry);
  };
  return { show, showOrOpen };
}
