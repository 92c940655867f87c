import type { Language } from './catalogue/languages.ts';
import { CATALOGUE } from './problemTexts/catalogue.ts';
import { part } from './problems.ts';
import type { Problem } from './problems.ts';
import { textFormatter } from './catalogue/texts.ts';

/** A problem formatted in one language, as it is printed and sent. */
export interface LocalizedProblem extends Omit<Problem, 'said' | 'hint'> {
  readonly message: string;
  readonly hint?: string | undefined;
}

/** Formats a text of the problem catalogue in a language. */
export const formatProblemText = textFormatter(CATALOGUE);

/** Formats a problem in a language. Default: Chinese. */
export function localizeProblem({ said, hint, ...problem }: Problem, language: Language = 'zh-CN'): LocalizedProblem {
  return {
    ...problem,
    message: formatProblemText(problem.level === undefined ? said : part('part.warning', { said }), language),
    hint: hint && formatProblemText(hint, language),
  };
}
