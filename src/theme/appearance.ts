import { proxy } from 'valtio';
import type { StoredValues } from '../browserStorage/storedValues.ts';

export type ThemeMode = 'light' | 'dark';

export interface AppearanceState {
  mode: ThemeMode;
  /** The side menu shows icons only, on wide windows; kept. */
  collapsed: boolean;
}

export interface Appearance {
  /** A valtio store. */
  readonly state: AppearanceState;
  setMode(mode: ThemeMode): void;
  setCollapsed(collapsed: boolean): void;
}

const KEYS = { mode: 'theme-mode', collapsed: 'sidebar-collapsed' } as const;

/** How the shell looks; kept in the browser. */
export function createAppearance(stored: StoredValues): Appearance {
  const state = proxy<AppearanceState>({
    mode: stored.get(KEYS.mode) === 'dark' ? 'dark' : 'light',
    collapsed: stored.get(KEYS.collapsed) === true,
  });
  return {
    state,
    setMode: (mode) => {
      state.mode = mode;
      stored.set(KEYS.mode, mode);
    },
    setCollapsed: (collapsed) => {
      state.collapsed = collapsed;
      stored.set(KEYS.collapsed, collapsed);
    },
  };
}
