import { useCallback, useEffect, useState } from 'react';

export interface PrintedRows<T> {
  /** What is being printed in place of what the page shows; null: that. */
  readonly rows: readonly T[] | null;
  readonly print: (rows: readonly T[] | null) => void;
}

/** Prints what the page shows, or more than that, which is drawn for paper alone. */
export function usePrintedRows<T>(): PrintedRows<T> {
  const [rows, setRows] = useState<readonly T[] | null>(null);
  useEffect(() => {
    if (rows === null) return undefined;
    const end = (): void => setRows(null);
    window.addEventListener('afterprint', end);
    // Not while React commits: what is drawn for paper is drawn at once then (`useOnPaper`).
    const timer = setTimeout(() => window.print());
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', end);
    };
  }, [rows]);
  const print = useCallback((wanted: readonly T[] | null) => {
    if (wanted === null) window.print();
    else setRows(wanted);
  }, []);
  return { rows, print };
}
