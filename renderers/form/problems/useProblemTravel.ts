import { useCallback, useRef } from 'react';
import { findingOrder, toPointer, type Finding, type PageDocument } from '../../../engine/index.ts';
import { isOpenRemark, useFormComments } from '../comments/commentsContext.ts';
import { pathOfPlace } from '../comments/remarkPlaces.ts';
import type { FieldRemark } from '../../kit/ports/review.ts';
import { nameOfFinding } from './problemGroups.ts';

/** Returns findings and comments in page order, each place once. */
function placesIn(document: PageDocument, remarks: readonly FieldRemark[]): readonly Finding[] {
  const findings = document.revealedFindings();
  const seen = new Set(findings.map(({ path }) => toPointer(path)));
  const places = remarks.filter(isOpenRemark).flatMap((remark): Finding[] => {
    const path = pathOfPlace(document, remark);
    if (path === undefined || seen.has(toPointer(path))) return [];
    seen.add(toPointer(path));
    return [{ ruleId: 'comment', level: 'warn', at: 'save', path, message: remark.text }];
  });
  return places.length === 0 ? findings : findingOrder(document.page)([...findings, ...places]);
}

/**
 * Moves cyclically to the next or previous finding or open comment; after a fixed finding it continues from that
 * position.
 */
export function useProblemTravel(
  document: PageDocument,
  focus: (finding: Finding) => void,
): (direction: 1 | -1) => void {
  const { comments } = useFormComments();
  const last = useRef<{ readonly name: string; readonly index: number } | null>(null);
  return useCallback(
    (direction) => {
      const all = placesIn(document, comments);
      if (all.length === 0) return;
      const before = last.current;
      const known = all.findIndex((finding) => nameOfFinding(finding) === before?.name);
      const from = before === null ? (direction === 1 ? -1 : 0) : known;
      // A fixed finding is removed, so the next one has its index.
      const wanted = known === -1 && before !== null ? before.index + (direction === 1 ? 0 : -1) : from + direction;
      const index = (wanted + all.length) % all.length;
      const finding = all[index];
      if (finding === undefined) return;
      last.current = { name: nameOfFinding(finding), index };
      focus(finding);
    },
    [comments, document, focus],
  );
}
