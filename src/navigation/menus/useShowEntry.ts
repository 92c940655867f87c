import { useNavigate } from 'react-router-dom';
import { routeState } from '../../shell/routes/routeState.ts';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { MenuEntry } from './menuEntries.ts';
import { addRecentPage } from './recentPages.ts';

export interface ShowEntry {
  /** Goes to the page; one that opens in a window of its own is left to the link that was pressed. */
  readonly show: (entry: MenuEntry) => void;
  /** As `show`, and opens the window. */
  readonly showOrOpen: (entry: MenuEntry) => void;
}

/** What choosing an entry does, in the menu as in its search. */
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
