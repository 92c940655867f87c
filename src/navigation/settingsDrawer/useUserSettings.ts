import { useEffect } from 'react';
import type { WindowWidth } from '../../shell/ui/useViewport.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Fetches what the user has set on another machine, and tells the settings what the window has room for (D41). */
export function useUserSettings(viewport: WindowWidth): void {
  const { preferences, settings } = useShell();
  useEffect(() => void preferences.load(), [preferences]);
  useEffect(() => settings.setDevice(viewport === 'mobile' ? 'mobile' : 'desktop'), [settings, viewport]);
}
