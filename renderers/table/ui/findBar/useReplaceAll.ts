import { useEffect, useRef, useState } from 'react';
import type { TableView } from '../controller/tableView.ts';
import type { ReplaceReport } from '../../commands/find/planReplace.ts';

export interface ReplaceProgress {
  /** Number of cells read. */
  readonly read: number;
  readonly all: number;
}

/** Replaces all hits; a large number of them in parts, which can be cancelled. */
export function useReplaceAll(view: TableView, onReport: (report: ReplaceReport) => void) {
  const [isStale, setStale] = useState(false);
  const [progress, setProgress] = useState<ReplaceProgress | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const replaceAll = async (replacement: string): Promise<void> => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setStale(false);
    const { signal } = controller;
    const onProgress = (read: number, all: number): void => setProgress({ read, all });
    const isDone = await view.finder.replaceAll(replacement, { onReport, onProgress, signal });
    running.current = null;
    setProgress(null);
    setStale(!isDone && !signal.aborted);
  };
  return {
    progress,
    /** The replacement was cancelled because the rows changed. */
    isStale,
    replaceAll,
    cancel: () => running.current?.abort(),
    forget: () => setStale(false),
  };
}
