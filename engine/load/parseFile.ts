import type { DictionarySchema } from '../generated/dictionary.ts';
import type { MenuSchema } from '../generated/menu.ts';
import type { PageSchema } from '../generated/page.ts';
import { validateDictionary, validateMenu, validatePage } from '../generated/validators.js';
import type { Validator } from '../generated/validators.js';
import type { Problem } from '../problems.ts';
import { describeFaults } from './describeFaults.ts';
import { readJsonText } from './jsonText.ts';

/** A file that is wrong from end to end says enough with these. */
const MAX_PROBLEMS = 200;

interface Parsed<T> {
  /** Absent when there are problems. */
  readonly value?: T;
  readonly problems: Problem[];
}

function parse<T>(text: string, file: string, validate: Validator<T>): Parsed<T> {
  const json = readJsonText(text);
  if (json.problems.length > 0) return { problems: json.problems.map((problem) => ({ ...problem, file })) };
  if (validate(json.value)) return { value: json.value, problems: [] };
  const problems = describeFaults(validate.errors ?? [])
    .slice(0, MAX_PROBLEMS)
    .map((problem) => ({ ...problem, file, ...json.places.of(problem.path) }));
  return { problems: problems.sort((a, b) => a.line - b.line || a.column - b.column) };
}

/** Reads a page schema. `file` is named in the problems: `schemas/pages/customs/export-declaration.json`. */
export function parsePage(text: string, file: string): { readonly page?: PageSchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, validatePage);
  return value === undefined ? { problems } : { page: value, problems };
}

/** Reads a dictionary file. */
export function parseDictionary(
  text: string,
  file: string,
): { readonly dictionary?: DictionarySchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, validateDictionary);
  return value === undefined ? { problems } : { dictionary: value, problems };
}

/** Reads the menu file. */
export function parseMenu(text: string, file: string): { readonly menu?: MenuSchema; readonly problems: Problem[] } {
  const { value, problems } = parse(text, file, validateMenu);
  return value === undefined ? { problems } : { menu: value, problems };
}
