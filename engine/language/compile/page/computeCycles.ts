import type { CompiledColumn, CompiledDetail } from '../../compiled/compiledPage.ts';
import type { Path } from '../../../core/paths.ts';
import { hints, describeProblem } from '../../../text/problems.ts';
import { complain } from '../parts/pageCompilation.ts';
import type { PageCompilation } from '../parts/pageCompilation.ts';

interface Derived {
  readonly path: Path;
  /** Names of the fields that it depends on. */
  readonly reads: readonly string[];
}

/** Returns `grossWet` for a field of the head, `goods.gQty` for one of a detail. */
const nameOfRead = (read: readonly string[], detail: string | undefined): string[] => {
  const [root, first, second] = read;
  if (root === '$values' && first !== undefined) return [first];
  if (root === '$row' && first !== undefined && detail !== undefined) return [`${detail}.${first}`];
  if (root === '$details' && first !== undefined && second !== undefined) return [`${first}.${second}`];
  return [];
};

/** Returns the dependencies of a value: the fields it is computed from, and those that clear it. */
function derivedOf(column: CompiledColumn, path: Path, detail?: string): Derived | undefined {
  const clearing = column.whenDisabled === 'clear' && typeof column.disabled === 'object' ? column.disabled : undefined;
  const reads = [column.compute?.value, clearing]
    .flatMap((expression) => expression?.reads ?? [])
    .flatMap((read) => nameOfRead(read, detail));
  if (reads.length === 0) return undefined;
  return { path: [...path, ...(column.compute ? ['compute', 'value'] : ['disabled'])], reads };
}

function graphOf(columns: readonly CompiledColumn[], details: readonly CompiledDetail[]): ReadonlyMap<string, Derived> {
  const graph = new Map<string, Derived>();
  const add = (name: string, derived: Derived | undefined): void => {
    if (derived) graph.set(name, derived);
  };
  for (const [index, column] of columns.entries()) add(column.key, derivedOf(column, ['columns', index]));
  for (const [at, detail] of details.entries()) {
    for (const [index, column] of detail.columns.entries()) {
      add(`${detail.key}.${column.key}`, derivedOf(column, ['details', at, 'columns', index], detail.key));
    }
  }
  return graph;
}

/** Returns the names on a path from a field back to itself, or undefined. */
function cycleFrom(start: string, graph: ReadonlyMap<string, Derived>): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const name of queue) {
    for (const read of graph.get(name)?.reads ?? []) {
      if (read === start) {
        const way = [start];
        for (let step: string | undefined = name; step !== undefined && step !== start; step = cameFrom.get(step)) {
          way.unshift(step);
        }
        return [start, ...way];
      }
      if (cameFrom.has(read)) continue;
      cameFrom.set(read, name);
      queue.push(read);
    }
  }
  return undefined;
}

/** Reports values that depend on themselves; each cycle is reported once, at its first column. */
export function checkCycles(
  compilation: PageCompilation,
  columns: readonly CompiledColumn[],
  details: readonly CompiledDetail[],
): void {
  const graph = graphOf(columns, details);
  const told = new Set<string>();
  for (const [name, { path }] of graph) {
    if (told.has(name)) continue;
    const cycle = cycleFrom(name, graph);
    if (cycle === undefined) continue;
    for (const member of cycle) told.add(member);
    complain(compilation, path, {
      ...describeProblem('cycle.way', { name, way: cycle.join(' ← ') }),
      ...hints('breakCircle'),
    });
  }
}
