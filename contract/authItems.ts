import type { PermissionEntry } from '../engine/index.ts';
import { isRecord, textOf } from './reading.ts';

/** A right to an action of a menu entry or page, with its title (S3-4). */
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

/** Reads rights; drops entries without an action. */
export const toAuthItems = (source: unknown): readonly AuthItem[] =>
  Array.isArray(source)
    ? source
        .filter(isRecord)
        .map(toAuthItem)
        .filter((item) => item.action !== '')
    : [];
