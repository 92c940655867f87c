import { resolve } from 'node:path';

/** WAYBILL_BACKUP: when and where the server backs up by itself. */
export interface BackupPlan {
  readonly folder: string;
  /** Every day at one time, by the clock of WAYBILL_TIME_ZONE. */
  readonly cron: string;
  /** So many of the newest are kept. */
  readonly copies: number;
}

const PLAN = /^(.+?)\s+([01]\d|2[0-3]):([0-5]\d)\s+([1-9]\d{0,2})$/;

/** `/backups 02:30 7`; the folder may have blanks. Undefined: it says something else. */
export function readBackupPlan(text: string): BackupPlan | undefined {
  const [, folder, hour, minute, copies] = PLAN.exec(text) ?? [];
  if (folder === undefined) return undefined;
  return { folder: resolve(folder), cron: `0 ${Number(minute)} ${Number(hour)} * * ?`, copies: Number(copies) };
}
