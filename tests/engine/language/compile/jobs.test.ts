import { expect, it } from 'vitest';
import { compileSchemas } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const said = (job: object | string, name = 'nightly'): readonly string[] => {
  const text =
    typeof job === 'string' ? job : JSON.stringify({ function: 'pruneJobRuns', cron: '0 0 3 * * ?', ...job }, null, 1);
  return compileSchemas({ texts: new Map([[`jobs/${name}.json`, text]]) }).problems.map(inEnglish);
};

it('reads a job: nothing is wrong, and it is there by its name [L20]', () => {
  const { jobs, problems } = compileSchemas({
    texts: new Map([['jobs/nightly.json', '{"function":"pruneJobRuns","cron":"0 0 3 * * ?","parameters":{"days":9}}']]),
  });
  expect(problems).toEqual([]);
  expect([...jobs]).toEqual([['nightly', { function: 'pruneJobRuns', cron: '0 0 3 * * ?', parameters: { days: 9 } }]]);
});

it.each<[string, object, string]>([
  [
    'an unknown function',
    { function: 'pruneJobRun' },
    'jobs/nightly.json:2:2 /function "pruneJobRun" is none of pruneExpired, pruneFiles, recountDashboard, withdrawAnnouncements, pruneJobRuns, did you mean "pruneJobRuns"?',
  ],
  [
    'a time that is none',
    { cron: '0 0 25 * * ?' },
    'jobs/nightly.json:3:2 /cron "0 0 25 * * ?" is no Quartz expression, six or seven fields: second minute hour day month week year, one of day and week is ?: 0 10 3 * * ?',
  ],
  [
    'a misspelt key',
    { descripton: 'x' },
    'jobs/nightly.json:4:2 /descripton unknown key "descripton", did you mean "description"?',
  ],
  ['a zone of its own', { zone: 'Asia/Tokyo' }, 'jobs/nightly.json:4:2 /zone unknown key "zone"'],
  [
    'a misspelt parameter',
    { parameters: { dais: 3 } },
    'jobs/nightly.json:5:3 /parameters/dais the job "pruneJobRuns" takes no parameter "dais", did you mean "days"?',
  ],
  [
    'a number beyond its bounds',
    { parameters: { days: 0 } },
    'jobs/nightly.json:5:3 /parameters/days must be at least 1',
  ],
])('says %s with file, line and what to write [L20]', (_, change, expected) => {
  expect(said(change)).toEqual([`schemas/${expected}`]);
});

it('refuses a file name that the database does not keep [L20]', () => {
  expect(said({}, 'Nightly')[0]).toContain('the name "Nightly" of a job file may hold only small letters');
});
