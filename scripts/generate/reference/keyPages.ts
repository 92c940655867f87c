import type { JsonSchema } from '../pageMetaSchema.ts';
import { code, escapeCell, table } from './markdown.ts';
import { headingOf, isSchema, typeInWords } from './typeInWords.ts';

export const NOTICE = '<!-- Made from schemas/meta by `npm run generate`. Do not edit. -->';

const KEY_HEAD = ['Key', 'Takes', 'Meaning'];

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function keyRows(schema: JsonSchema, definitions: JsonSchema, without: ReadonlySet<string> = new Set()): string[][] {
  const required = new Set(Array.isArray(schema.required) ? schema.required.map(String) : []);
  return Object.entries(isSchema(schema.properties) ? schema.properties : {}).flatMap(([key, property]) => {
    if (without.has(key) || !isSchema(property)) return [];
    const target = typeof property.$ref === 'string' ? definitions[property.$ref.replace('#/definitions/', '')] : {};
    const meaning = textOf(property.description) || (isSchema(target) ? textOf(target.description) : '');
    const name = required.has(key) ? `**${code(key)}**` : code(key);
    return [[name, typeInWords(property, definitions), escapeCell(meaning)]];
  });
}

/** A definition with its own keys; unions list their members. */
function sectionOf(name: string, schema: JsonSchema, definitions: JsonSchema): string[] {
  if (!isSchema(schema.properties)) return [];
  const heading = [
    `## ${headingOf(name)}`,
    '',
    ...(schema.description ? [escapeCell(textOf(schema.description)), ''] : []),
  ];
  if (!Array.isArray(schema.oneOf)) return [...heading, table(KEY_HEAD, keyRows(schema, definitions)), ''];
  const branches = schema.oneOf.filter(isSchema).map((branch) => typeInWords(branch, definitions));
  return [...heading, `One of ${branches.join(', ')}.`, ''];
}

export interface KeyPage {
  readonly title: string;
  /** The files that the page describes. */
  readonly files: string;
  readonly schema: JsonSchema;
}

const definitionsOf = (schema: JsonSchema): JsonSchema => (isSchema(schema.definitions) ? schema.definitions : {});

const introduction = ({ title, files, schema }: KeyPage): string[] => [
  NOTICE,
  '',
  `# ${title}`,
  '',
  `${escapeCell(textOf(schema.description))} Files: ${files}. Keys in bold cannot be left out.`,
  '',
];

/** Builds the reference of one kind of file: its own keys, then its parts. */
export function keyPage(page: KeyPage): string {
  const definitions = definitionsOf(page.schema);
  const own = isSchema(page.schema.properties) ? [table(KEY_HEAD, keyRows(page.schema, definitions)), ''] : [];
  const parts = Object.entries(definitions).flatMap(([name, part]) =>
    isSchema(part) ? sectionOf(name, part, definitions) : [],
  );
  return [...introduction(page), ...own, ...parts].join('\n');
}

/** Column families share most keys: those are listed once, and each family lists only its additional keys. */
export function pageKeyPage(page: KeyPage, commonKeys: ReadonlySet<string>): string {
  const definitions = definitionsOf(page.schema);
  const families = Object.entries(definitions).filter(([name]) => name.endsWith('Column') && name !== 'columnSchema');
  const [, first] = families[0] ?? [];
  const shared = new Set(['type', ...commonKeys]);
  const common = isSchema(first)
    ? keyRows(first, definitions).filter(([name = '']) => commonKeys.has(name.replace(/[*`]/g, '')))
    : [];
  const columns = families.flatMap(([name, family]) => {
    if (!isSchema(family) || !isSchema(family.properties)) return [];
    const type = isSchema(family.properties.type) ? textOf(family.properties.type.description) : '';
    const rows = keyRows(family, definitions, shared);
    return [
      `## ${headingOf(name)}`,
      '',
      `${escapeCell(textOf(family.description))} ${escapeCell(type)}`,
      '',
      ...(rows.length > 0 ? [table(KEY_HEAD, rows), ''] : []),
    ];
  });
  const parts = Object.entries(definitions).flatMap(([name, part]) =>
    isSchema(part) && !name.endsWith('Column') && name !== 'columnSchema' ? sectionOf(name, part, definitions) : [],
  );
  return [
    ...introduction(page),
    table(KEY_HEAD, keyRows(page.schema, definitions)),
    '',
    '## column',
    '',
    'A field of the record. Its `type` decides which further keys it has; these all columns have:',
    '',
    table(KEY_HEAD, [
      ['**`type`**', 'column type', 'What the field is; the families below name the types.'],
      ...common,
    ]),
    '',
    ...columns,
    ...parts,
  ].join('\n');
}
