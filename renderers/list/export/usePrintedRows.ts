import { useCallback, useEffect, useState } from 'react';

export interface PrintedRows<T> {
  /** Rows being printed instead of the displayed ones; null: the displayed ones. */
  readonly rows: readonly T[] | null;
  readonly print: (rows: readonly T[] | null) => void;
}

/** Prints the displayed rows, or other rows that are rendered only for print. */
export function usePrintedRows<T>(): PrintedRows<T> {
  const [rows, setRows] = useState<readonly T[] | null>(null);
  useEffect(() => {
    if (rows === null) return undefined;
    const end = (): void => setRows(null);
    window.addEventListener('afterprint', end);
    // Deferred, because print-only content is rendered synchronously (`useOnPaper`), which is not possible during a
    // React commit.
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
