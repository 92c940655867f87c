import { useEffect, useRef, useState } from 'react';
import type { CompiledPage } from '../../../engine/index.ts';
import type { Imported, SheetMending } from '../../kit/ports/imports.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';

/** Polling interval of the progress in milliseconds. */
const ASK_MS = 700;

export interface SheetWriting {
  /** 0 to 1; undefined: nothing is being written. */
  readonly share: number | undefined;
  readonly write: (mending: SheetMending & { readonly onlyRight: boolean }) => Promise<Imported | undefined>;
  /** Stops the running write; nothing is written. */
  readonly cancel: () => void;
}

/** Writes sheets, polls the progress, and stops the write on unmount. */
export function useWriting(page: CompiledPage): SheetWriting {
  const { imports, host } = usePorts();
  const [share, setShare] = useState<number>();
  const running = useRef<string>();
  const cancel = (): void => {
    const token = running.current;
    // If the stop request fails, the response of the write reports the result.
    if (token !== undefined) void imports?.cancel(page, token).catch(() => undefined);
  };
  const latest = useRef(cancel);
  useEffect(() => {
    latest.current = cancel;
  });
  useEffect(() => () => latest.current(), []);

  useEffect(() => {
    if (share === undefined) return undefined;
    const ask = async (): Promise<void> => {
      const token = running.current;
      if (token === undefined) return;
      const now = await imports?.progress(page, token).catch(() => undefined);
      if (running.current === token) setShare(now ?? share);
    };
    const timer = setTimeout(() => void ask(), ASK_MS);
    return () => clearTimeout(timer);
    // No dependencies: polls again after each response, even an unchanged one.
  });

  const write: SheetWriting['write'] = async (mending) => {
    running.current = mending.token;
    setShare(0);
    try {
      const written = await imports?.write(page, mending);
      if (written !== undefined && written.kind !== 'problems') host.recordsChanged(page.id);
      return written;
    } finally {
      running.current = undefined;
      setShare(undefined);
    }
  };
  return { share, write, cancel };
}
