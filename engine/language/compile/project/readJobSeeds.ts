import { isCron } from '../../../formats/cron/parseCron.ts';
import type { JobSchema } from '../../../generated/job.ts';
import { JOB_NUMBERS } from '../../../formats/cron/jobNumbers.ts';
import { parseJob } from '../../load/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem } from '../../../text/problems.ts';
import { didYouMean } from '../../../text/suggestions.ts';
import { note, readFiles } from './reading.ts';
import type { Reading } from './reading.ts';

const JOB_PATH = /^jobs\/(.+)\.json$/;
/** The name is stored in the database. */
const JOB_NAME = /^[a-z0-9][a-z0-9-]{0,60}$/;

function checkParameters({ function: name, parameters = {} }: JobSchema): Problem[] {
  const known = JOB_NUMBERS[name];
  return Object.entries(parameters).flatMap(([key, value]): Problem[] => {
    const path = ['parameters', key];
    const limits = Object.hasOwn(known, key) ? known[key] : undefined;
    if (limits === undefined) {
      const names = Object.keys(known);
      const hint = names.length === 0 ? hints('noParameters') : hints('available', { names: names.join(', ') });
      return [
        {
          ...describeProblem('unknown-parameter.ofJob', { name: key, job: name }),
          path,
          ...hint,
          ...didYouMean(key, names),
        },
      ];
    }
    const { min, max } = limits;
    if (value >= min && value <= max) return [];
    return [
      {
        ...describeProblem(value < min ? 'out-of-range.minimum' : 'out-of-range.maximum', {
          limit: value < min ? min : max,
        }),
        path,
      },
    ];
  });
}

const problemsOf = (name: string, job: JobSchema): Problem[] => [
  ...(JOB_NAME.test(name) ? [] : [{ ...describeProblem('wrong-form.jobFile', { name }), path: [] }]),
  ...(isCron(job.cron)
    ? []
    : [{ ...describeProblem('bad-cron', { text: job.cron }), path: ['cron'], ...hints('cron') }]),
  ...checkParameters(job),
];

/**
 * Reads the jobs shipped with the product (L20), by name: `nightly-prune` of `jobs/nightly-prune.json`; invalid jobs
 * are omitted.
 */
export function readJobSeeds(reading: Reading): ReadonlyMap<string, JobSchema> {
  const jobs = new Map<string, JobSchema>();
  for (const { path, names, value } of readFiles(reading, JOB_PATH, parseJob)) {
    const [name = ''] = names;
    if (value === undefined) continue;
    const problems = problemsOf(name, value);
    note(reading, path, problems);
    if (problems.length === 0) jobs.set(name, value);
  }
  return jobs;
}
