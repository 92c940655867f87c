import { cronTexts } from '../../../engine/index.ts';

/**
 * Normalizes a typed expression for storage: one blank between fields, full-width characters as half-width; null when
 * it is blank.
 */
export function keptCron(typed: string): string | null {
  const kept = cronTexts(typed).join(' ');
  return kept === '' ? null : kept;
}

export type CronKey =
  /** Opens the dialog. */
  | 'open'
  /** Discards what is typed. */
  | 'drop';

/** Returns what a key does besides typing; undefined: not handled. */
export function cronKey({ key, altKey }: { readonly key: string; readonly altKey: boolean }): CronKey | undefined {
  if ((altKey && key === 'ArrowDown') || key === 'F4') return 'open';
  return key === 'Escape' ? 'drop' : undefined;
}
