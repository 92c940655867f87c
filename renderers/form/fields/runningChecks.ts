import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { CheckAnswer, CheckRequest } from '../../../engine/index.ts';

/** Header fields that the server is currently checking. */
export interface RunningChecks {
  /** Runs a check and marks the field until the answer arrives. */
  run(request: CheckRequest, ask: (request: CheckRequest) => Promise<CheckAnswer>): Promise<CheckAnswer>;
  isRunning(key: string): boolean;
  subscribe(listener: () => void): () => void;
}

export function createRunningChecks(): RunningChecks {
  const running = new Map<string, number>();
  const listeners = new Set<() => void>();
  const count = (key: string, change: 1 | -1): void => {
    running.set(key, (running.get(key) ?? 0) + change);
    for (const listener of listeners) listener();
  };
  return {
    async run(request, ask) {
      if (request.detail !== undefined) return ask(request);
      count(request.key, 1);
      try {
        return await ask(request);
      } finally {
        count(request.key, -1);
      }
    },
    isRunning: (key) => (running.get(key) ?? 0) > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

const RunningChecksContext = createContext<RunningChecks>(createRunningChecks());

export const RunningChecksProvider = RunningChecksContext.Provider;

export function useIsChecking(key: string): boolean {
  const checks = useContext(RunningChecksContext);
  return useSyncExternalStore(
    checks.subscribe,
    useCallback(() => checks.isRunning(key), [checks, key]),
  );
}
