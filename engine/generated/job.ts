/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * A scheduled job that the product brings. What an administrator changes on the page 定时任务 stands over it, field by field.
 */
export interface JobSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/job.schema.json.
   */
  $schema?: string;
  /**
   * What it does: pruneExpired (removes sessions, captchas, tickets and logs past their time), pruneFiles (removes exports and uploads that nothing names), recountDashboard (counts the figures of the home page anew for the last days), withdrawAnnouncements (withdraws announcements days after they ended), pruneJobRuns (removes records of runs older than days).
   */
  function: 'pruneExpired' | 'pruneFiles' | 'recountDashboard' | 'withdrawAnnouncements' | 'pruneJobRuns';
  /**
   * When, as Quartz writes it, by the clock of WAYBILL_TIME_ZONE: 0 10 3 * * ?.
   */
  cron: string;
  /**
   * Whole numbers that the function takes, by name: { "days": 90 }. Default: those of the function.
   */
  parameters?: {
    [k: string]: number;
  };
  /**
   * What staff read of it. Default: blank.
   */
  description?: string;
}
