import { createHash } from 'node:crypto';
import ts from 'typescript';
import { findChanges } from './changes.ts';

export interface Mutant {
  readonly id: number;
  readonly module: string;
  /** Relative to the project. */
  readonly file: string;
  readonly from: number;
  readonly to: number;
  /** Replacement text; undefined: the statement is removed. */
  readonly text: string | undefined;
  readonly line: number;
  /** The trimmed source line. */
  readonly source: string;
  /** `a < b → a <= b`. */
  readonly change: string;
  /** Index among identical changes of identical lines in the file. */
  readonly nth: number;
}

/** A mutant without its id. */
export type Drawn = Omit<Mutant, 'id'>;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

/** All mutants of a file. */
export function mutantsOf(module: string, file: string, text: string): Drawn[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lines = text.split('\n');
  const seen = new Map<string, number>();
  return findChanges(source).map(({ node, text: becomes }) => {
    const from = node.getStart(source);
    const { line } = source.getLineAndCharacterOfPosition(from);
    const written = (lines[line] ?? '').trim();
    const change = `${oneLine(node.getText(source))} → ${becomes === undefined ? '(nothing)' : oneLine(becomes)}`;
    const likeness = `${written}\n${change}`;
    const nth = (seen.get(likeness) ?? 0) + 1;
    seen.set(likeness, nth);
    return { module, file, from, to: node.getEnd(), text: becomes, line: line + 1, source: written, change, nth };
  });
}

/** Sorts mutants pseudo-randomly by the seed, independently of changes elsewhere in the code. */
export function byLot<T extends Drawn>(mutants: readonly T[], seed: number): T[] {
  const lotOf = ({ file, source, change, nth }: T): string =>
    createHash('sha1').update([seed, file, source, change, nth].join('\n')).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lotOf(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ mutant }) => mutant);
}
