import { join } from 'node:path';
import {
  compileSchemas,
  RESERVED_ACTIONS,
  RESERVED_KEYS,
  SYSTEM_COLUMNS,
  SYSTEM_TABLES,
  SYSTEM_VARIABLES,
} from '../../../engine/index.ts';
import type { CompiledPage } from '../../../engine/index.ts';
import { tableShapes } from '../../../server/data/tables/tableShape.ts';
import type { TableShape } from '../../../server/data/tables/tableShape.ts';
import { readSchemas } from '../../doctor/readSchemas.ts';
import { code, escapeCell, table } from './markdown.ts';

const NOTICE = '<!-- Made from schemas and the tables of the engine by `npm run generate`. Do not edit. -->';

const COLUMN_HEAD = ['Column', 'Type', 'Title'];

/**
 * Titles of a table's columns on the pages that store it, by column name; a page title overrides that of a system
 * column.
 */
function titlesIn(pages: readonly CompiledPage[], name: string): ReadonlyMap<string, string> {
  const own = pages.flatMap(({ resource, columns, details }) => [
    ...(resource.table === name ? columns : []),
    ...details.filter((detail) => detail.table === name).flatMap((detail) => detail.columns),
  ]);
  return new Map([...SYSTEM_COLUMNS.values(), ...own.reverse()].map(({ dbColumn, title }) => [dbColumn, title]));
}

function sectionOf(shape: TableShape, pages: readonly CompiledPage[]): string[] {
  const titles = titlesIn(pages, shape.name);
  const keepers = pages.filter(
    ({ resource, details }) => resource.table === shape.name || details.some((detail) => detail.table === shape.name),
  );
  const what = shape.parent === undefined ? 'Records' : `Rows of ${code(shape.parent)}, by ${code('main_id')},`;
  return [
    `## ${shape.name}`,
    '',
    `${what} of ${keepers.map(({ id, title }) => `${escapeCell(title)} (${code(id)})`).join(', ')}.`,
    '',
    table(
      COLUMN_HEAD,
      shape.columns.map(({ name, type }) => [code(name), type, escapeCell(titles.get(name) ?? '')]),
    ),
    '',
  ];
}

/** Builds docs/reference/tables.md. */
export function tablesPage(root: string): string {
  // The examples store nothing.
  const texts = [...readSchemas(join(root, 'schemas'))].filter(([path]) => !path.startsWith('examples/'));
  const compiled = compileSchemas({ texts: new Map(texts) });
  const pages = [...compiled.pages.values()].flatMap(({ page }) => page ?? []);
  // For system tables that a page administers, reports use the columns of the system definition.
  const shapes = tableShapes(pages)
    .filter(({ name }) => !name.startsWith('sys_'))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [
    NOTICE,
    '',
    '# Tables that reports and dictionaries may read',
    '',
    'A column of a page is stored under its key in small letters: `customMaster` is `custom_master`. Dates and times that a page keeps are text, `YYYY-MM-DD` and `YYYY-MM-DD HH:mm:ss`. Of the tables of the system only the columns below can be read.',
    '',
    ...[...SYSTEM_TABLES].flatMap(([name, columns]) => [
      `## ${name}`,
      '',
      `Of the system. ${[...columns.keys()].map(code).join(', ')}.`,
      '',
    ]),
    ...shapes.flatMap((shape) => sectionOf(shape, pages)),
  ].join('\n');
}

const sorted = (names: Iterable<string>): string => [...names].sort().map(code).join(', ');

/** Builds docs/reference/system-names.md. */
export const systemNamesPage = (): string =>
  [
    NOTICE,
    '',
    '# Names that belong to the system',
    '',
    'A page, a detail or a report takes another name; the doctor says where one of these is used.',
    '',
    table(
      ['What', 'Names'],
      [
        ['Keys of columns, details and fixed values', sorted(RESERVED_KEYS)],
        [
          'Columns that every record has besides its own: lists, sorting, queries and `$record` may name them',
          sorted(SYSTEM_COLUMNS.keys()),
        ],
        ['Ids of transitions: actions of every page', sorted(RESERVED_ACTIONS)],
        ['Tables', 'all that begin with `sys_`'],
        ['Attributes of dictionaries: every item has them', sorted(['value', 'text'])],
        [
          'Parameters of reports: they come from the session, as `#{tenant_id}` or `#{tenantId}`',
          sorted(SYSTEM_VARIABLES),
        ],
      ],
    ),
    '',
  ].join('\n');
