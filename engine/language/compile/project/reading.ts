import { locateProblems } from '../../load/index.ts';
import type { Readable } from '../../load/index.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import type { Problem, ProblemText } from '../../../text/problems.ts';

/** A folder of schemas being read: the texts of its files, and what is wrong so far. */
export interface Reading {
  readonly texts: ReadonlyMap<string, string>;
  readonly prefix: string;
  readonly problems: Problem[];
}

/** A problem and the file that it stands in. */
export interface PlacedProblem {
  readonly path: string;
  readonly problem: Problem;
}

/** Notes problems of a file that know only their path. */
export const note = (reading: Reading, path: string, problems: readonly Problem[]): void => {
  reading.problems.push(...locateProblems(problems, reading.texts.get(path) ?? '', `${reading.prefix}${path}`));
};

/** Problems behind the mistakes of a file's shape, at their places in the file: what follows from those is left out. */
export const behindFaults = <T, P extends Problem>(
  { follows, placeInFile }: Readable<T>,
  problems: readonly P[],
): P[] =>
  problems.filter((problem) => !follows(problem)).map((problem) => ({ ...problem, path: placeInFile(problem.path) }));

interface ReadFile<T> {
  readonly path: string;
  /** What the path's groups matched. */
  readonly names: readonly string[];
  /** Absent when the file has problems; they are noted. */
  readonly value?: T | undefined;
  /** Of a file with problems, what can be read all the same. */
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

/** A file is called after what it holds. */
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
