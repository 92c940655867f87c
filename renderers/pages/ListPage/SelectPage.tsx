import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';

/**
 * The checkbox that selects the page. antd draws the heads of a sticky table once more in a hidden row to measure them; there
 * the checkbox would be a second, invisible tab stop.
 */
export function SelectPage({ children }: { readonly children: ReactNode }) {
  const root = useRef<HTMLSpanElement>(null);
  const [measured, setMeasured] = useState(false);
  useLayoutEffect(() => setMeasured(root.current?.closest('[aria-hidden="true"]') !== null), []);
  return <span ref={root}>{measured ? null : children}</span>;
}
