import type { SchemaFault, Validator } from '../../generated/validators.js';
import { fromPointer } from '../../core/paths.ts';
import type { Path } from '../../core/paths.ts';
import type { JsonPatchOperation, Problem } from '../../text/problems.ts';

/** A file with faults, as far as it can be read. */
export interface Readable<T> {
  readonly value: T;
  /** Returns whether a problem found in the value results from the omitted parts. */
  readonly follows: (problem: Problem) => boolean;
  /** Maps a path in the value to the file; lists in the value may be shorter. */
  readonly placeInFile: (path: Path) => Path;
}

type Json = Record<string | number, unknown>;

/** Each round removes faulty parts, which may leave their parent incomplete. */
const MAX_ROUNDS = 12;

const isHolder = (value: unknown): value is Json => typeof value === 'object' && value !== null;

const valueAt = (root: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (isHolder(value) ? value[name] : undefined), root);

/** Returns every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isHolder(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Keys that identify an object: without them nothing certain is known of the object. */
const TELLING: ReadonlySet<unknown> = new Set([
  'type',
  'key',
  'id',
  'action',
  'dictCode',
  'options',
  'kind',
  'table',
  'fixed',
]);

/** Parts that every page has; an empty one replaces one that cannot be read. */
const EMPTY_PARTS: Readonly<Record<string, () => unknown>> = {
  title: () => '—',
  list: () => ({ columns: ['id'] }),
  form: () => ({ groups: [] }),
};

class Reader {
  readonly root: Json;
  /** Names that are defined or used in the omitted parts. */
  readonly doubtful = new Set<string>();
  /** Paths of objects of which nothing certain is known, and of objects with missing parts. */
  readonly vague: Path[] = [];
  readonly incomplete: Path[] = [];
  /** Original indexes of the items of a shortened list. */
  readonly #indexes = new WeakMap<object, number[]>();

  constructor(value: Json) {
    this.root = JSON.parse(JSON.stringify(value)) as Json;
  }

  /** Applies a patch, which contains only certain corrections. */
  apply(patch: readonly JsonPatchOperation[]): void {
    for (const operation of patch) {
      const path = fromPointer(operation.op === 'move' ? operation.from : operation.path);
      const holder = valueAt(this.root, path.slice(0, -1));
      const name = path.at(-1);
      if (!isHolder(holder) || Array.isArray(holder) || name === undefined) continue;
      const { [name]: value } = holder;
      if (operation.op === 'remove' || operation.op === 'move') delete holder[name];
      if (operation.op === 'add' || operation.op === 'replace') holder[name] = operation.value;
      if (operation.op !== 'move') continue;
      const target = fromPointer(operation.path);
      const to = valueAt(this.root, target.slice(0, -1));
      if (isHolder(to)) to[target.at(-1) ?? ''] = value;
    }
  }

  #drop(path: Path): boolean {
    const holder = valueAt(this.root, path.slice(0, -1));
    const name = path.at(-1);
    if (!isHolder(holder) || name === undefined) return false;
    const { [name]: value } = holder;
    const at = this.placeInFile(path.slice(0, -1));
    for (const text of textsIn(value)) if (text.length > 1) this.doubtful.add(text);
    if (!Array.isArray(holder)) {
      delete holder[name];
      (TELLING.has(name) ? this.vague : this.incomplete).push(at);
      return true;
    }
    const indexes = this.#indexes.get(holder) ?? holder.map((_, index) => index);
    indexes.splice(Number(name), 1);
    this.#indexes.set(holder, indexes);
    holder.splice(Number(name), 1);
    this.incomplete.push(at);
    return true;
  }

  /** Adds a placeholder for a required key; false: the object must be removed. */
  #complete(path: Path, key: string): boolean {
    const holder = valueAt(this.root, path);
    if (!isHolder(holder)) return false;
    const isColumn = path.at(-2) === 'columns' && typeof holder['key'] === 'string';
    const part = path.length === 0 ? EMPTY_PARTS[key]?.() : undefined;
    const value = isColumn ? { type: 'input', title: holder['key'] }[key] : part;
    if (value === undefined) return false;
    holder[key] = value;
    if (isColumn) {
      this.vague.push(this.placeInFile(path));
      this.doubtful.add(String(holder['key']));
    }
    return true;
  }

  /** Removes the subject of a fault. False: nothing is left to read. */
  leaveOut({ keyword, instancePath, params }: SchemaFault): boolean {
    const path = fromPointer(instancePath);
    if (keyword === 'additionalProperties') return this.#drop([...path, String(params.additionalProperty)]);
    if (keyword === 'required' && this.#complete(path, String(params.missingProperty))) return true;
    return this.#drop(path);
  }

  placeInFile(path: Path): Path {
    let value: unknown = this.root;
    return path.map((name) => {
      const index = isHolder(value) && typeof name === 'number' ? this.#indexes.get(value)?.[name] : undefined;
      value = isHolder(value) ? value[name] : undefined;
      return index ?? name;
    });
  }
}

