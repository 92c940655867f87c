/** Texts in both languages, problems of page files, and marks that staff type in Chinese. */

export { LANGUAGES } from './catalogue/languages.ts';
export { closestName } from './suggestions.ts';
export { hints, isError, part, says } from './problems.ts';
export { inWords, sayProblem } from './sayProblem.ts';
export { filledText, sayingOf, texts, wordsFrom } from './catalogue/texts.ts';
export type { Language } from './catalogue/languages.ts';
export type { JsonPatchOperation, Misspelling, Part, Problem, Said } from './problems.ts';
export type { SaidProblem } from './sayProblem.ts';
export type { Catalogue, GivenFor, KeyOf, SaidText, TextPart } from './catalogue/texts.ts';
