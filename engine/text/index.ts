/** Texts in both languages, problems of page files, and Chinese punctuation. */

export { LANGUAGES } from './catalogue/languages.ts';
export { amountInWords } from './amountInWords.ts';
export { closestName } from './suggestions.ts';
export { hints, isError, part, describeProblem } from './problems.ts';
export { formatProblemText, localizeProblem } from './localizeProblem.ts';
export { filledText, textFactory, texts, textFormatter } from './catalogue/texts.ts';
export type { Language } from './catalogue/languages.ts';
export type { JsonPatchOperation, Misspelling, Part, Problem, ProblemText } from './problems.ts';
export type { LocalizedProblem } from './localizeProblem.ts';
export type { Catalogue, GivenFor, KeyOf, TextDescriptor, TextPart } from './catalogue/texts.ts';
