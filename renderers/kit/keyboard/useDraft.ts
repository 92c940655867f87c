import { useEffect } from 'react';
import { useLatest } from '../hooks/useLatest.ts';
import { useDrafts, type FlushDraft } from './drafts.ts';

/** Registers a control's uncommitted text while `typing`. */
export function useDraft(typing: boolean, flush: FlushDraft): void {
  const drafts = useDrafts();
  const latest = useLatest(flush);
  useEffect(() => {
    if (!typing) return undefined;
    const remove = drafts.add(() => latest.current());
    return () => {
      remove();
    };
  }, [drafts, latest, typing]);
}
