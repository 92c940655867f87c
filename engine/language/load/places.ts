import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import type { Path } from '../../core/paths.ts';
import type { Problem } from '../../text/problems.ts';
import { withPatch, withoutDoubtful } from './problemPatch.ts';

/** One-based position in a text. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface Places {
  /** Returns the position of an offset. */
  at(offset: number): Place;
  /**
   * Returns the position of a path: the key of a property, the start of an array's item; else of its nearest existing
   * ancestor.
   */
  of(path: Path): Place;
}

const nodeAt = (root: Node, path: Path): Node | undefined => {
  const node = findNodeAtLocation(root, [...path]);
  return node?.parent?.type === 'property' ? node.parent : node;
};

/** Computes positions in a JSON text; without a tree only offsets can be resolved. */
export function placesOf(text: string, root?: Node): Places {
  const starts = [0];
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1);

  const at = (offset: number): Place => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };

  const of = (path: Path): Place => {
    const ways = path.map((_, depth) => path.slice(0, path.length - depth));
    const node = root && [...ways, []].map((way) => nodeAt(root, way)).find((found) => found !== undefined);
    return at(node?.offset ?? 0);
  };

  return { at, of };
}

/** Adds file, line and column to problems that only have a path in the file's JSON. */
export function locateProblems(problems: readonly Problem[], text: string, file: string): Problem[] {
  if (problems.length === 0) return [];
  const root = parseTree(text, [], { disallowComments: true });
  const places = placesOf(text, root);
  return withoutDoubtful(problems).map((problem) =>
    problem.line === undefined
      ? { ...withPatch(problem, root), ...places.of(problem.path), file }
      : { ...problem, file: problem.file ?? file },
  );
}
