import type { JsonSchema } from '../pageMetaSchema.ts';
import { anchorOf, code } from './markdown.ts';

export const isSchema = (value: unknown): value is JsonSchema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Meaning of a text with a format. */
const FORMATS: Readonly<Record<string, string>> = {
  attribute: 'attribute',
  columnKey: 'column key',
  component: 'component',
  detailKey: 'detail key',
  dictCode: 'dictionary code',
  expression: 'expression',
  handler: 'registered check',
  mark: 'mark',
  messageName: 'message',
  pageId: 'page id',
  pattern: 'preset or expression',
  permission: 'permission code',
  printName: 'print',
  queryColumn: 'column key or detail.column',
  remoteCheck: 'remote check',
  reportCode: 'report code',
  statusValue: 'status value',
  tableColumn: 'column of the table',
  tableName: 'table',
  where: 'condition',
};

const PLAIN: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Converts the name of a meta-schema's definition to a heading: `ruleSchema` → `rule`. */
export const headingOf = (definition: string): string =>
  definition
    .replace(/Schema$/, '')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** `, 1 to 60 characters`; a lower limit below 1 is omitted. */
function between(low: unknown, high: unknown, what: string): string {
  const atLeast = typeof low === 'number' && (what === '' || low > 0) ? low : undefined;
  if (atLeast !== undefined && atLeast === high) return `, exactly ${atLeast}${what}`;
  if (atLeast !== undefined && high !== undefined) return `, ${atLeast} to ${String(high)}${what}`;
  if (atLeast !== undefined) return `, at least ${atLeast}${what}`;
  return high === undefined ? '' : `, at most ${String(high)}${what}`;
}

/** Writes small definitions inline; the others are links to their headings. */
function referenceInWords(reference: string, definitions: JsonSchema): string {
  const name = reference.replace('#/definitions/', '');
  const target = definitions[name];
  if (!isSchema(target)) return name;
  if (Array.isArray(target.enum) || target.type === 'array') return typeInWords(target, definitions);
  if (Array.isArray(target.anyOf)) return 'true, false or an expression';
  return `[${headingOf(name)}](#${anchorOf(headingOf(name))})`;
}

function listInWords(schema: JsonSchema, definitions: JsonSchema): string {
  if (!isSchema(schema.items)) return 'list';
  const { minLength: _, maxLength: _most, ...item } = schema.items;
  return `list of ${typeInWords(item, definitions)}${between(schema.minItems, schema.maxItems, '')}`;
}

function openObject(schema: JsonSchema, definitions: JsonSchema): string {
  return isSchema(schema.additionalProperties)
    ? `object: name to ${typeInWords(schema.additionalProperties, definitions)}`
    : 'object';
}

function textInWords({ format, minLength, maxLength }: JsonSchema): string {
  const named = typeof format === 'string' ? FORMATS[format] : undefined;
  return named ?? `text${between(minLength, maxLength, ' characters')}`;
}

const objectInWords = ({ properties }: JsonSchema): string =>
  isSchema(properties) ? `object with ${Object.keys(properties).map(code).join(', ')}` : 'object';

const BY_TYPE: Readonly<Record<string, (schema: JsonSchema, definitions: JsonSchema) => string>> = {
  array: listInWords,
  object: openObject,
  string: textInWords,
  number: ({ minimum, maximum }) => `number${between(minimum, maximum, '')}`,
  integer: ({ minimum, maximum }) => `whole number${between(minimum, maximum, '')}`,
};

/**
 * Describes the accepted values of a key: `text, 1 to 60 characters`, `list of column key`, or a link to the part that
 * describes it.
 */
export function typeInWords(schema: JsonSchema, definitions: JsonSchema): string {
  if (typeof schema.$ref === 'string') return referenceInWords(schema.$ref, definitions);
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => code(String(value))).join(', ');
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (Array.isArray(schema.anyOf))
    return schema.anyOf.map((one: JsonSchema) => typeInWords(one, definitions)).join(' or ');
  const types = [schema.type].flat().map(String);
  const [type = ''] = types;
  if (types.length === 1) return BY_TYPE[type]?.(schema, definitions) ?? PLAIN[type] ?? type;
  if (type === 'array') return `${listInWords(schema, definitions)}; or comma text`;
  if (type === 'object') return 'object; or its JSON text';
  return types.map((name) => PLAIN[name] ?? objectInWords(schema)).join(' or ');
}
