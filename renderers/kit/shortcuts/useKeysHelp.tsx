import { useEffect, useState, type ReactNode } from 'react';
import { lazyDialog } from '../lazy/lazyPart.tsx';
import type { Ports } from '../ports/ports.ts';
import { BINDINGS } from './bindings.ts';
import { nameOfKey } from './keyName.ts';
import { keySections, type KeySection } from './shownShortcuts.ts';

const KeysDialog = lazyDialog(() => import('./KeysDialog.tsx').then((module) => module.KeysDialog));

const HELP: readonly string[] = BINDINGS.shell.help;

/** Request to show the list of shortcuts, by its key or from elsewhere. */
export interface KeysRequest {
  readonly ask: () => void;
  /** Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Shows the list of shortcuts of the visible page on request; inside a table, the table shows it. */
export function useKeysHelp(t: Ports['t'], request: KeysRequest): ReactNode {
  const [sections, setSections] = useState<readonly KeySection[] | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || !HELP.includes(nameOfKey(event))) return;
      event.preventDefault();
      request.ask();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [request]);
  useEffect(() => request.subscribe(() => setSections(keySections(t))), [request, t]);
  return sections && <KeysDialog sections={sections} t={t} onClose={() => setSections(null)} />;
}
