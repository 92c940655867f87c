import { useEffect, useReducer } from 'react';
import type { PageDocument } from '../../../engine/index.ts';

/** Renders the component again after any change of the document. For small components only. */
export function useDocumentTick(document: PageDocument): void {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => document.subscribe(tick), [document]);
}
