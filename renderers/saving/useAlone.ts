import { useCallback, useRef, useState } from 'react';

/** Something that staff asked for with a press. */
export interface Work {
  readonly name: string;
  readonly title: string;
  readonly carryOut: () => Promise<void>;
}

interface AloneOptions {
  readonly flush: () => Promise<boolean>;
  /** Name of what was sent and has no answer yet. */
  readonly open: () => string | null;
  readonly explain: (error: unknown) => Promise<void>;
}

/** Carries out one thing at a time, on what is typed by then; remembers the one whose answer was lost. */
export function useAlone({ flush, open, explain }: AloneOptions) {
  const [busy, setBusy] = useState<string | null>(null);
  const running = useRef(false);
  const [lost, setLost] = useState<Work | null>(null);

  const alone = useCallback(
    async (work: Work) => {
      if (running.current) return;
      running.current = true;
      setBusy(work.name);
      try {
        if (await flush()) await work.carryOut();
        if (open() === null) setLost(null);
      } catch (error) {
        setLost(open() === null ? null : work);
        await explain(error);
      } finally {
        running.current = false;
        setBusy(null);
      }
    },
    [explain, flush, open],
  );
  return { busy, lost, alone, remember: setLost };
}
