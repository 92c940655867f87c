import { isRecord, textOf } from '../http/envelope.ts';

/** S3-4. */
export interface PermissionEntry {
  /** A code, or several with commas between. */
  readonly action: string;
  /** `1` menu or page (shown when granted), `2` button (enabled when granted). */
  readonly type: string;
  /** `1`: the rule is in force; `0`: switched off. */
  readonly status: string;
}

export interface AuthItem extends PermissionEntry {
  readonly describe: string;
}

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
