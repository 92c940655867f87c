import { locateProblems } from '../../load/index.ts';
import { hints, says } from '../../problems.ts';
import type { Problem, Said } from '../../problems.ts';

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

interface ReadFile<T> {
  readonly path: string;
  /** What the path's groups matched. */
  readonly names: readonly string[];
  /** Absent when the file has problems; they are noted. */
  readonly value?: T | undefined;
}

/** Reads every file whose path matches. */
export function readFiles<T>(
  reading: Reading,
  pattern: RegExp,
  parse: (text: string, file: string) => { readonly value: T | undefined; readonly problems: readonly Problem[] },
): readonly ReadFile<T>[] {
  return [...reading.texts].flatMap(([path, text]): ReadFile<T>[] => {
    const match = pattern.exec(path);
    if (match === null) return [];
    const { value, problems } = parse(text, `${reading.prefix}${path}`);
    reading.problems.push(...problems);
    const names = match.slice(1).filter((name) => name !== undefined);
    return [{ path, names, value }];
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
  }: { readonly key: string; readonly named: string; readonly file: string; readonly what: Said },
): void {
  if (named === file) return;
  note(reading, path, [{ ...says('wrong-file-name', { what, named, file }), path: [key], ...hints('callAlike') }]);
}
