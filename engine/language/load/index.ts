export { applyPatch } from './applyPatch.ts';
export { componentsIn } from './componentsIn.ts';
export { formatProblem, sentenceOf } from './formatProblem.ts';
export { parseDictionary, parseLocale, parseMenu, parseMessage, parseJob, parsePage, parsePrint } from './parseFile.ts';
export { parseReport } from './parseFile.ts';
export type { Readable } from './readable.ts';
export { locateProblems } from './places.ts';
export { readStatement } from './readStatement.ts';
