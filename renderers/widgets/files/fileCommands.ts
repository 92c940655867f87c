import type { FieldFile } from './fieldFile.ts';

/** Saves a stored file for the user. */
export type DownloadFile = (file: FieldFile) => void;

/** Commands on the files of a field; absent ones are not offered. */
export interface FileCommands {
  readonly download?: DownloadFile | undefined;
  /** Shows a picture. */
  readonly preview?: ((file: FieldFile) => void) | undefined;
  /** Removes a file; a running upload is cancelled. */
  readonly remove?: ((file: FieldFile) => void) | undefined;
  /** Stored files cannot be removed. Default: they can. */
  readonly keepsStored?: boolean;
  /** Retries a failed upload. */
  readonly retry?: ((file: FieldFile) => void) | undefined;
  /** Shows why an upload failed, in a dialog (W8-3). */
  readonly explain?: ((file: FieldFile) => void) | undefined;
  /**
   * Moves a stored file to another position among the stored ones; refused with a notice beyond the first and the last.
   */
  readonly move?: ((file: FieldFile, to: number) => void) | undefined;
}

/**
 * Returns the command that removes a file; undefined if it may not be removed: stored ones only if the column allows it
 * (W6-3).
 */
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

/**
 * Handles a key on a file in a list: arrow keys move the focus, with Alt they move the file, Delete removes it, Enter
 * opens or retries it.
 */
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
