import { compilePageFile, compilePatternsWith, isError } from '../../../engine/index.ts';
import { locateProblems, parsePage, re2Pattern, localizeProblem } from '../../../engine/index.ts';
import type { CompiledDictionary, Language, PageSchema, Problem, LocalizedProblem } from '../../../engine/index.ts';

// What is tried out has any pattern.
compilePatternsWith(re2Pattern);

/** The world that an edited page is compiled in. */
export interface PlayedWorld {
  /** Id of the page: `examples/input`. */
  readonly id: string;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly language: Language;
}

/** What an edited text says. */
export interface Played {
  /** Undefined: the text is broken, and the last page that was good stays. */
  readonly page: PageSchema | undefined;
  /** Where they stand in the text, with what mends them. */
  readonly problems: readonly Problem[];
}

/** Of a page that is tried out there is no file but the text itself. */
export const fileOf = (id: string): string => `schemas/${id}.json`;

/** Reads and compiles a text as the doctor does a file: every problem at once, each in its place. */
export function readPlayed(text: string, { id, dictionaries, language }: PlayedWorld): Played {
  const file = fileOf(id);
  const parsed = parsePage(text, file);
  if (parsed.page === undefined) return { page: undefined, problems: parsed.problems };
  const compiled = compilePageFile(parsed.page, undefined, { id, dictionaries, language });
  const problems = locateProblems(compiled.problems, text, file);
  return { page: problems.some(isError) ? undefined : parsed.page, problems };
}

export const playedText = ({ problems }: Played, language: Language): readonly LocalizedProblem[] =>
  problems.map((problem) => localizeProblem(problem, language));
