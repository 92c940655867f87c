import type { Values } from '../../../engine/index.ts';

/** A record of a page, with its author and time of creation. */
export interface DemoRecord {
  /** Id of the page: `crm/customer`. */
  readonly page: string;
  /** Default: a new id. Set where other records reference it. */
  readonly id?: string;
  readonly values: Values;
  /** Rows by detail key. */
  readonly rows: Readonly<Record<string, readonly Values[]>>;
  readonly createBy: string;
  readonly orgCode: string;
  readonly createTime: Date;
}

export const CLERKS = [
  { createBy: 'clerk', orgCode: 'A01A01' },
  { createBy: 'clerk2', orgCode: 'A01A02' },
] as const;

export const HOUR_MS = 3_600_000;
