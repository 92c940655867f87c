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
  /** In place of what stands there; undefined: nothing, the statement is left out. */
  readonly text: string | undefined;
  readonly line: number;
  /** The line as it is written. */
  readonly source: string;
  /** `a < b → a <= b`. */
  readonly change: string;
  /** Which of several that read alike in the file. */
  readonly nth: number;
}

/** Before it is numbered. */
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

/** In an order that the seed alone decides, whatever is written elsewhere meanwhile. */
export function byLot<T extends Drawn>(mutants: readonly T[], seed: number): T[] {
  const lotOf = ({ file, source, change, nth }: T): string =>
    createHash('sha1').update([seed, file, source, change, nth].join('\n')).digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lotOf(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .map(({ mutant }) => mutant);
}
