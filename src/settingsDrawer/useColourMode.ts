import { useSnapshot } from 'valtio';
import { useShell } from '../shell/ShellContext.ts';
import type { Settings } from '../settings/settings.ts';
import { useMediaQuery } from '../ui/useMediaQuery.ts';

export type ColourMode = 'light' | 'dark';

/** Light or dark, as it is shown now: `system` follows the machine. */
export function useColourModeOf({ state }: Settings): ColourMode {
  const { mode } = useSnapshot(state);
  const machineIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (mode === 'system') return machineIsDark ? 'dark' : 'light';
  return mode;
}

export const useColourMode = (): ColourMode => useColourModeOf(useShell().settings);
