import { kindOf } from '../../columnKinds/index.ts';
import type { CompiledColumn, CompiledGroup, CompiledPage, CompiledQueryItem } from '../../compiled/compiledPage.ts';

/** A Formily schema as plain data (`ISchema`). Generated here, never stored. */
export interface FormilySchema {
  readonly type: 'object' | 'void' | 'string';
  readonly title?: string;
  readonly 'x-component'?: string;
  readonly 'x-component-props'?: Readonly<Record<string, unknown>>;
  readonly 'x-decorator'?: string;
  readonly 'x-decorator-props'?: Readonly<Record<string, unknown>>;
  readonly 'x-index'?: number;
  readonly properties?: Readonly<Record<string, FormilySchema>>;
}

const ordered = (entries: readonly (readonly [string, FormilySchema])[]): Record<string, FormilySchema> =>
  Object.fromEntries(entries.map(([name, schema], index) => [name, { ...schema, 'x-index': index }]));

const fieldOf = (column: CompiledColumn): FormilySchema => ({
  type: 'string',
  title: column.title,
  'x-component': column.type,
  'x-component-props': { columnKey: column.key },
  'x-decorator': 'FieldItem',
  'x-decorator-props': { columnKey: column.key },
});

/** A field set takes the place of its first field; column keys contain no underscore, so its name cannot collide. */
const fieldsOf = ({ fields, sets }: CompiledGroup): (readonly [string, FormilySchema])[] => {
  const setOf = new Map(sets.flatMap((set) => set.fields.map(({ key }) => [key, set] as const)));
  return fields.flatMap((column): (readonly [string, FormilySchema])[] => {
    const set = setOf.get(column.key);
    if (set === undefined) return [[column.key, fieldOf(column)]];
    if (set.fields[0] !== column) return [];
    const { key, title, widths } = set;
    const props = { title, widths };
    const properties = ordered(set.fields.map((one) => [one.key, fieldOf(one)]));
    return [[`${key}_set`, { type: 'void', 'x-component': 'FieldSet', 'x-component-props': props, properties }]];
  });
};

/**
 * Generates the form of the head: one void node per group (`Group`, with groupKey, title, columns) that contains a
 * field per column; the fields of a set are in a separate void node (`FieldSet`, with title, widths). A component's
 * name is the column's type in the registry; values, states and messages come from the document.
 */
export function compileFormilySchema(page: CompiledPage): FormilySchema {
  const groups = page.form.groups.map((group): readonly [string, FormilySchema] => [
    group.key,
    {
      type: 'void',
      'x-component': 'Group',
      'x-component-props': {
        groupKey: group.key,
        title: group.title,
        columns: group.columns,
        folded: group.folded,
      },
      properties: ordered(fieldsOf(group)),
    },
  ]);
  return { type: 'object', properties: ordered(groups) };
}

/** Generates the columns of a detail's row as one block of fields (`RowFields`). */
export const compileRowFormilySchema = (columns: readonly CompiledColumn[]): FormilySchema => ({
  type: 'object',
  properties: {
    row: {
      type: 'void',
      'x-component': 'RowFields',
      properties: ordered(columns.map((column) => [column.key, fieldOf(column)])),
    },
  },
});

/** Formily interprets a dot as a path; column keys contain no underscore, so this name cannot collide. */
export const queryFieldName = (item: CompiledQueryItem): string => item.key.replace('.', '_');

/**
 * Generates the query form: one field per item. The decorator `QueryItem` gets `expanded`; a component gets `queryKey`
 * and `rule` (`range` requires two values).
 */
export function compileQueryFormilySchema(page: CompiledPage): FormilySchema {
  const fields = page.list.query.map((item): readonly [string, FormilySchema] => [
    queryFieldName(item),
    {
      type: 'string',
      title: item.column.title,
      'x-component': kindOf(item.column.type).query.control,
      'x-component-props': { queryKey: item.key, rule: item.rule },
      'x-decorator': 'QueryItem',
      'x-decorator-props': { queryKey: item.key, expanded: item.expanded },
    },
  ]);
  return { type: 'object', properties: ordered(fields) };
}
