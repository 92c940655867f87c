import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableModel } from '../../../engine/index.ts';
import type { PasteReport } from './pasteReport.ts';

export interface PasteState {
  readonly report: PasteReport | null;
  /** Takes what the table tells of a paste. */
  readonly onReport: (report: PasteReport) => void;
  readonly close: () => void;
  /** Nothing was changed since the paste: undo takes it back. */
  readonly isLast: () => boolean;
}

/**
 * The report of the last paste, until it is closed or another table comes.
 *
 * @param step tells one state of the undo stack from another.
 */
export function usePasteReport(model: TableModel, step: () => unknown): PasteState {
  const [state, setState] = useState<{ report: PasteReport; step: unknown } | null>(null);
  const latestStep = useRef(step);
  useEffect(() => {
    latestStep.current = step;
  });
  useEffect(() => () => setState(null), [model]);
  const onReport = useCallback((report: PasteReport) => setState({ report, step: latestStep.current() }), []);
  const close = useCallback(() => setState(null), []);
  const isLast = (): boolean => state !== null && state.step === step();
  return { report: state?.report ?? null, onReport, close, isLast };
}
