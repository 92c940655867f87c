import { describe, expect, it } from 'vitest';
import { compileReport, compileSchemas, parseReport } from '../../../../engine/index.ts';
import type { ReportSchema } from '../../../../engine/index.ts';
import { inEnglish } from '../../../inEnglish.ts';

const party: ReportSchema = {
  schemaVersion: 1,
  kind: 'report',
  code: 'party',
  title: '往来单位',
  columns: [
    { key: 'name', title: '名称', searchMode: 'single', isOrder: true },
    { key: 'code', title: '编码', searchMode: 'single', href: '/crm/customer?id=${code}' },
    { key: 'kind', title: '类别', replace_val: '客户_customer,供应商_supplier', searchMode: 'single' },
    { key: 'credit', title: '额度', fieldType: 'Decimal', isTotal: true, groupTitle: '金额', searchMode: 'group' },
  ],
  order: [{ column: 'code', order: 'desc' }],
  params: [
    { name: 'owner', defaultValue: '#{sys_user_code}' },
    { name: 'level', title: '级别', defaultValue: 'A', required: true },
  ],
};

const STATEMENT = "select 'x' as name, 'y' as code, 'customer' as kind, 1 as credit";

const compiled = (change: Partial<ReportSchema> = {}, statement = STATEMENT) =>
  compileReport({ ...party, ...change }, new Map(), statement);

describe('a popup report', () => {
  it('fills in what its file leaves out', () => {
    const { report, problems } = compiled();
    expect(problems).toEqual([]);
    expect(
      report?.columns.map(({ width, fieldType, isShow, expanded }) => [width, fieldType, isShow, expanded]),
    ).toEqual([
      [120, 'String', true, false],
      [120, 'String', true, false],
      [120, 'String', true, true],
      [120, 'Decimal', true, true],
    ]);
    expect(report?.columns[2]?.options).toEqual([
      { value: 'customer', text: '客户' },
      { value: 'supplier', text: '供应商' },
    ]);
    expect(report?.params).toEqual([
      {
        name: 'owner',
        title: 'owner',
        fieldType: 'String',
        required: false,
        defaultValue: { kind: 'variable', name: 'sys_user_code' },
      },
      {
        name: 'level',
        title: '级别',
        fieldType: 'String',
        required: true,
        defaultValue: { kind: 'literal', value: 'A' },
      },
    ]);
  });

  it.each<[string, Partial<ReportSchema>, string]>([
    ['a column twice', { columns: [...party.columns, { key: 'name', title: 'X' }] }, 'duplicate-key /columns/4/key'],
    ['a parameter twice', { params: [{ name: 'a' }, { name: 'a' }] }, 'duplicate-key /params/1/name'],
    ['an order by nothing', { order: [{ column: 'nam' }] }, 'unknown-column /order/0/column'],
    [
      'a link to nothing',
      { columns: [{ key: 'a', title: 'A', href: '/x?id=${id}' }], order: [] },
      'unknown-column /columns/0/href',
    ],
    [
      'a sum of texts',
      { columns: [{ key: 'a', title: 'A', isTotal: true }], order: [] },
      'wrong-type /columns/0/isTotal',
    ],
    [
      'an unknown dictionary',
      { columns: [{ key: 'a', title: 'A', dictCode: 'x' }], order: [] },
      'unknown-dictionary /columns/0/dictCode',
    ],
    [
      'an unknown variable',
      { params: [{ name: 'a', defaultValue: '#{sys_usr_code}' }] },
      'unknown-variable /params/0/defaultValue',
    ],
  ])('reports %s', (_, change, problem) => {
    expect(compiled(change).problems.map(({ code, path }) => `${code} /${path.join('/')}`)).toEqual([problem]);
  });

  it('wants a permission where anybody could read a table', () => {
    const { report, problems } = compiled({}, 'select name from crm_customer');
    expect(problems).toMatchObject([{ code: 'missing-permission', path: [] }]);
    expect(report).toBeUndefined();
    expect(compiled({ permission: 'crm:party:list' }, 'select name from crm_customer').report).toBeDefined();
  });

  it('has no parameter that is called like what the session says', () => {
    const { problems } = compiled({ params: [{ name: 'tenant_id' }] }, 'select :tenant_id as name');
    expect(problems).toMatchObject([{ code: 'reserved-name', path: ['params', 0, 'name'] }]);
  });

  it('holds no statement: that stands beside it and is never served', () => {
    const { problems } = parseReport(JSON.stringify({ ...party, sql: 'select 1' }), 'party.json');
    expect(problems[0]).toMatchObject({ code: 'unknown-key', path: ['sql'] });
  });
});

