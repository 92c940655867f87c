import { findNodeAtLocation, getNodeValue } from 'jsonc-parser';
import type { Node } from 'jsonc-parser';
import { fromPointer, toPointer } from '../../core/paths.ts';
import type { JsonPatchOperation, Misspelling, Problem } from '../../text/problems.ts';

type Patch = readonly JsonPatchOperation[];

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the name as a whole word, not as a part of a longer one or in a quoted text. */
function occurrencesOf(name: string): RegExp {
  const before = /^\w/.test(name) ? `(?<![\\w$'"])` : '';
  const after = /\w$/.test(name) ? `(?![\\w'"])` : '';
  return new RegExp(`${before}${escapePattern(name)}${after}`, 'g');
}

const mendText = (text: string, { written, meant }: Misspelling): string =>
  text === written ? meant : text.replace(occurrencesOf(written), () => meant);

/**
 * Returns the patch for a misspelt name: the value at the problem's path, a part of it (expressions, marks, comma
 * text), or the key itself.
 */
function patchOfName(problem: Problem, misspelt: Misspelling, root: Node): Patch | undefined {
  const { path } = problem;
  const node = findNodeAtLocation(root, [...path]);
  if (node === undefined) return undefined;
  const value: unknown = getNodeValue(node);
  const isKey = path.at(-1) === misspelt.written;
  if (isKey && value === misspelt.written) return undefined;
  if (isKey) return [{ op: 'move', from: toPointer(path), path: toPointer([...path.slice(0, -1), misspelt.meant]) }];
  const mended = typeof value === 'string' ? mendText(value, misspelt) : value;
  return mended === value ? undefined : [{ op: 'replace', path: toPointer(path), value: mended }];
}

/**
 * Returns whether the target of an operation exists. Alternative spellings are normalised on reading, so a path may
 * have another name in the file.
 */
const isApplicable = (operation: JsonPatchOperation, root: Node): boolean => {
  const target = operation.op === 'move' ? operation.from : operation.path;
  const path = fromPointer(target);
  const isThere = findNodeAtLocation(root, [...path]) !== undefined;
  return operation.op === 'add' ? findNodeAtLocation(root, path.slice(0, -1)) !== undefined && !isThere : isThere;
};

/** Returns the problem with the patch of its misspelt name, or without a patch whose target is missing in the file. */
export function withPatch(problem: Problem, root: Node | undefined): Problem {
  const { misspelt, patch: given, ...others } = problem;
  if (root === undefined) return others;
  const patch = given ?? (misspelt && patchOfName(problem, misspelt, root));
  return patch?.every((operation) => isApplicable(operation, root)) ? { ...others, patch } : others;
}

/** Codes of problems with names that the file itself defines. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'unknown-column',
  'unknown-detail',
  'unknown-field',
  'unknown-mark',
  'unknown-placeholder',
]);

const lastName = (name: string): string => /\w+(?=\W*$)/.exec(name)?.[0] ?? name;

/**
 * Removes the correction of a name defined in the file that is wrong in the same way at several places: the definition
 * itself is then more likely to be misspelt.
 */
export function withoutDoubtful(problems: readonly Problem[]): Problem[] {
  const places = new Map<string, Set<string>>();
  const nameOf = ({ code, misspelt }: Problem): string | undefined =>
    misspelt && OWN_NAMES.has(code) ? lastName(misspelt.written) : undefined;
  for (const problem of problems) {
    const name = nameOf(problem);
    if (name !== undefined) places.set(name, (places.get(name) ?? new Set()).add(toPointer(problem.path)));
  }
  return problems.map((problem) => {
    const name = nameOf(problem);
    if (name === undefined || places.get(name)?.size === 1) return problem;
    const { misspelt: _, ...others } = problem;
    return others;
  });
}
