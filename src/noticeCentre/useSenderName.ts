import { useCallback } from 'react';
import { useShell } from '../shell/ShellContext.ts';
import { useFetched } from '../ui/useFetched.ts';

/** The sender's real name; the username until it is known. */
export function useSenderName(username: string): string {
  const { notices } = useShell();
  const ask = useCallback(async () => (username === '' ? '' : notices.senderName(username)), [notices, username]);
  const { value, isLoading } = useFetched(ask);
  return value === undefined || isLoading ? username : value;
}
