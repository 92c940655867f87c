import { useEffect } from 'react';
import type { WindowWidth } from '../../shell/ui/useViewport.ts';
import { useShell } from '../../shell/services/ShellContext.ts';

/** Loads the user's settings from the server, and updates the device class from the window width (D41). */
export function useUserSettings(viewport: WindowWidth): void {
  const { preferences, settings } = useShell();
  useEffect(() => void preferences.load(), [preferences]);
  useEffect(() => settings.setDevice(viewport === 'mobile' ? 'mobile' : 'desktop'), [settings, viewport]);
}
