import { describe, expect, it } from 'vitest';
import { checkStoredColumns, compileSchemas, toPointer } from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';
import cases from './storedColumns.cases.json';

interface Written {
  /** `code`; `#area`: a number; `manager<keeper`: renamed. */
  readonly columns?: readonly string[];
  readonly rows?: readonly string[];
  readonly orderKey?: string;
  readonly table?: string;
  readonly fixed?: object;
  readonly kind?: string;
  readonly extends?: string;
  readonly listed?: readonly string[];
}

const keyOf = (written: string): string => written.replace(/^#|<.*/g, '');

function column(written: string): object {
  const [key, renamedFrom] = [keyOf(written), written.split('<')[1]];
  const type = written.startsWith('#') ? 'inputNumber' : 'input';
  return { type, key, title: key, ...(renamedFrom === undefined ? {} : { renamedFrom }) };
}

function pageOf(name: string, { columns, rows, orderKey, ...page }: Written): object {
  const { table = name, fixed, kind = 'list', extends: base } = page;
  const [first] = (columns ?? []).map(keyOf);
  const listed = page.listed ?? (first === undefined ? [] : [first]);
  const resource = { url: `/${name}`, table, permission: `a:${name}`, ...(fixed ? { fixed } : {}) };
  const detail = { key: 'rows', title: 'R', table: `${table}_row`, ...(orderKey ? { orderKey } : {}) };
  return {
    schemaVersion: 1,
    kind,
    title: name,
    ...(base ? { extends: base } : {}),
    ...(kind === 'base' ? {} : { resource }),
    ...(columns ? { columns: columns.map(column) } : {}),
    ...(rows ? { details: [{ ...detail, columns: rows.map(column) }] } : {}),
    ...(base ? {} : { list: { columns: listed }, form: { groups: [{ key: 'base', title: 'B', fields: listed }] } }),
  };
}

describe('the doctor and the columns of the database', () => {
  it.each(cases)('$name', ({ pages, stored, asked, broken }) => {
    const files = Object.entries(pages).map(
      ([name, page]) => [`pages/${name}.json`, JSON.stringify(pageOf(name, page))] as const,
    );
    const texts = new Map([...files, ...(broken ? [['pages/other.json', '{'] as const] : [])]);
    const typesOf = (types: object) => new Map(Object.entries(types).map(([name, type]) => [name, String(type)]));
    const tables = new Map(Object.entries<object>(stored).map(([table, types]) => [table, typesOf(types)]));
    const read = [...compileSchemas({ texts }).pages.values()];
    const problems = checkStoredColumns(read, tables, { texts, prefix: '' });
    expect(
      problems.map(
        ({ file, path, said }) => `${file} ${toPointer(path)} ${said.given?.['key']} ${said.given?.['stored']}`,
      ),
    ).toEqual(asked);
  });

  it('does not ask about the column that numbers the rows of one of several details', () => {
    const page = pageOf('depot', { columns: ['code'], rows: ['name', 'line'], orderKey: 'line' });
    const [detail] = 'details' in page ? (page.details as object[]) : [];
    const column = { type: 'input', key: 'note', title: 'N' };
    const other = { key: 'notes', title: 'N', table: 'depot_note', columns: [column] };
    const texts = new Map([['pages/depot.json', JSON.stringify({ ...page, details: [detail, other] })]]);
    const stored = new Map([['depot_row', new Map(Object.entries({ name: 'text', gone: 'text' }))]]);
    expect(checkStoredColumns([...compileSchemas({ texts }).pages.values()], stored, { texts, prefix: '' })).toEqual(
      [],
    );
  });

  const problemOf = (columns: readonly string[], stored: readonly string[]) => {
    const texts = new Map([['pages/depot.json', JSON.stringify(pageOf('depot', { columns }))]]);
    const table = new Map([['depot', new Map(stored.map((name) => [name, 'text']))]]);
    const problems = checkStoredColumns([...compileSchemas({ texts }).pages.values()], table, { texts, prefix: '' });
    return problems.map(english);
  };

  it('says what would happen, and what to write if it was renamed', () => {
    expect(problemOf(['keeper'], ['custom_keeper'])).toMatchObject([
      {
        code: 'lost-column',
        level: 'warning',
        message: expect.stringContaining('that no page names any more: custom_keeper; and "keeper" is new'),
        hint: expect.stringContaining('"renamedFrom": "customKeeper"'),
      },
    ]);
  });

  it('offers no name that reads otherwise: names would move into the phone column', () => {
    expect(problemOf(['phone'], ['name', 'address'])).toMatchObject([
      {
        hint: 'if it was one of these, write "renamedFrom": name, address; if not, leave the old ones to npm run db:plan',
      },
    ]);
  });

  it('reports a renamedFrom that the table never had and suggests the right column', () => {
    expect(problemOf(['manager<keepr', 'phone'], ['keeper'])).toMatchObject([
      {
        code: 'unknown-column',
        path: ['columns', 0, 'renamedFrom'],
        message: 'the stored table "depot" has no column "keepr": "manager" would begin blank',
        hint: 'did you mean "keeper"?',
      },
    ]);
    expect(problemOf(['manager<boss'], ['keeper'])).toMatchObject([
      { hint: 'columns that no page names any more: keeper; if it is none of them, leave "renamedFrom" out' },
    ]);
    expect(problemOf(['manager<boss'], ['manager'])).toEqual([]);
  });
});
