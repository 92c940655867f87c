import { useCallback, useEffect, useRef, useState } from 'react';
import type { TableModel } from '../../../../engine/index.ts';
import type { PasteReport } from './pasteReport.ts';

type Act = () => void;

export interface PasteState {
  readonly report: PasteReport | null;
  /** Takes what the table tells of a paste. */
  readonly onReport: (report: PasteReport) => void;
  readonly close: Act;
  /** What the strip's button does: undo while nothing was done since the paste, else `onLate`. Undefined where it cannot be known. */
  readonly undo: (undo: Act | undefined, onLate: Act) => Act | undefined;
}

/** The report of the last paste, until it is closed or another table comes. `undoState` tells one state of the undo stack from another. */
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
