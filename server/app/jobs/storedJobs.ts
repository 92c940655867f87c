import { sql } from 'kysely';
import type { Db } from '../../core/database/db.ts';
import { isTenantOpen } from '../../data/tenants/tenants.ts';
import type { JobPages } from './jobPages.ts';

export interface StoredJob {
  readonly id: string;
  readonly tenantId: string;
  /** Name of a handler. */
  readonly jobClassName: string;
  readonly cronExpression: string;
  /** JSON, or blank. */
  readonly parameter: string;
  readonly description: string;
  /** What happens to a run whose time passed while no server was running. */
  readonly missedRun: string;
  readonly isRunning: boolean;
}

/** Reads all jobs of active tenants, or the job with the given id. */
export async function readJobs(db: Db, { jobs }: JobPages, id?: string): Promise<readonly StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select job.id, job.tenant_id as "tenantId", coalesce(job.job_class_name, '') as "jobClassName",
      coalesce(job.cron_expression, '') as "cronExpression", coalesce(job.parameter, '') as parameter,
      coalesce(job.description, '') as description, coalesce(job.missed_run, 'skip') as "missedRun",
      coalesce(job.status, '') = '0' as "isRunning"
    from ${sql.table(jobs.resource.table)} as job join sys_tenant tenant on tenant.id = job.tenant_id
    where ${isTenantOpen} ${id === undefined ? sql`` : sql`and job.id = ${id}`} order by job.id`.execute(db);
  return rows;
}
