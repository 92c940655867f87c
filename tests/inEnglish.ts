import { formatProblem, localizeProblem } from '../engine/index.ts';
import type { Problem, LocalizedProblem } from '../engine/index.ts';

/** A problem in English, as tests compare it. */
export const english = (problem: Problem): LocalizedProblem => localizeProblem(problem, 'en-US');

/** The line that the doctor prints for a problem with `--lang en`. */
export const inEnglish = (problem: Problem): string => formatProblem(english(problem));
