import { createContext, useContext } from 'react';
import type { Shell } from './createShell.ts';

const ShellContext = createContext<Shell | null>(null);

export const ShellProvider = ShellContext.Provider;

export function useShell(): Shell {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell was called outside of App: wrap the component in ShellProvider');
  return shell;
}
