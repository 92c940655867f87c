import type { Path } from '../../core/paths.ts';
import { hints, describeProblem } from '../../text/problems.ts';
import type { Problem } from '../../text/problems.ts';
import { readJsonText } from './jsonText.ts';

type Json = Readonly<Record<string, unknown>>;

interface ReadForms<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Renames `field` to `key`, in place. */
function readKey(column: Json, path: Path): ReadForms<Json> {
  if (!Object.hasOwn(column, 'field')) return { value: column, problems: [] };
  if (Object.hasOwn(column, 'key')) {
    return {
      value: column,
      problems: [{ ...describeProblem('ambiguous-key'), path: [...path, 'field'], ...hints('writeOne') }],
    };
  }
  const entries = Object.entries(column).map(([name, value]) => [name === 'field' ? 'key' : name, value] as const);
  return { value: Object.fromEntries(entries), problems: [] };
}

/** Parses the JSON text of `fieldExtendJson` to an object. */
function readExtended(column: Json, path: Path): ReadForms<Json> {
  const { fieldExtendJson } = column;
  if (typeof fieldExtendJson !== 'string') return { value: column, problems: [] };
  const { value, problems } = readJsonText(fieldExtendJson);
  const first = problems[0];
  if (first === undefined) return { value: { ...column, fieldExtendJson: value }, problems: [] };
  return {
    value: { ...column, fieldExtendJson: {} },
    problems: [
      {
        ...describeProblem('json-syntax.inText', { what: first.said }),
        path: [...path, 'fieldExtendJson'],
        ...hints('writeObject'),
      },
    ],
  };
}

function readColumn(column: unknown, path: Path): ReadForms<unknown> {
  if (!isObject(column)) return { value: column, problems: [] };
  const keyed = readKey(column, path);
  const extended = readExtended(keyed.value, path);
  return { value: extended.value, problems: [...keyed.problems, ...extended.problems] };
}

function readEach(
  value: unknown,
  path: Path,
  read: (item: unknown, path: Path) => ReadForms<unknown>,
): ReadForms<unknown> {
  if (!Array.isArray(value)) return { value, problems: [] };
  const items = value.map((item: unknown, index) => read(item, [...path, index]));
  return { value: items.map((item) => item.value), problems: items.flatMap(({ problems }) => problems) };
}

function readColumns(holder: unknown, path: Path): ReadForms<unknown> {
  if (!isObject(holder) || !Object.hasOwn(holder, 'columns')) return { value: holder, problems: [] };
  const columns = readEach(holder['columns'], [...path, 'columns'], readColumn);
  return { value: { ...holder, columns: columns.value }, problems: columns.problems };
}

/** Normalises alternative spellings of columns to the one that the types define. */
export function readColumnForms(page: unknown): ReadForms<unknown> {
  const head = readColumns(page, []);
  if (!isObject(head.value) || !Object.hasOwn(head.value, 'details')) return head;
  const details = readEach(head.value['details'], ['details'], readColumns);
  return { value: { ...head.value, details: details.value }, problems: [...head.problems, ...details.problems] };
}
