import { formatProblem, toPointer } from '../../engine/index.ts';
import type { Problem } from '../../engine/index.ts';
import type { ReportFormat } from './options.ts';
import { toSarif } from './sarif.ts';

export interface Diagnosis {
  /** What remains. */
  readonly problems: readonly Problem[];
  readonly mended: readonly Problem[];
  /** What was read: `3 pages and 40 dictionaries in schemas/`. */
  readonly counted: string;
  /** Of the project. */
  readonly version: string;
}

const counting = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function asText({ problems, mended, counted }: Diagnosis): string {
  const mendable = problems.filter(({ patch }) => patch !== undefined).length;
  return [
    ...mended.map((problem) => `mended ${formatProblem(problem)}`),
    ...problems.map(formatProblem),
    ...(mended.length > 0 ? [`${counting(mended.length, 'problem')} mended.`] : []),
    problems.length === 0 ? `${counted} are sound.` : `${counting(problems.length, 'problem')}; read ${counted}.`,
    ...(mendable > 0 ? [`npm run doctor -- --fix mends ${mendable} of them.`] : []),
  ].join('\n');
}

const withPointer = (problem: Problem) => ({ ...problem, pointer: toPointer(problem.path) });

const indented = (value: unknown): string => JSON.stringify(value, null, 2);

/** A diagnosis in each form that it is asked for. */
export const REPORTS: Readonly<Record<ReportFormat, (diagnosis: Diagnosis) => string>> = {
  text: asText,
  json: ({ problems, mended }) => indented({ problems: problems.map(withPointer), mended: mended.map(withPointer) }),
  sarif: ({ problems, version }) => indented(toSarif(problems, version)),
};
