import { applyPatch } from '../../engine/index.ts';
import type { CompiledSchemas, JsonPatchOperation, Problem } from '../../engine/index.ts';
import { diagnose } from './diagnose.ts';
import type { SchemaTexts } from './diagnose.ts';

/** A fix can reveal the next problem; more rounds than this do not converge. */
const MAX_ROUNDS = 10;

export interface MendedSchemas {
  readonly texts: SchemaTexts;
  readonly compiled: CompiledSchemas;
  /** The fixed problems, as they were reported. */
  readonly mended: readonly Problem[];
}

const targetOf = (operation: JsonPatchOperation): string => (operation.op === 'move' ? operation.from : operation.path);

/** Patches refer to the same text: a second patch at the same place waits for the next round. */
function mendText(text: string, problems: readonly Problem[]): { text: string; mended: Problem[] } {
  const touched = new Set<string>();
  const mended: Problem[] = [];
  let result = text;
  for (const problem of problems) {
    const { patch = [] } = problem;
    if (patch.length === 0 || patch.some((operation) => touched.has(targetOf(operation)))) continue;
    for (const operation of patch) touched.add(targetOf(operation));
    const next = applyPatch(result, patch);
    if (next !== result) mended.push(problem);
    result = next;
  }
  return { text: result, mended };
}

function mendOnce(texts: SchemaTexts, problems: readonly Problem[], prefix: string): Omit<MendedSchemas, 'compiled'> {
  const mended: Problem[] = [];
  const next = new Map(
    [...texts].map(([path, text]) => {
      const own = problems.filter(({ file }) => file === `${prefix}${path}`);
      const result = mendText(text, own);
      mended.push(...result.mended);
      return [path, result.text];
    }),
  );
  return { texts: next, mended };
}

/** Applies the patches of all problems, compiles again, and repeats while there is something to fix. Writes nothing. */
export function mendSchemas(texts: SchemaTexts, prefix: string): MendedSchemas {
  let result: MendedSchemas = { texts, compiled: diagnose(texts, prefix), mended: [] };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const next = mendOnce(result.texts, result.compiled.problems, prefix);
    if (next.mended.length === 0) return result;
    result = {
      texts: next.texts,
      compiled: diagnose(next.texts, prefix),
      mended: [...result.mended, ...next.mended],
    };
  }
  return result;
}
