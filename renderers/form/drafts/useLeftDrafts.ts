import { useEffect, useState } from 'react';
import { usePorts } from '../../kit/ports/portsContext.ts';
import type { KeptDraft } from '../../kit/ports/ports.ts';

const none: readonly KeptDraft[] = [];

/** Drafts of a page that are not in an open form, newest first. */
export function useLeftDrafts(pageId: string): readonly KeptDraft[] {
  const { drafts: store } = usePorts();
  const [left, setLeft] = useState(none);
  useEffect(() => {
    if (store === undefined) return undefined;
    let newest = 0;
    const look = async (): Promise<void> => {
      newest += 1;
      const asked = newest;
      const found = await store.left(pageId);
      if (asked === newest) setLeft(found);
    };
    void look();
    const stop = store.subscribe(() => void look());
    return () => {
      newest = -1;
      stop();
    };
  }, [pageId, store]);
  return left;
}