const page = (popup: object) => ({
  schemaVersion: 1,
  kind: 'list',
  title: 'P',
  resource: { url: '/p', table: 'p', permission: 'a:p' },
  columns: [{ type: 'popup', key: 'a', title: 'A', popupCode: 'party', orgFields: 'name', destFields: 'a', ...popup }],
  list: { columns: ['a'] },
  form: { groups: [] },
});

const said = (files: Record<string, object>, statement?: string): string[] => {
  const texts = new Map(Object.entries(files).map(([path, value]) => [path, JSON.stringify(value)]));
  for (const path of Object.keys(files))
    if (path.startsWith('reports/')) texts.set(path.replace('.json', '.sql'), statement ?? STATEMENT);
  if (statement === '') texts.delete('reports/party.sql');
  return compileSchemas({ texts }).problems.map(inEnglish);
};

describe('a folder with reports', () => {
  it.each<[string, object, string[]]>([
    ['nothing wrong', { param: { owner: 'x', kind: 'customer' }, sorter: 'code=desc' }, []],
    [
      'an unknown report',
      { popupCode: 'partie' },
      ['/columns/0/popupCode unknown report "partie", did you mean "party"?'],
    ],
    [
      'an unknown column of the report',
      { orgFields: ['nam'] },
      ['/columns/0/orgFields/0 the report "party" has no column "nam", did you mean "name"?'],
    ],
    [
      'an unknown column in comma text',
      { orgFields: 'nam' },
      ['/columns/0/orgFields the report "party" has no column "nam"'],
    ],
    ['an unknown order', { sorter: 'cod=asc' }, ['/columns/0/sorter the report "party" has no column "cod"']],
    [
      'an unknown parameter',
      { param: { ownr: 'x' } },
      ['/columns/0/param/ownr the report "party" has no parameter "ownr", did you mean "owner"?'],
    ],
  ])('finds %s in a popup', (_, popup, problems) => {
    expect(said({ 'reports/party.json': party, 'pages/p.json': page(popup) })).toEqual(
      problems.map((problem) => expect.stringContaining(problem) as string),
    );
  });

  it('says a broken report once, and not at each popup', () => {
    const problems = said({ 'reports/party.json': { ...party, title: '' }, 'pages/p.json': page({}) });
    expect(problems).toEqual([expect.stringContaining('reports/party.json:1:')]);
  });

  it('says what is wrong within a report at its place in its file', () => {
    const broken = { ...party, order: [{ column: 'cod' }] };
    expect(said({ 'reports/party.json': broken })).toEqual([
      expect.stringMatching(/^schemas\/reports\/party\.json:1:\d+ \/order\/0\/column .*did you mean "code"\?$/),
    ]);
  });

  it('misses the statement beside a report', () => {
    const files = { 'reports/party.json': party };
    expect(said(files)).toEqual([]);
    expect(said(files, '')).toEqual([
      expect.stringContaining('/code the statement of the report is missing, write schemas/reports/party.sql'),
    ]);
  });

  it('names line and column of what is wrong with a statement', () => {
    const files = { 'reports/party.json': { ...party, permission: 'crm:party:list' }, 'pages/p.json': page({}) };
    expect(said(files, "select 'x' as name,\n  :levle as code")).toEqual([
      'schemas/reports/party.sql:2:3 / the report has no parameter "levle", did you mean "level"?',
    ]);
    expect(said(files, 'select name\nfrom pp')).toEqual([
      expect.stringContaining('schemas/reports/party.sql:2:6 / no page keeps a table "pp", did you mean "p"?'),
    ]);
  });

  it('calls a report after its file, and lets the menu show it and grant it', () => {
    expect(said({ 'reports/parties.json': party })).toEqual([
      expect.stringContaining('the report "party" stands in a file called "parties"'),
    ]);
    const guarded = { ...party, permission: 'crm:party:list' };
    const item = { path: '/p', name: 'p', title: 'P', component: 'report:party' };
    const permissionList = [{ action: 'crm:party:list', title: '查看' }];
    expect(said({ 'reports/party.json': guarded, 'menu.json': [{ ...item, permissionList }] })).toEqual([]);
    expect(said({ 'reports/party.json': guarded, 'menu.json': [item] })).toEqual([
      expect.stringContaining('/permission the menu lists no "crm:party:list"'),
    ]);
    expect(said({ 'reports/party.json': party, 'menu.json': [{ ...item, component: 'report:partie' }] })).toEqual([
      expect.stringContaining('no report is called "report:partie", did you mean "report:party"?'),
    ]);
  });
});
