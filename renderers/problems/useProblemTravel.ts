import { useCallback, useRef } from 'react';
import type { Finding, PageDocument } from '../../engine/index.ts';
import { nameOfFinding } from './problemGroups.ts';

/** Goes from one finding to the next or the one before, round and round; from one that was mended on from its place. */
export function useProblemTravel(
  document: PageDocument,
  focus: (finding: Finding) => void,
): (direction: 1 | -1) => void {
  const last = useRef<{ readonly name: string; readonly index: number } | null>(null);
  return useCallback(
    (direction) => {
      const all = document.revealedFindings();
      if (all.length === 0) return;
      const before = last.current;
      const known = all.findIndex((finding) => nameOfFinding(finding) === before?.name);
      const from = before === null ? (direction === 1 ? -1 : 0) : known;
      // The one that was mended has left its place to the next.
      const wanted = known === -1 && before !== null ? before.index + (direction === 1 ? 0 : -1) : from + direction;
      const index = (wanted + all.length) % all.length;
      const finding = all[index];
      if (finding === undefined) return;
      last.current = { name: nameOfFinding(finding), index };
      focus(finding);
    },
    [document, focus],
  );
}
