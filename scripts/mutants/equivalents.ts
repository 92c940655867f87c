import type { Mutant } from './mutants.ts';

/** A mutant that no test can distinguish from the source, with the reason. */
export interface Equivalent {
  readonly file: string;
  /** The source line; `change` is the change in the format of the report. */
  readonly line: string;
  readonly change: string;
  /** Index among identical entries in the file; default: the first. */
  readonly nth?: number;
  readonly reason: string;
}

type Named = Pick<Mutant, 'file' | 'source' | 'change' | 'nth'>;

const nameOf = ({ file, line, change, nth = 1 }: Omit<Equivalent, 'reason'>): string =>
  [file, line, change, nth].join('\n');

export interface Equivalents {
  readonly holds: (mutant: Named) => boolean;
  /** Entries that no longer match a mutant. */
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
