import { describe, expect, it } from 'vitest';
import type { PageSchema, ValidateRule } from '../../../../engine/index.ts';
import { compiledOrder, compileOrder, copyOfOrderPage, orderPage } from './orderPage.ts';
import { english } from '../../../inEnglish.ts';

const withResource = (change: Partial<NonNullable<PageSchema['resource']>>): PageSchema => {
  const page = copyOfOrderPage();
  if (page.resource) page.resource = { ...page.resource, ...change };
  return page;
};
const said = (page: PageSchema): string[] =>
  compileOrder(page).problems.map(({ code, path }) => `${code} /${path.join('/')}`);

describe('the row permission of a resource', () => {
  it('says which records are seen, once for the engine and once for the database', () => {
    const visible =
      "$record.sysOrgCode == $user.orgCode || isIn($record.status, 'draft', 'sent') && !isBlank($record.total)";
    const { rowPermission } = compiledOrder(withResource({ rowPermission: { visible } })).resource;
    expect(rowPermission?.visible?.filter).toEqual({
      kind: 'any',
      parts: [
        { kind: 'compare', column: 'sysOrgCode', op: 'eq', operand: { kind: 'user', field: 'orgCode' } },
        {
          kind: 'all',
          parts: [
            {
              kind: 'in',
              column: 'status',
              operands: [
                { kind: 'literal', value: 'draft' },
                { kind: 'literal', value: 'sent' },
              ],
            },
            { kind: 'not', part: { kind: 'blank', column: 'total' } },
          ],
        },
      ],
    });
  });

  it('turns comparisons round that start with the value', () => {
    const { rowPermission } = compiledOrder(
      withResource({ rowPermission: { visible: '100 >= $record.total' } }),
    ).resource;
    expect(rowPermission?.visible?.filter).toEqual({
      kind: 'compare',
      column: 'total',
      op: 'le',
      operand: { kind: 'literal', value: '100' },
    });
  });

  it.each([
    ['==', 'eq', 'eq'],
    ['!=', 'ne', 'ne'],
    ['>', 'gt', 'lt'],
    ['>=', 'ge', 'le'],
    ['<', 'lt', 'gt'],
    ['<=', 'le', 'ge'],
  ])('asks the database for %s as "%s", and as "%s" where the value comes first', (sign, op, mirrored) => {
    const filterOf = (visible: string) =>
      compiledOrder(withResource({ rowPermission: { visible } })).resource.rowPermission?.visible?.filter;
    const compare = { kind: 'compare', column: 'total', operand: { kind: 'literal', value: '-7' } };
    expect(filterOf(`$record.total ${sign} -7`)).toEqual({ ...compare, op });
    expect(filterOf(`-7 ${sign} $record.total`)).toEqual({ ...compare, op: mirrored });
  });

  it.each(['id', 'username', 'realname', 'orgCode'])('compares with the %s of whoever asks', (field) => {
    const visible = `$record.status == $user.${field}`;
    expect(
      compiledOrder(withResource({ rowPermission: { visible } })).resource.rowPermission?.visible?.filter,
    ).toMatchObject({ operand: { kind: 'user', field } });
  });

  it('takes the start of a text literally', () => {
    const visible = "startsWith($record.orderNumber, 'A_1')";
    expect(compiledOrder(withResource({ rowPermission: { visible } })).resource.rowPermission?.visible?.filter).toEqual(
      {
        kind: 'compare',
        column: 'orderNumber',
        op: 'like',
        operand: { kind: 'literal', value: 'A\\_1%' },
      },
    );
  });

  it('may ask anything of a single record that is to be changed or deleted', () => {
    const rowPermission = { editable: '$record.total + 1 > $record.discount', deletable: "$record.status == 'draft'" };
    const compiled = compiledOrder(withResource({ rowPermission })).resource.rowPermission;
    expect(compiled?.editable?.reads).toEqual([
      ['$record', 'total'],
      ['$record', 'discount'],
    ]);
    expect(compiled?.deletable).toBeDefined();
  });

  it.each([
    [
      'what the database cannot decide',
      { visible: '$record.total + 1 > 2' },
      'not-a-filter /resource/rowPermission/visible',
    ],
    [
      'two columns compared',
      { visible: '$record.total > $record.discount' },
      'not-a-filter /resource/rowPermission/visible',
    ],
    ['an unknown column', { editable: "$record.stauts == 'x'" }, 'unknown-name /resource/rowPermission/editable'],
    ['the values of a form', { editable: "$values.status == 'x'" }, '/resource/rowPermission/editable'],
  ])('reports %s', (_, rowPermission, problem) => {
    expect(said(withResource({ rowPermission }))).toEqual([
      expect.stringContaining(problem.replace('unknown-name ', '')),
    ]);
  });
});

describe('the indexes of a resource', () => {
  it('name columns of the head or of the system', () => {
    expect(compiledOrder(withResource({ index: [['status', 'createTime']] })).resource.index).toEqual([
      ['status', 'createTime'],
    ]);
    expect(said(withResource({ index: [['stats']] }))).toEqual(['unknown-column /resource/index/0/0']);
  });
});

const withRule = (rule: ValidateRule): PageSchema => {
  const page = copyOfOrderPage();
  const [first] = page.columns ?? [];
  if (first) first.validateRules = [rule];
  return page;
};

