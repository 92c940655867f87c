import type { CompiledGroup, FormilySchema } from '../../engine/index.ts';

/** Groups that are always drawn at once. */
const eagerGroups = 2;
/** Forms up to this many fields are drawn at once as a whole. */
const eagerFields = 80;

/** Long forms: groups beyond the second are drawn when they come near the window. */
export function withLazyGroups(schema: FormilySchema, groups: readonly CompiledGroup[]): FormilySchema {
  const fields = groups.reduce((sum, group) => sum + group.fields.length, 0);
  if (fields <= eagerFields) return schema;
  const late = new Map(groups.slice(eagerGroups).map((group) => [group.key, group.fields.length]));
  const properties = Object.entries(schema.properties ?? {}).map(([key, group]): [string, FormilySchema] => {
    const size = late.get(key);
    if (size === undefined) return [key, group];
    return [key, { ...group, 'x-component-props': { ...group['x-component-props'], lazy: true, size } }];
  });
  return { ...schema, properties: Object.fromEntries(properties) };
}