const startsWith = (path: Path, start: Path): boolean => start.every((name, index) => path[index] === name);

const isEqual = (one: Path, other: Path): boolean => one.length === other.length && startsWith(one, other);

/** Returns whether the path is one of these objects, or lies within a vague column, rule or action. */
const isDoubtful = (path: Path, { vague, incomplete }: Reader): boolean =>
  vague.some((place) => (place.length > 1 ? startsWith(path, place) : isEqual(path, place))) ||
  incomplete.some((place) => isEqual(path, place));

function followsFrom(reader: Reader, problem: Problem): boolean {
  const { path, said } = problem;
  if (isDoubtful(reader.placeInFile(path), reader)) return true;
  if (reader.doubtful.size === 0) return false;
  const named = [...textsIn(said.given ?? {}), ...textsIn(valueAt(reader.root, path))];
  const words = new Set(named.flatMap((text) => [text, ...(text.match(/[\w-]+/g) ?? [])]));
  return [...reader.doubtful].some((name) => words.has(name));
}

/**
 * Returns a value without its faulty parts, so that the rest can be checked. Certain corrections in `problems` are
 * applied. Undefined if too little remains.
 */
export function readableOf<T>(
  value: unknown,
  problems: readonly Problem[],
  validate: Validator<T>,
): Readable<T> | undefined {
  if (!isHolder(value)) return undefined;
  const reader = new Reader(value);
  for (const { patch = [] } of problems) reader.apply(patch);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { root } = reader;
    if (validate(root)) {
      return {
        value: root,
        follows: (problem) => followsFrom(reader, problem),
        placeInFile: (path) => reader.placeInFile(path),
      };
    }
    // Items of a list are removed from its end, so that indexes of earlier items stay valid; items removed together
    // with their parent are skipped.
    const faults = [...(validate.errors ?? [])].filter(isItself).sort(fromTheEnd);
    const done = new Set<string>();
    for (const fault of faults) {
      const key = `${fault.instancePath} ${String(fault.params.additionalProperty ?? fault.params.missingProperty ?? '')}`;
      if (done.has(key)) continue;
      done.add(key);
      if (fault.instancePath === '' && fault.keyword !== 'additionalProperties' && fault.keyword !== 'required')
        return undefined;
      if (!reader.leaveOut(fault) && fault.instancePath === '') return undefined;
    }
  }
  return undefined;
}

/** Returns whether a fault is meaningful by itself; faults of the branches of a choice are not. */
const isItself = ({ keyword, propertyName }: SchemaFault): boolean =>
  keyword !== 'discriminator' && keyword !== 'if' && propertyName === undefined;

const fromTheEnd = (one: SchemaFault, other: SchemaFault): number => {
  const [a, b] = [one, other].map(({ instancePath }) => fromPointer(instancePath));
  for (const [index, name] of (a ?? []).entries()) {
    const against = b?.[index];
    if (against === undefined) return -1;
    if (name === against) continue;
    return Number(against) - Number(name) || (String(name) < String(against) ? 1 : -1);
  }
  return (b?.length ?? 0) - (a?.length ?? 0);
};