describe('the remote checks of a column [W5.1-57]', () => {
  it.each<[ValidateRule, object]>([
    [{ remote: 'duplicate' }, { kind: 'duplicate', name: 'duplicate', at: 'save' }],
    [
      { id: 'R40', remote: 'duplicate', at: 'submit' },
      { kind: 'duplicate', name: 'R40', at: 'submit' },
    ],
    [
      { remote: 'checkRule', ruleCode: 'orderNo' },
      { kind: 'checkRule', name: 'checkRule', ruleCode: 'orderNo', at: 'save' },
    ],
    [
      { remote: 'customerCode', type: '1' },
      { kind: 'configured', name: 'customerCode', type: '1', at: 'save' },
    ],
    [{ remote: 'unifiedCode' }, { kind: 'configured', name: 'unifiedCode', at: 'save' }],
  ])('%j asks the server', (rule, check) => {
    const column = compiledOrder(withRule(rule)).columns[0];
    expect(column?.remoteChecks).toEqual([check]);
    expect(column?.checks.map(({ id }) => id)).toEqual(['type', 'maxLength']);
  });

  it('are absent where none is asked for', () => expect(compiledOrder().columns[0]?.remoteChecks).toBeUndefined());

  it.each<[string, ValidateRule, string]>([
    ['an unknown check', { remote: 'duplicat' }, 'unknown-remote-check /columns/0/validateRules/0/remote'],
    ['a check rule without code', { remote: 'checkRule' }, 'missing-key /columns/0/validateRules/0'],
    [
      'a code without check rule',
      { remote: 'duplicate', ruleCode: 'x' },
      'misplaced-key /columns/0/validateRules/0/ruleCode',
    ],
    [
      'a type without configured check',
      { remote: 'duplicate', type: 'x' },
      'misplaced-key /columns/0/validateRules/0/type',
    ],
    [
      'a message that nobody would see',
      { remote: 'duplicate', message: 'x' },
      'misplaced-key /columns/0/validateRules/0/message',
    ],
  ])('report %s', (_, rule, problem) => expect(said(withRule(rule))).toEqual([problem]));
});

describe('what a page leaves out of the one it extends', () => {
  const twin = (change: Partial<PageSchema>): PageSchema => ({
    schemaVersion: 1,
    kind: 'list',
    title: '孪生',
    extends: 'demo/base',
    ...change,
  });

  it('goes from columns, groups, list, query, copy and unique alike', () => {
    const page = compiledOrder(twin({ omit: { columns: ['orderNumber', 'orderDate'], rules: ['E02'] } }), orderPage);
    expect(page.columnByKey.has('orderNumber')).toBe(false);
    expect(page.list.columns.map(({ key }) => key)).toEqual(['partyName', 'total', 'status', 'createTime']);
    expect(page.list.query.map(({ key }) => key)).toEqual(['partyName', 'status', 'lines.goods']);
    expect(page.form.groups[0]?.fields.map(({ key }) => key)).toEqual(['party', 'reason', 'status']);
    expect(page.copy?.omit).toEqual(['status']);
    expect(page.resource.unique).toEqual([]);
    expect(page.rules.map(({ id }) => id)).toEqual(['E01']);
  });

  it('may be a detail, an action, a query item or a column of a detail', () => {
    const omit = {
      actions: ['delete', 'submit'],
      query: ['status'],
      columns: ['lines.price', 'lines.amount', 'total'],
      rules: ['E01', 'E02'],
    };
    const page = compiledOrder(twin({ omit }), orderPage);
    expect(page.list.actions.map(({ id }) => id)).toEqual(['add', 'edit']);
    expect(page.list.query.map(({ key }) => key)).toEqual(['partyName', 'orderDate', 'lines.goods']);
    expect(page.details[0]?.columns.map(({ key }) => key)).toEqual(['lineNo', 'goods', 'unit', 'quantity']);
    const without = compiledOrder(
      twin({ omit: { details: ['lines'], columns: ['total'], rules: ['E01', 'E02'] } }),
      orderPage,
    );
    expect([without.details, without.form.tabs, without.copy?.details]).toEqual([[], [], []]);
  });

  it('leaves no group without fields', () => {
    const omit = { columns: ['orderNumber', 'party', 'reason', 'status'], actions: ['submit', 'edit'], rules: ['E02'] };
    const readOnly = {
      form: { readOnly: false, groups: [] },
      resource: { url: '/t', table: 't', permission: 'a:t', statusKey: 'size' },
    };
    const page = compiledOrder(twin({ omit, ...readOnly }), orderPage);
    expect(page.form.groups).toEqual([]);
  });

  it('is missed by what still reads it, at its place in the other file', () => {
    const { problems } = compileOrder(twin({ omit: { columns: ['discount'] } }), orderPage);
    expect(problems.map(english).map(({ path, message }) => `${path.join('/')} ${message}`)).toEqual([
      expect.stringContaining('in "demo/base" at /columns/5/disabled'),
      expect.stringContaining('in "demo/base" at /columns/5/required'),
    ]);
  });

  it('must be there, and needs an extended page', () => {
    const { problems } = compileOrder(twin({ omit: { columns: ['discont'], actions: ['subm'] } }), orderPage);
    expect(problems.map(english)).toEqual([
      expect.objectContaining({ code: 'unknown-name', path: ['omit', 'columns', 0], hint: 'did you mean "discount"?' }),
      expect.objectContaining({ code: 'unknown-name', path: ['omit', 'actions', 0] }),
    ]);
    expect(said({ ...copyOfOrderPage(), omit: { columns: ['size'] } })).toEqual(['misplaced-key /omit']);
  });
});
