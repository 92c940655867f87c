export { applyPatch } from './applyPatch.ts';
export { formatProblem } from './formatProblem.ts';
export { parseDictionary, parseMenu, parsePage } from './parseFile.ts';
export { locateProblems } from './places.ts';
