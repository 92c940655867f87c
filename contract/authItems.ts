import type { PermissionEntry } from '../engine/index.ts';
import { isRecord, textOf } from './reading.ts';

/** A right to what a menu or page offers, and what it is called (S3-4). */
export interface SentAuthItem extends PermissionEntry {
  readonly describe: string;
}

export type AuthItem = Required<SentAuthItem>;

const toAuthItem = (entry: Readonly<Record<string, unknown>>): AuthItem => ({
  action: textOf(entry, 'action'),
  type: textOf(entry, 'type') || '1',
  status: textOf(entry, 'status') || '1',
  describe: textOf(entry, 'describe'),
});

/** Entries without an action are dropped. */
export const toAuthItems = (source: unknown): readonly AuthItem[] =>
  Array.isArray(source)
    ? source
        .filter(isRecord)
        .map(toAuthItem)
        .filter((item) => item.action !== '')
    : [];
