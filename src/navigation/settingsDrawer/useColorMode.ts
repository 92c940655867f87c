import { useSnapshot } from 'valtio';
import { useShell } from '../../shell/services/ShellContext.ts';
import type { Settings } from '../../shell/settings/settings.ts';
import { useMediaQuery } from '../../shell/ui/useMediaQuery.ts';

export type ColorMode = 'light' | 'dark';

/** Light or dark as displayed now: `system` follows the operating system. */
export function useColorModeOf({ state }: Settings): ColorMode {
  const { mode } = useSnapshot(state);
  const machineIsDark = useMediaQuery('(prefers-color-scheme: dark)');
  if (mode === 'system') return machineIsDark ? 'dark' : 'light';
  return mode;
}

export const useColorMode = (): ColorMode => useColorModeOf(useShell().settings);
