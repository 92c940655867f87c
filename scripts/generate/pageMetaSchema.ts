import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A JSON Schema, or a part of one. */
export interface JsonSchema {
  [key: string]: unknown;
}

interface Family {
  description: string;
  /** Column type to its description. */
  types: Record<string, string>;
  properties: JsonSchema;
  required?: string[];
}

interface CommonKeys {
  properties: JsonSchema;
  required: string[];
}

/** Families in the order in which editors offer them. */
const FAMILY_ORDER = [
  'text',
  'editor',
  'number',
  'choice',
  'multiple',
  'search',
  'tree',
  'category',
  'area',
  'people',
  'business',
  'date',
  'dateRange',
  'calendar',
  'cron',
  'flag',
  'file',
  'popup',
  'secret',
];

const readJson = <T>(file: string): T => JSON.parse(readFileSync(file, 'utf8')) as T;

const definitionName = (family: string): string => `${family}Column`;

/** Builds one branch of the column union: the family's types, its own keys, and the keys shared by all columns. */
function branchOf(family: Family, common: CommonKeys): JsonSchema {
  const types = Object.entries(family.types);
  return {
    description: family.description,
    type: 'object',
    additionalProperties: false,
    required: [...common.required, ...(family.required ?? [])],
    if: { required: ['field'] },
    else: { required: ['key'] },
    properties: {
      type: {
        description: `What the field is: ${types.map(([name, meaning]) => `${name} (${meaning})`).join(', ')}.`,
        enum: types.map(([name]) => name),
      },
      ...common.properties,
      ...family.properties,
    },
  };
}

interface NamedFamily {
  readonly name: string;
  readonly family: Family;
}

function readFamilies(metaFolder: string): NamedFamily[] {
  const found = readdirSync(join(metaFolder, 'families')).map((file) => file.replace(/\.json$/, ''));
  const rank = (name: string): number => (FAMILY_ORDER.includes(name) ? FAMILY_ORDER.indexOf(name) : Infinity);
  return found
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((name) => ({ name, family: readJson<Family>(join(metaFolder, 'families', `${name}.json`)) }));
}

/** For each key that not all column types have, the types that have it: `{ precision: ['inputNumber'] }`. */
export function typesByKey(metaFolder: string): Readonly<Record<string, readonly string[]>> {
  const types: Record<string, string[]> = {};
  for (const { family } of readFamilies(metaFolder)) {
    for (const key of Object.keys(family.properties)) (types[key] ??= []).push(...Object.keys(family.types));
  }
  return types;
}

/** schemas/meta/page.schema.json: the page's own keys, and one branch per family of column types. */
export function pageMetaSchema(metaFolder: string): JsonSchema {
  const page = readJson<JsonSchema & { definitions: JsonSchema }>(join(metaFolder, 'page.source.json'));
  const common = readJson<CommonKeys>(join(metaFolder, 'column.source.json'));
  const families = readFamilies(metaFolder);

  return {
    ...page,
    definitions: {
      columnSchema: {
        description: 'A field of the record. Its type decides which keys it has.',
        type: 'object',
        required: ['type'],
        properties: { type: { enum: families.flatMap(({ family }) => Object.keys(family.types)) } },
        discriminator: { propertyName: 'type' },
        oneOf: families.map(({ name }) => ({ $ref: `#/definitions/${definitionName(name)}` })),
      },
      ...Object.fromEntries(families.map(({ name, family }) => [definitionName(name), branchOf(family, common)])),
      ...page.definitions,
    },
  };
}
