import type { Mutant } from './mutants.ts';

/** A mutant that no test can tell from the source, and why. */
export interface Equivalent {
  readonly file: string;
  /** The line as it is written, and what is written otherwise in it, as the report says it. */
  readonly line: string;
  readonly change: string;
  /** Which of several that read alike in the file; default: the first. */
  readonly nth?: number;
  readonly reason: string;
}

type Named = Pick<Mutant, 'file' | 'source' | 'change' | 'nth'>;

const nameOf = ({ file, line, change, nth = 1 }: Omit<Equivalent, 'reason'>): string =>
  [file, line, change, nth].join('\n');

export interface Equivalents {
  readonly holds: (mutant: Named) => boolean;
  /** Those that speak of no mutant any more. */
  readonly stale: (mutants: readonly Named[]) => Equivalent[];
}

export function equivalentsOf(listed: readonly Equivalent[]): Equivalents {
  const names = new Set(listed.map(nameOf));
  const named = ({ file, source, change, nth }: Named): string => nameOf({ file, line: source, change, nth });
  return {
    holds: (mutant) => names.has(named(mutant)),
    stale: (mutants) => {
      const known = new Set(mutants.map(named));
      const files = new Set(mutants.map(({ file }) => file));
      return listed.filter((entry) => files.has(entry.file) && !known.has(nameOf(entry)));
    },
  };
}
