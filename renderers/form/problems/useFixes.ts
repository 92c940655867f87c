import { useCallback, useMemo } from 'react';
import { type Finding, type PageDocument, type Value, mayChange } from '../../../engine/index.ts';
import { usePorts } from '../../kit/ports/portsContext.ts';
import { maySave } from '../document/access.ts';
import { findingPlace } from '../../data/records/findingPlace.ts';
import { nameOfFinding } from './problemGroups.ts';

export interface OfferedFixes {
  /** Returns the value that fixes a finding; undefined when only the user can know it, or may not change it. */
  readonly valueFor: (finding: Finding) => Value | undefined;
  readonly count: number;
  readonly fix: (finding: Finding) => void;
  readonly fixAll: () => void;
}

/** The fixes that the user may apply, one or all, each as a named undo step. */
export function useFixes(document: PageDocument, findings: readonly Finding[]): OfferedFixes {
  const { can, t } = usePorts();
  const values = useMemo(() => {
    const { page } = document;
    const found = new Map<string, Value>();
    if (!maySave(page, document.id, can)) return found;
    for (const finding of findings) {
      const [first, , key] = finding.path;
      const detail = page.detailByKey.get(String(first));
      const column = detail?.columns.find((one) => one.key === key) ?? page.columnByKey.get(String(first));
      if (column !== undefined && !mayChange(column, can)) continue;
      const value = document.fixFor(finding);
      if (value !== undefined) found.set(nameOfFinding(finding), value);
    }
    return found;
  }, [can, document, findings]);

  const fix = useCallback(
    (finding: Finding) =>
      document.fix([finding], t('problems.fixed', { place: findingPlace(document.page, finding, t) })),
    [document, t],
  );
  const fixAll = useCallback(() => {
    const mendable = findings.filter((finding) => values.has(nameOfFinding(finding)));
    document.fix(mendable, t('problems.fixedAll', { count: mendable.length }));
  }, [document, findings, t, values]);
  return { valueFor: (finding) => values.get(nameOfFinding(finding)), count: values.size, fix, fixAll };
}
