import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { copyRecord, recordBelow, type PageSchema } from '../../../engine/index.ts';
import { english } from '../../inEnglish.ts';
import { compilePageFile } from '../../../engine/index.ts';
import { compile, declaration, open, stored, user } from './documentFixture.ts';

type Column = NonNullable<PageSchema['columns']>[number];

const ADDED: Column[] = [
  { type: 'input', key: 'docClerk', title: '制单员', defaultValue: { expression: '$user.username' } },
  { type: 'date', key: 'docDate', title: '制单日期', defaultValue: { expression: 'today()' } },
  { type: 'inputNumber', key: 'copies', title: '份数', defaultValue: { expression: 'round(2.5)' } },
];

const withColumns = (added: readonly Column[], schema: PageSchema = declaration): PageSchema => ({
  ...schema,
  columns: [...(schema.columns ?? []), ...added],
  details: (schema.details ?? []).map((detail) => ({
    ...detail,
    columns: [
      ...(detail.columns ?? []),
      { type: 'input', key: 'checkedBy', title: '核对人', defaultValue: { expression: '$user.realname' } },
    ],
  })),
});

const page = compile(withColumns(ADDED));

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

describe('a default that is an expression', () => {
  test('initialises a new record and its rows, with dates in the product time zone', () => {
    const document = open({ page });
    expect(document.values()).toMatchObject({ docClerk: 'clerk', docDate: '2026-11-28', copies: '3' });
    expect(document.detail('goods').liveValues()).toMatchObject([{ checkedBy: '制单员' }]);
    expect(document.detail('goods').newRow().values).toMatchObject({ checkedBy: '制单员' });
    expect(document.dirty).toBe(false);
  });

  test('is evaluated once: what staff write stays, and a stored record gets none', () => {
    const document = open({ page });
    document.set({ docClerk: null, docDate: '2026-01-02' });
    vi.setSystemTime(new Date('2026-12-31T20:00:00Z'));
    document.set({ ownerName: '远航' });
    expect(document.values()).toMatchObject({ docClerk: null, docDate: '2026-01-02' });
    expect(open({ page, record: stored() }).field('docClerk').value).toBeNull();
  });

  test('is evaluated again for a copy without the column and for a child record', () => {
    const copying = compile({ ...withColumns(ADDED), copy: { omit: ['docDate'], details: [] } });
    const source = { ...stored(), docDate: '2020-01-01', docClerk: 'other' };
    expect(copyRecord(copying, source, user)).toMatchObject({ docDate: '2026-11-28', docClerk: 'other' });
    expect(recordBelow(page, '17', user)).toMatchObject({ docDate: '2026-11-28' });
  });
});

describe('the doctor', () => {
  const problemsOf = (column: Column) =>
    compilePageFile(withColumns([column]), undefined, { id: 'test/declaration', dictionaries: new Map() })
      .problems.map(english)
      .filter(({ path }) => path[0] === 'columns' && Number(path[1]) >= (declaration.columns ?? []).length)
      .map(({ path, message, hint }) => [path.slice(2).join('/'), message, hint]);

  test('refuses a default that reads columns, or yields another type', () => {
    expect(
      problemsOf({ type: 'input', key: 'a', title: '甲', defaultValue: { expression: '$values.ownerName' } }),
    ).toEqual([['defaultValue/expression', expect.stringContaining('$values'), expect.stringContaining('$user')]]);
    expect(
      problemsOf({ type: 'inputNumber', key: 'a', title: '甲', defaultValue: { expression: '$user.id' } }),
    ).toEqual([['defaultValue/expression', expect.stringContaining('text'), undefined]]);
  });

  test('refuses a suggestion that depends on no column, and says what to write', () => {
    const suggested = (value: string): Column => ({
      type: 'date',
      key: 'a',
      title: '甲',
      compute: { value, mode: 'suggest' },
    });
    expect(problemsOf(suggested('today()'))).toEqual([
      [
        'compute/value',
        'the suggestion depends on no column, so it never changes',
        expect.stringContaining('"defaultValue": { "expression": "today()" }'),
      ],
    ]);
  });

  test('refuses an expression for the status, which moves alone change', () => {
    const status: Column = { type: 'input', key: 'state', title: '状态', defaultValue: { expression: '$user.id' } };
    const schema = withColumns([status], {
      ...declaration,
      resource: {
        url: '/test/declaration',
        table: 'test_declaration',
        permission: 'test:declaration',
        statusKey: 'state',
      },
    });
    const { problems } = compilePageFile(schema, undefined, {
      id: 'test/declaration',
      dictionaries: new Map(),
    });
    expect(problems.map(english).map(({ message }) => message)).toContain(
      'the default of the column "state" must be a value, not an expression',
    );
  });
});
