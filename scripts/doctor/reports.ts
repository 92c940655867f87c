import { formatProblem, localizeProblem, toPointer } from '../../engine/index.ts';
import type { Language, Problem, LocalizedProblem } from '../../engine/index.ts';
import type { ReportFormat } from './options.ts';
import { toSarif } from './sarif.ts';

/** Number of files that were read. */
export interface Counts {
  readonly pages: number;
  readonly dictionaries: number;
  readonly reports: number;
  readonly folder: string;
}

export interface Diagnosis {
  /** Remaining problems. */
  readonly problems: readonly Problem[];
  readonly mended: readonly Problem[];
  readonly counted: Counts;
  /** Version of the project. */
  readonly version: string;
  readonly language: Language;
}

interface Words {
  readonly mended: (sentence: string) => string;
  readonly countMended: (count: number) => string;
  readonly counted: (counts: Counts) => string;
  readonly sound: (counted: string) => string;
  readonly remaining: (count: number, counted: string) => string;
  readonly mendable: (count: number) => string;
}

const counting = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

const WORDS: Readonly<Record<Language, Words>> = {
  'zh-CN': {
    mended: (sentence) => `已改正 ${sentence}`,
    countMended: (count) => `已改正 ${count} 个问题。`,
    counted: ({ pages, dictionaries, reports, folder }) =>
      `${folder} 的 ${pages} 个页面、${dictionaries} 个字典、${reports} 个报表`,
    sound: (counted) => `${counted}没有问题。`,
    remaining: (count, counted) => `${count} 个问题；检查了 ${counted}。`,
    mendable: (count) => `npm run doctor -- --fix 可以改正其中 ${count} 个。`,
  },
  'en-US': {
    mended: (sentence) => `mended ${sentence}`,
    countMended: (count) => `${counting(count, 'problem')} mended.`,
    counted: ({ pages, dictionaries, reports, folder }) =>
      `${pages} pages, ${dictionaries} dictionaries and ${reports} reports in ${folder}`,
    sound: (counted) => `${counted} are sound.`,
    remaining: (count, counted) => `${counting(count, 'problem')}; read ${counted}.`,
    mendable: (count) => `npm run doctor -- --fix mends ${count} of them.`,
  },
};

interface SaidDiagnosis {
  readonly problems: readonly LocalizedProblem[];
  readonly mended: readonly LocalizedProblem[];
  readonly counted: string;
  readonly version: string;
  readonly words: Words;
}

function asText({ problems, mended, counted, words }: SaidDiagnosis): string {
  const mendable = problems.filter(({ patch }) => patch !== undefined).length;
  return [
    ...mended.map((problem) => words.mended(formatProblem(problem))),
    ...problems.map(formatProblem),
    ...(mended.length > 0 ? [words.countMended(mended.length)] : []),
    problems.length === 0 ? words.sound(counted) : words.remaining(problems.length, counted),
    ...(mendable > 0 ? [words.mendable(mendable)] : []),
  ].join('\n');
}

const withPointer = (problem: LocalizedProblem) => ({ ...problem, pointer: toPointer(problem.path) });

const indented = (value: unknown): string => JSON.stringify(value, null, 2);

const FORMATS: Readonly<Record<ReportFormat, (diagnosis: SaidDiagnosis) => string>> = {
  text: asText,
  json: ({ problems, mended }) => indented({ problems: problems.map(withPointer), mended: mended.map(withPointer) }),
  sarif: ({ problems, version }) => indented(toSarif(problems, version)),
};

/** Formats a diagnosis in the requested format and language. */
export function report(format: ReportFormat, { problems, mended, counted, version, language }: Diagnosis): string {
  const words = WORDS[language];
  const inLanguage = (problem: Problem): LocalizedProblem => localizeProblem(problem, language);
  return FORMATS[format]({
    problems: problems.map(inLanguage),
    mended: mended.map(inLanguage),
    counted: words.counted(counted),
    version,
    words,
  });
}
