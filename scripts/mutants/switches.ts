import ts from 'typescript';
import type { Mutant } from './mutants.ts';

/** A range of source and the code written around it. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly around: (inner: string) => string;
}

function switched({ id, from, to, text }: Mutant): Piece {
  const around =
    text === undefined
      ? (inner: string) => `{ if (!__mutant(${id})) { ${inner} } }`
      : (inner: string) => `(__mutant(${id}) ? (${text}) : (${inner}))`;
  return { from, to, around };
}

/** Counts every loop iteration, so that infinite loops are detected. */
function loops(source: ts.SourceFile): Piece[] {
  const found: Piece[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIterationStatement(node, false))
      found.push({
        from: node.statement.getStart(source),
        to: node.statement.getEnd(),
        around: (inner) => `{ __turn(); ${inner} }`,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function write(source: string, pieces: readonly Piece[], [from, to]: readonly [number, number]): string {
  const [first, ...others] = pieces;
  if (first === undefined) return source.slice(from, to);
  const inside = others.filter((piece) => piece.to <= first.to);
  const after = others.filter((piece) => piece.to > first.to);
  const inner = write(source, inside, [first.from, first.to]);
  return source.slice(from, first.from) + first.around(inner) + write(source, after, [first.to, to]);
}

/** Returns the source with all its mutants inactive; `__mutant(id)` selects the active one. */
export function withSwitches(path: string, text: string, mutants: readonly Mutant[]): string {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const pieces = [...loops(source), ...mutants.map(switched)].sort((a, b) => a.from - b.from || b.to - a.to);
  return write(text, pieces, [0, text.length]);
}
