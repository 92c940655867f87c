import { toPointer, type FormilySchema, type Path } from '../../../engine/index.ts';

/** Name under which the placeholder for unknown components is registered. */
export const missingComponent = 'MissingComponent';

/**
 * Returns the schema with every component looked up by its exact name. Formily would render an unknown name as an HTML
 * tag; here the field displays the missing name and its position (a text for users, path and name for the implementer).
 */
export function drawableSchema(schema: FormilySchema, known: ReadonlySet<string>, path: Path = []): FormilySchema {
  const component = schema['x-component'];
  const decorator = schema['x-decorator'];
  const drawable = component === undefined || known.has(component);
  const children = Object.entries(schema.properties ?? {}).map(([name, child]): [string, FormilySchema] => [
    name,
    drawableSchema(child, known, [...path, name]),
  ]);
  const framed = decorator === undefined || known.has(decorator);
  const { 'x-decorator': _, ...bare } = schema;
  return {
    ...(framed ? schema : bare),
    ...(children.length > 0 && { properties: Object.fromEntries(children) }),
    ...(!drawable && {
      'x-component': missingComponent,
      'x-component-props': { name: component ?? '', pointer: toPointer(path) },
    }),
  };
}
