import { useCallback, useEffect, useState } from 'react';
import { lateDialog } from '../late/latePart.tsx';
import type { Ports } from '../ports/ports.ts';
import { BINDINGS } from './bindings.ts';
import { nameOfKey } from './keyName.ts';
import { keySections, type KeySection } from './shownShortcuts.ts';

const KeysDialog = lateDialog(() => import('./KeysDialog.tsx').then((module) => module.KeysDialog));

const HELP: readonly string[] = BINDINGS.shell.help;

/** The list of keys of the page in sight. Its key is told to `onPressed`; in a table it is the table's to show. */
export function useKeysHelp(t: Ports['t'], onPressed: () => void) {
  const [sections, setSections] = useState<readonly KeySection[] | null>(null);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.isComposing || event.defaultPrevented || !HELP.includes(nameOfKey(event))) return;
      event.preventDefault();
      onPressed();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onPressed]);
  const show = useCallback(() => setSections(keySections(t)), [t]);
  const dialog = sections && <KeysDialog sections={sections} t={t} onClose={() => setSections(null)} />;
  return { show, dialog };
}
