import type { Language } from './languages.ts';
import { CATALOGUE } from './problemTexts/catalogue.ts';
import type { ProblemText } from './problemTexts/text.ts';
import { part } from './problems.ts';
import type { Part, Problem, Said } from './problems.ts';

/** A problem in the words of one language, as it is printed and sent. */
export interface SaidProblem extends Omit<Problem, 'said' | 'hint'> {
  readonly message: string;
  readonly hint?: string;
}

const FACES: Readonly<Record<Language, keyof ProblemText>> = { 'zh-CN': 'zh', 'en-US': 'en' };
const LIST_MARKS: Readonly<Record<Language, string>> = { 'zh-CN': '、', 'en-US': ', ' };

function wordsOfPart(given: Part, language: Language): string {
  if (typeof given === 'object')
    return 'key' in given
      ? inWords(given, language)
      : given.map((item) => wordsOfPart(item, language)).join(LIST_MARKS[language]);
  return String(given);
}

/** A text of the catalogue in a language, with what is given filled in. */
export function inWords({ key, given = {} }: Said, language: Language = 'zh-CN'): string {
  const text: string = CATALOGUE[key][FACES[language]];
  return text.replace(/\$\{(\w+)\}/g, (written, name: string) => {
    const filling = Object.hasOwn(given, name) ? given[name] : undefined;
    return filling === undefined ? written : wordsOfPart(filling, language);
  });
}

/** The problem in a language. Default: Chinese. */
export function sayProblem({ said, hint, ...problem }: Problem, language: Language = 'zh-CN'): SaidProblem {
  return {
    ...problem,
    message: inWords(problem.level === undefined ? said : part('part.warning', { said }), language),
    ...(hint === undefined ? {} : { hint: inWords(hint, language) }),
  };
}
