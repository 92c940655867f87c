import { resolve } from 'node:path';

/** WAYBILL_BACKUP: when and where the server makes scheduled backups. */
export interface BackupPlan {
  readonly folder: string;
  /** Daily at one time, in WAYBILL_TIME_ZONE. */
  readonly cron: string;
  /** Number of newest copies to keep. */
  readonly copies: number;
}

const PLAN = /^(.+?)\s+([01]\d|2[0-3]):([0-5]\d)\s+([1-9]\d{0,2})$/;

/** Parses `/backups 02:30 7`; the folder may contain blanks. Undefined when the text has another form. */
export function readBackupPlan(text: string): BackupPlan | undefined {
  const [, folder, hour, minute, copies] = PLAN.exec(text) ?? [];
  if (folder === undefined) return undefined;
  return { folder: resolve(folder), cron: `0 ${Number(minute)} ${Number(hour)} * * ?`, copies: Number(copies) };
}
