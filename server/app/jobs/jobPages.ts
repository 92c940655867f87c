import type { CompiledPage } from '../../../engine/index.ts';
import type { Services } from '../../core/services/services.ts';

/** Addresses of the pages of jobs and of their runs (contract §4.6). */
export const JOB_URL = '/sys/quartzJob';
export const RUN_URL = '/sys/quartzJobRun';

export interface JobPages {
  readonly jobs: CompiledPage;
  readonly runs: CompiledPage;
}

/** Returns undefined when the schemas have no pages for jobs. */
export const jobPages = ({ schemas }: Pick<Services, 'schemas'>): JobPages | undefined => {
  const [jobs, runs] = [schemas.pageByUrl(JOB_URL), schemas.pageByUrl(RUN_URL)];
  return jobs && runs && { jobs, runs };
};
