import type { FieldFile } from './fieldFile.ts';

/** Saves a stored file as one of the user's. */
export type DownloadFile = (file: FieldFile) => void;

/** What may be done with the files of a field; what is absent is not offered. */
export interface FileCommands {
  readonly download?: DownloadFile | undefined;
  /** Shows a picture. */
  readonly preview?: ((file: FieldFile) => void) | undefined;
  /** Takes one away; one on its way is sent no further. */
  readonly remove?: ((file: FieldFile) => void) | undefined;
  /** Stored files stay. Default: they may be taken away. */
  readonly keepsStored?: boolean;
  /** Sends one that failed again. */
  readonly retry?: ((file: FieldFile) => void) | undefined;
  /** Tells why one failed, in a dialog (W8-3). */
  readonly explain?: ((file: FieldFile) => void) | undefined;
  /** Puts a stored file at another place among the stored ones; refused at the first and the last, with a word. */
  readonly move?: ((file: FieldFile, to: number) => void) | undefined;
}

/** How a file is taken away; undefined where it may not be: stored ones only where the column lets them go (W6-3). */
export const removalOf = ({ path }: FieldFile, { remove, keepsStored = false }: FileCommands): FileCommands['remove'] =>
  path !== '' && keepsStored ? undefined : remove;

export type FileAct =
  | { readonly kind: 'go'; readonly to: number }
  | { readonly kind: 'move'; readonly by: -1 | 1 }
  | { readonly kind: 'remove' | 'open' | 'retry' };

interface Pressed {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

const STEPS: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** What a key means on a file of several: arrows go, with Alt they move it, Delete takes it away, Enter opens or sends again. */
export function pressedFile(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  at: { readonly index: number; readonly count: number; readonly isFailed: boolean },
): FileAct | undefined {
  if (ctrlKey || metaKey) return undefined;
  const step = STEPS[key];
  if (step !== undefined && altKey) return { kind: 'move', by: step };
  if (altKey) return undefined;
  if (step !== undefined) return { kind: 'go', to: Math.max(0, Math.min(at.count - 1, at.index + step)) };
  if (key === 'Home') return { kind: 'go', to: 0 };
  if (key === 'End') return { kind: 'go', to: at.count - 1 };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  if (key === 'Enter' || key === ' ') return { kind: at.isFailed ? 'retry' : 'open' };
  return undefined;
}
