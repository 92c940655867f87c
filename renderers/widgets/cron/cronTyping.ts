import { cronTexts } from '../../../engine/index.ts';

/** A typed expression as it is kept: one blank between fields, full-width marks as what they stand for; null for none. */
export function keptCron(typed: string): string | null {
  const kept = cronTexts(typed).join(' ');
  return kept === '' ? null : kept;
}

export type CronKey =
  /** The dialog opens. */
  | 'open'
  /** What is typed is dropped. */
  | 'drop';

/** What a key does besides writing; undefined: it is not ours. */
export function cronKey({ key, altKey }: { readonly key: string; readonly altKey: boolean }): CronKey | undefined {
  if ((altKey && key === 'ArrowDown') || key === 'F4') return 'open';
  return key === 'Escape' ? 'drop' : undefined;
}
