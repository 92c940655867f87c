import { useSyncExternalStore } from 'react';
import { useSnapshot } from 'valtio';
import { useShell } from '../shell/ShellContext.ts';
import type { Settings } from './settings.ts';

export type ColourMode = 'light' | 'dark';

const DARK = '(prefers-color-scheme: dark)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(DARK);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Light or dark, as it is shown now: `system` follows the machine. */
export function useColourModeOf({ state }: Settings): ColourMode {
  const { mode } = useSnapshot(state);
  const machineIsDark = useSyncExternalStore(subscribe, () => window.matchMedia(DARK).matches);
  if (mode === 'system') return machineIsDark ? 'dark' : 'light';
  return mode;
}

export const useColourMode = (): ColourMode => useColourModeOf(useShell().settings);
