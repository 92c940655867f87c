import { locateProblems } from '../../load/index.ts';
import type { Readable } from '../../load/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem, ProblemText } from '../../../text/problems.ts';

/** State of reading a folder of schemas: the texts of its files, and the problems found so far. */
export interface Reading {
  readonly texts: ReadonlyMap<string, string>;
  readonly prefix: string;
  readonly problems: Problem[];
}

/** A problem and the path of its file. */
export interface PlacedProblem {
  readonly path: string;
  readonly problem: Problem;
}

/** Adds problems of a file, computing their line and column from their paths. */
export const note = (reading: Reading, path: string, problems: readonly Problem[]): void => {
  reading.problems.push(...locateProblems(problems, reading.texts.get(path) ?? '', `${reading.prefix}${path}`));
};

/**
 * Returns further problems of a malformed file, at their paths in the file; problems that result from the malformed
 * parts are omitted.
 */
export const behindFaults = <T, P extends Problem>(
  { follows, placeInFile }: Readable<T>,
  problems: readonly P[],
): P[] =>
  problems.filter((problem) => !follows(problem)).map((problem) => ({ ...problem, path: placeInFile(problem.path) }));

interface ReadFile<T> {
  readonly path: string;
  /** Matches of the groups in the path pattern. */
  readonly names: readonly string[];
  /** Absent if the file has problems; they are reported. */
  readonly value?: T | undefined;
  /** The readable parts of a file with problems. */
  readonly readable?: Readable<T> | undefined;
}

interface ParsedFile<T> {
  readonly value: T | undefined;
  readonly readable?: Readable<T> | undefined;
  readonly problems: readonly Problem[];
}

/** Reads every file whose path matches. */
export function readFiles<T>(
  reading: Reading,
  pattern: RegExp,
  parse: (text: string, file: string) => ParsedFile<T>,
): readonly ReadFile<T>[] {
  return [...reading.texts].flatMap(([path, text]): ReadFile<T>[] => {
    const match = pattern.exec(path);
    if (match === null) return [];
    const { value, readable, problems } = parse(text, `${reading.prefix}${path}`);
    reading.problems.push(...problems);
    const names = match.slice(1).filter((name) => name !== undefined);
    return [{ path, names, value, readable }];
  });
}

/** Checks that a file has the name of its content. */
export function checkFileName(
  reading: Reading,
  path: string,
  {
    key,
    named,
    file,
    what,
  }: { readonly key: string; readonly named: string; readonly file: string; readonly what: ProblemText },
): void {
  if (named === file) return;
  note(reading, path, [
    { ...describeProblem('wrong-file-name', { what, named, file }), path: [key], ...hints('callAlike') },
  ]);
}
