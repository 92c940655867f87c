/* Made from schemas/meta by `npm run generate`. Do not edit. */

/**
 * A scheduled job that is part of the product. Changes by an administrator on the page 定时任务 override it, field by field.
 */
export interface JobSchema {
  /**
   * Path of this meta-schema, for editors: ../meta/job.schema.json.
   */
  $schema?: string;
  /**
   * Function of the job: pruneExpired (removes expired sessions, captchas, tickets and logs), pruneFiles (removes exports and uploads that are not referenced), recountDashboard (recomputes the figures of the home page for the last days), withdrawAnnouncements (withdraws announcements the given number of days after their end), pruneJobRuns (removes records of runs older than days).
   */
  function: 'pruneExpired' | 'pruneFiles' | 'recountDashboard' | 'withdrawAnnouncements' | 'pruneJobRuns';
  /**
   * Schedule as a Quartz expression, in the time zone WAYBILL_TIME_ZONE: 0 10 3 * * ?.
   */
  cron: string;
  /**
   * Integer parameters of the function, by name: { "days": 90 }. Default: those of the function.
   */
  parameters?: {
    [k: string]: number;
  };
  /**
   * Description shown to users. Default: blank.
   */
  description?: string;
}
