import { compilePageFile, compilePatternsWith, isError } from '../../../engine/index.ts';
import { locateProblems, parsePage, re2Pattern, localizeProblem } from '../../../engine/index.ts';
import type { CompiledDictionary, Language, PageSchema, Problem, LocalizedProblem } from '../../../engine/index.ts';

// Edited examples may contain any pattern.
compilePatternsWith(re2Pattern);

/** Context in which an edited page is compiled. */
export interface PlayedWorld {
  /** Id of the page: `examples/input`. */
  readonly id: string;
  readonly dictionaries: ReadonlyMap<string, CompiledDictionary>;
  readonly language: Language;
}

/** Result of an edited text. */
export interface Played {
  /** Undefined: the text has errors, and the last valid page stays. */
  readonly page: PageSchema | undefined;
  /** Problems with their positions in the text, and fixes. */
  readonly problems: readonly Problem[];
}

/** File name of an edited page, which exists only as text. */
export const fileOf = (id: string): string => `schemas/${id}.json`;

/** Parses and compiles a text like the doctor does a file: reports all problems with their positions. */
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
