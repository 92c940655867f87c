import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableModel } from '../../../../engine/index.ts';
import type { PasteReport } from './pasteReport.ts';

type Act = () => void;

export interface PasteState {
  readonly report: PasteReport | null;
  /** Receives the report of a paste. */
  readonly onReport: (report: PasteReport) => void;
  readonly close: Act;
  /**
   * Returns the action of the strip's button: undo when nothing was done since the paste, else `onLate`. Undefined when
   * this cannot be determined.
   */
  readonly undo: (undo: Act | undefined, onLate: Act) => Act | undefined;
}

/**
 * The report of the last paste, until it is closed or the table changes. `undoState` identifies a state of the undo
 * stack.
 */
export function usePasteReport(model: TableModel, undoState: (() => unknown) | undefined): PasteState {
  const [told, setTold] = useState<{ report: PasteReport; state: unknown; model: TableModel } | null>(null);
  const latest = useRef(undoState);
  useEffect(() => {
    latest.current = undoState;
  });
  const onReport = useCallback((report: PasteReport) => setTold({ report, model, state: latest.current?.() }), [model]);
  const close = useCallback(() => setTold(null), []);
  const undo: PasteState['undo'] = (undo, onLate) => {
    if (undo === undefined || undoState === undefined || told === null) return undefined;
    return () => {
      if (undoState() !== told.state) onLate();
      else undo();
      close();
    };
  };
  return { report: told?.model === model ? told.report : null, onReport, close, undo };
}
