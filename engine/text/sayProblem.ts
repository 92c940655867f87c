import type { Language } from './catalogue/languages.ts';
import { CATALOGUE } from './problemTexts/catalogue.ts';
import { part } from './problems.ts';
import type { Problem } from './problems.ts';
import { wordsFrom } from './catalogue/texts.ts';

/** A problem in the words of one language, as it is printed and sent. */
export interface SaidProblem extends Omit<Problem, 'said' | 'hint'> {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** A text of problems in the words of a language. */
export const inWords = wordsFrom(CATALOGUE);

/** The problem in a language. Default: Chinese. */
export function sayProblem({ said, hint, ...problem }: Problem, language: Language = 'zh-CN'): SaidProblem {
  return {
    ...problem,
    message: inWords(problem.level === undefined ? said : part('part.warning', { said }), language),
    hint: hint && inWords(hint, language),
  };
}
