import { describe, expect, test } from 'vitest';
import {
  copyMarks,
  copyRecord,
  createPageDocument,
  draftOf,
  fitDraft,
  isDraft,
  toPointer,
  type ColumnSchema,
} from '../../../engine/index.ts';
import { compile, declaration, line, lookup, page, stored, user } from './documentFixture.ts';

const copying = (omit: string[], details: string[] = []) => compile({ ...declaration, copy: { omit, details } });

describe('a copy of a record', () => {
  test('takes the head along, without id, version, who and when, and labels', () => {
    const copy = copyRecord(copying([]), stored(), user);
    expect(copy).toMatchObject({ ownerName: '宏达', grossWet: '120.50000', feeMark: '2', status: 'draft' });
    expect(Object.keys(copy)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(id|version|createBy|.*_dictText)$/)]),
    );
  });

  test('starts what the page leaves out as a new record does', () => {
    const record = { ...stored(), status: 'review' };
    expect(copyRecord(copying(['ownerName', 'status']), record, user)).toMatchObject({ status: 'draft' });
    expect(Object.hasOwn(copyRecord(copying(['ownerName', 'status']), record, user), 'ownerName')).toBe(false);
  });

  test('takes the rows of the named details along, as new rows', () => {
    const { goodsList } = copyRecord(copying([], ['goods']), stored(), user);
    expect(goodsList).toHaveLength(3);
    expect(goodsList).toMatchObject([1, 2, 3].map((gNo) => ({ gNo: String(gNo), codeTs: line()['codeTs'] })));
    expect((goodsList as object[]).some((row) => Object.hasOwn(row, 'id'))).toBe(false);
  });

  test('leaves out what a fill rule gives: a copy gets numbers of its own [S1-4]', () => {
    const numbered: ColumnSchema = { type: 'input', key: 'ownerName', title: '货主', fillRule: 'owner_no' };
    const columns = (declaration.columns ?? []).map((column) => (column.key === 'ownerName' ? numbered : column));
    const copied = copyRecord(compile({ ...declaration, columns, copy: { omit: [], details: [] } }), stored(), user);
    expect(Object.hasOwn(copied, 'ownerName')).toBe(false);
    expect(copied).toMatchObject({ grossWet: '120.50000' });
  });

  test('starts other details with their fewest rows', () => {
    expect(copyRecord(copying([]), stored(), user)['goodsList']).toHaveLength(1);
  });

  test("keeps the page's fixed values, whatever page the record comes from", () => {
    const exporting = { ...page, resource: { ...page.resource, fixed: { ieFlag: 'E' } } };
    expect(copyRecord(exporting, { ...stored(), ieFlag: 'I' }, user)['ieFlag']).toBe('E');
  });

  test('leaves the stored record as it was, however the copy is changed', () => {
    const record = stored();
    const copied = copying([], ['goods']);
    const document = createPageDocument({
      page: copied,
      ports: { lookup },
      user,
      record: copyRecord(copied, record, user),
    });
    const model = document.detail('goods');
    model.commit({ kind: 'set', cells: [{ rowId: model.rowAt(0).id, key: 'gName', value: '改' }] }, '修改');
    expect(record).toEqual(stored());
    expect(document.toWire()).not.toHaveProperty('id');
  });
});

describe('what staff are to confirm of a copy', () => {
  const confirming = (confirm?: string[], omit: string[] = ['ownerName', 'status']) =>
    compile({ ...declaration, copy: { omit, details: ['goods'], ...(confirm && { confirm }) } });
  const opened = (of: ReturnType<typeof confirming>, source = stored()) => {
    const record = copyRecord(of, source, user);
    return createPageDocument({ page: of, ports: { lookup }, user, record, marks: copyMarks(of, source, record) });
  };
  const told = (document: ReturnType<typeof opened>) =>
    document.marks.all().map(({ ruleId, path }) => `${ruleId} ${toPointer(path)}`);

  test('marks copied and omitted values at fields and cells and lists them as problems', () => {
    const document = opened(confirming(['feeMark', 'feeNote', 'goods.gName']));
    expect(told(document)).toEqual([
      'leftBlank /ownerName',
      'copied /feeMark',
      ...[0, 1, 2].map((row) => `copied /goods/${row}/gName`),
    ]);
    expect(document.revealedFindings().map(({ message }) => message)).toContain('生产销售单位没有复制，请填写');
    expect(document.field('feeMark').finding).toMatchObject({ level: 'warn', message: '运费标记是复制来的，请核对' });
    expect(document.dirty).toBe(false);
  });

  test('clears on change or explicit confirmation, remains for the rest and never blocks submit', async () => {
    const document = opened(confirming(['feeMark', 'grossWet', 'goods.gName']));
    const model = document.detail('goods');
    document.set({ grossWet: '7' });
    model.commit({ kind: 'remove', rowIds: [model.rowAt(0).id] }, '删除');
    document.marks.confirm(document.marks.all().filter(({ path }) => path[0] === 'ownerName'));
    expect(told(document)).toEqual(['copied /feeMark', 'copied /goods/0/gName', 'copied /goods/1/gName']);
    const { findings } = await document.validate('submit');
    expect(findings.filter(({ ruleId }) => ruleId === 'copied')).toEqual([]);
    expect(told(document.migrate(confirming(['feeMark'])) as typeof document)).toHaveLength(3);
  });

  test('is stored in the draft by row, without confirmed marks, and survives a reload', () => {
    const of = confirming(['feeMark', 'goods.gName']);
    const before = opened(of);
    const model = before.detail('goods');
    before.set({ grossWet: '7' });
    model.commit({ kind: 'remove', rowIds: [model.rowAt(0).id] }, '删除');
    before.marks.confirm(before.marks.all().filter(({ path }) => path[0] === 'feeMark'));
    const left = ['leftBlank /ownerName', 'copied /goods/0/gName', 'copied /goods/1/gName'];
    expect(told(before)).toEqual(left);
    const draft: unknown = JSON.parse(JSON.stringify(draftOf(before)));
    if (!isDraft(draft)) throw new Error('no draft');
    const { changes } = fitDraft(of, draft);
    const { marks = [] } = draft;
    for (const after of [opened(of), createPageDocument({ page: of, ports: { lookup }, user })]) {
      after.restore(changes, '恢复');
      after.marks.restore([...marks, { ruleId: 'copied', key: 'nothing' }]);
      expect(told(after)).toEqual(left);
    }
    expect(isDraft({ ...draft, marks: [{ ruleId: 'x', key: 'feeMark' }] })).toBe(false);
  });

  test('defaults to the editable header dates when the page lists none', () => {
    const columns = [
      ...(declaration.columns ?? []),
      { type: 'date', key: 'ieDate', title: '出口日期' },
      { type: 'date', key: 'signedAt', title: '放行日期', disabled: true },
    ] satisfies ColumnSchema[];
    const form = { groups: [{ key: 'base', title: '基本', fields: ['ownerName', 'ieDate', 'signedAt'] }] };
    const dated = compile({ ...declaration, columns, form, copy: { omit: [], details: [] } });
    const days = { ieDate: '2026-01-05', signedAt: '2026-01-06' };
    expect(told(opened(dated, { ...stored(), ...days }))).toEqual(['copied /ieDate']);
  });

  test('is refused where the page has no such column', () => {
    expect(() => confirming(['feeMarc', 'goods.nothing'])).toThrow(/feeMarc|goods\.nothing/);
  });
});
