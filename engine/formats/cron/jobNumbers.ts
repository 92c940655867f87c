import type { JobSchema } from '../../generated/job.ts';

export type { JobSchema };

/** Name of a job's function (S1-4, L20). */
export type JobFunction = JobSchema['function'];

/** An integer parameter of a job; if missing, it is `fallback`. */
export interface JobNumber {
  readonly min: number;
  readonly max: number;
  readonly fallback: number;
}

const days = (min: number, max: number, fallback: number) => ({ days: { min, max, fallback } });

/** The integer parameters of each function, by name. */
export const JOB_NUMBERS: Readonly<Record<JobFunction, Readonly<Record<string, JobNumber>>>> = {
  pruneExpired: {},
  pruneFiles: {},
  recountDashboard: days(1, 366, 31),
  withdrawAnnouncements: days(0, 3650, 0),
  pruneJobRuns: days(1, 3650, 90),
};
