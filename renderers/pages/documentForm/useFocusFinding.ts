import { useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Finding, PageDocument } from '../../../engine/index.ts';
import { enterControl } from '../../kit/keyboard/focusNext.ts';
import { createGroupReveals } from '../../form/fields/groupReveals.ts';
import { takeFindings } from '../../data/records/carriedFindings.ts';
import { createDetailTables } from './detailTables.ts';

const focusable = 'input, textarea, button, [tabindex]';

function focusElement(element: HTMLElement | null): void {
  if (element === null) return;
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(focusable) ? element : element.querySelector<HTMLElement>(focusable);
  if (target) enterControl(target, { preventScroll: true });
}

/**
 * Returns a function that goes to a finding: shows its step, unfolds its group or opens its tab, scrolls to it and
 * focuses the field or cell.
 */
export function useFocusFinding(pageDocument: PageDocument, idPrefix: string) {
  const reveals = useMemo(() => createGroupReveals(), []);
  const [openDetail, setOpenDetail] = useState(pageDocument.page.form.tabs[0]?.detail ?? '');
  const [step, setStep] = useState(0);
  const tables = useMemo(() => createDetailTables(), []);
  const { form, detailByKey } = pageDocument.page;

  const focus = useCallback(
    (finding: Pick<Finding, 'path' | 'rowId'>) => {
      const [first = '', row, key] = finding.path;
      const name = String(first);
      const place = form.steps.findIndex(({ names }) => names.has(name));
      if (place >= 0) flushSync(() => setStep(place));
      const detail = detailByKey.get(name);
      if (detail === undefined) {
        const group = form.groups.find((one) => one.fields.some((field) => field.key === name));
        if (group !== undefined) flushSync(() => reveals.reveal(group.key));
        focusElement(document.getElementById(`${idPrefix}-${name}`));
        return;
      }
      flushSync(() => setOpenDetail(name));
      document.getElementById(`${idPrefix}-details`)?.scrollIntoView({ block: 'nearest' });
      const rows = pageDocument.detail(name);
      const index = typeof row === 'number' ? row : 0;
      const rowId = finding.rowId ?? (index < rows.rowCount ? rows.rowAt(index).id : undefined);
      if (rowId !== undefined) tables.get(name)?.focusCell(rowId, String(key ?? detail.columns[0]?.key ?? ''));
    },
    [detailByKey, form, idPrefix, pageDocument, reveals, tables],
  );

  // After opening a record from a server finding in the list, goes to that finding and shows the others.
  useEffect(() => {
    const found = takeFindings(pageDocument.page.id, pageDocument.id);
    if (found === undefined) return;
    pageDocument.showFindings(found.findings);
    focus(found.to);
  }, [focus, pageDocument]);

  return { focus, reveals, openDetail, setOpenDetail, step, setStep, tables };
}
