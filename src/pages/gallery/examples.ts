import { present } from '../../../engine/index.ts';
import type { ColumnSchema, ColumnType, PageSchema } from '../../../engine/index.ts';
import { toWirePage } from '../../../contract/wirePage.ts';
import type { WirePage } from '../../../contract/wirePage.ts';
import { COLUMN_TYPES, familyOf, typeNamed } from './families.ts';
import type { Family } from './families.ts';

/** An example page of `schemas/examples`. */
export interface Example {
  readonly name: string;
  /** The demonstrated column type; undefined: another feature. */
  readonly type: ColumnType | undefined;
  readonly family: Family;
  readonly title: string;
  readonly wire: WirePage;
}

const FOLDER = 'examples/';

function toExample(source: unknown): readonly Example[] {
  const wire = toWirePage(source);
  if (wire === null || !wire.id.startsWith(FOLDER)) return [];
  const name = wire.id.slice(FOLDER.length);
  const type = typeNamed(name);
  return [{ name, type, family: familyOf(type), title: wire.page?.title ?? name, wire }];
}

const place = ({ type }: Example): number => (type === undefined ? COLUMN_TYPES.length : COLUMN_TYPES.indexOf(type));

/** Parses the response of `/schema/examples`, in gallery order. */
export const toExamples = (source: unknown): readonly Example[] =>
  (Array.isArray(source) ? source : [])
    .flatMap(toExample)
    .sort((a, b) => place(a) - place(b) || a.name.localeCompare(b.name));

/** States applied to all fields of the examples. */
export interface ShownStates {
  readonly readOnly: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
}

export const PLAIN: ShownStates = { readOnly: false, disabled: false, required: false };

/** Column types without input. */
const SHOWN_ONLY: ReadonlySet<ColumnType> = new Set(['normal', 'hidden', 'slot']);

const columnIn = (column: ColumnSchema, { disabled, required }: ShownStates): ColumnSchema => ({
  ...column,
  ...(disabled && { disabled }),
  ...(required && !SHOWN_ONLY.has(column.type) && { required }),
});

/** Returns the page schema with these states applied. */
export function inStates(page: PageSchema, states: ShownStates): PageSchema {
  if (!states.readOnly && !states.disabled && !states.required) return page;
  const { columns = [], details = [], form } = page;
  return {
    ...page,
    columns: columns.map((column) => columnIn(column, states)),
    details: details.map((detail) => ({
      ...detail,
      columns: detail.columns.map((column) => columnIn(column, states)),
    })),
    ...(states.readOnly && form !== undefined && { form: { ...form, readOnly: true } }),
  };
}

/** Columns of the type in header and details. Without a type: all columns. */
export function columnsOf(page: PageSchema, type: ColumnType | undefined): Readonly<Record<string, unknown>> {
  const ofType = (columns: readonly ColumnSchema[] = []): readonly ColumnSchema[] =>
    columns.filter((column) => type === undefined || column.type === type);
  const details = (page.details ?? []).map(({ key, columns }) => ({ key, columns: ofType(columns) }));
  const readOnly = page.form?.readOnly;
  return present({
    columns: ofType(page.columns),
    details: details.length > 0 ? details : undefined,
    tree: page.tree,
    form: readOnly === undefined ? undefined : { readOnly },
  });
}

/** Searches title, type and JSON; every word must match. */
export function matches({ name, title, wire }: Example, text: string): boolean {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return true;
  const content = `${name} ${title} ${JSON.stringify(wire.page)}`.toLowerCase();
  return words.every((word) => content.includes(word));
}
