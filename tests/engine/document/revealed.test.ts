import { describe, expect, test } from 'vitest';
import { Revealed } from '../../../engine/document/validation/revealed.ts';
import { compile, declaration, line, open, stored, told, type } from './documentFixture.ts';

describe('what staff are told of', () => {
  test('an untouched form shows nothing', () => {
    const document = open();
    expect(document.field('ownerName').finding).toBeUndefined();
    expect(document.revealedFindings()).toEqual([]);
    expect(told(document.findings())).toContain('required /ownerName');
  });

  test('a field shows its finding after blur, but an untouched blank field shows none', () => {
    const document = open({ record: { ...stored(), netWt: 'x', ownerName: null } });
    document.touch('ownerName');
    expect(document.revealedFindings()).toEqual([]);
    document.touch('netWt');
    expect(document.field('netWt').finding).toMatchObject({ at: 'save' });
    document.set({ ownerName: '远航' });
    document.set({ ownerName: null });
    document.touch('ownerName');
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'required' });
  });

  test('judging a part answers with its findings, and shows them alone', async () => {
    const document = open();
    const { findings, ok } = await document.validate('save', new Set(['grossWet', 'netWt']));
    expect([findings, ok]).toEqual([[], true]);
    expect(document.revealedFindings()).toEqual([]);
    const wrong = await document.validate('submit', new Set(['ownerName']));
    expect(told(wrong.findings)).toEqual(['required /ownerName']);
    expect(told(document.revealedFindings())).toEqual(['required /ownerName']);
    const lines = await document.validate('save', new Set(['goods']));
    expect(lines.findings.every(({ path }) => path[0] === 'goods')).toBe(true);
  });

  test('a step that was left still shows its findings after a column is renamed', () => {
    const before = new Revealed();
    before.part(new Set(['feeNote']));
    const after = new Revealed();
    before.copyFieldsTo(after, (key) => (key === 'feeNote' ? 'freightNote' : key));
    expect(after.shows('save', [{ key: 'freightNote' }])).toBe(true);
    expect(after.shows('save', [{ key: 'feeNote' }])).toBe(false);
  });

  test('leaving a field twice tells subscribers once', () => {
    const document = open({ record: stored() });
    let heard = 0;
    document.subscribe(() => {
      heard += 1;
    });
    document.touch('ownerName');
    document.touch('ownerName');
    expect(heard).toBe(1);
  });

  test('a field shows its finding once it was changed', () => {
    const document = open();
    document.set({ ownerName: '一个远远超过十个字符的名称' });
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'maxLength' });
  });

  test('a rule shows at all its marks when one of them was changed', () => {
    const document = open({ record: stored() });
    document.set({ netWt: '500' });
    expect(document.field('grossWet').finding).toMatchObject({ ruleId: 'R05', path: ['grossWet'] });
    document.set({ netWt: '50' });
    expect(document.field('grossWet').finding).toBeUndefined();
  });

  test('a save that was tried shows what a save checks, and no more', async () => {
    const document = open({ record: { ...stored(), ownerName: null, netWt: 'x' } });
    await document.validate('save');
    expect(document.field('netWt').finding).toMatchObject({ at: 'save' });
    expect(document.field('ownerName').finding).toBeUndefined();
    await document.validate('submit');
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'required' });
  });

  test('a changed cell shows what the rules say of it', () => {
    const document = open({ record: stored() });
    type(document, 1, { declTotal: '9' });
    expect(document.detail('goods').messageAt('g2', 'declTotal')).toEqual({
      level: 'error',
      message: '总价应为数量乘单价',
    });
    type(document, 1, { declTotal: '55' });
    expect(document.detail('goods').messageAt('g2', 'declTotal')).toBeUndefined();
  });

  test('a changed cell shows what is wrong with it, and nothing of its neighbours', () => {
    const document = open({ record: { ...stored(), goodsList: [{ id: 'g1', codeTs: null }, { id: 'g2' }] } });
    expect(document.revealedFindings()).toEqual([]);
    type(document, 0, { gName: '新' });
    expect(document.revealedFindings()).toEqual([]);
    type(document, 0, { codeTs: '1' });
    type(document, 0, { codeTs: null });
    expect(told(document.revealedFindings())).toEqual(['required /goods/0/codeTs']);
  });

  test.each([
    ['by a condition', 'feeCurr', true],
    ['by a check', 'ownerName', true],
    ['by neither, though by others', 'netWt', false],
  ])('a field is marked as required %s', (_, key, required) => {
    expect(open({ record: stored() }).field(key).required).toBe(required);
  });

  test('a field that only must not be too long is not marked as required', () => {
    const columns = (declaration.columns ?? []).map((column) =>
      column.key === 'feeNote' ? { type: 'input' as const, key: 'feeNote', title: '运费说明', maxLength: 3 } : column,
    );
    const document = open({ page: compile({ ...declaration, columns }), record: stored() });
    expect(document.field('feeNote').required).toBe(false);
  });

  test('an existing finding shows after any place marked by its rule is visited', () => {
    const marks: Readonly<Record<string, string[]>> = {
      W01: ['/goods/*/gQty', '/goods/*/model'],
      R13: ['/goods/*/declTotal', '/goods'],
    };
    const rules = (declaration.rules ?? []).map((rule) => ({ ...rule, marks: marks[rule.id] ?? rule.marks }));
    const lines = ['g1', 'g2', 'g3'].map((id) => ({ ...line({ gQty: '999', declTotal: '1' }), id }));
    const document = open({ page: compile({ ...declaration, rules }), record: { ...stored(), goodsList: lines } });
    const shown = () =>
      ['g1', 'g2', 'g3'].flatMap((id) =>
        ['gQty', 'declTotal'].filter((key) => document.detail('goods').messageAt(id, key)).map((key) => `${id} ${key}`),
      );
    expect(document.findings().length).toBeGreaterThan(6);
    document.set({ ownerName: '远航' });
    expect(shown()).toEqual([]);
    // A finding for the whole detail is revealed once one of its rows was edited.
    type(document, 1, { tradeCurr: 'EUR' });
    expect(shown()).toEqual(['g1 declTotal', 'g2 declTotal', 'g3 declTotal']);
    type(document, 1, { model: 'X2' });
    expect(shown()).toEqual(['g1 declTotal', 'g2 gQty', 'g2 declTotal', 'g3 declTotal']);
  });

  test('the table is told of the rows whose findings have changed, and of no others', () => {
    const document = open({ record: stored() });
    type(document, 1, { declTotal: '9' });
    type(document, 2, { gQty: '10000' });
    const told: { readonly rowIds: readonly string[]; readonly errors: boolean }[] = [];
    document.detail('goods').subscribe(({ rowIds, errors }) => void told.push({ rowIds: [...rowIds], errors }));
    document.set({ ownerName: '远航' });
    expect(told).toEqual([]);
    type(document, 1, { declTotal: '55' });
    expect(told).toEqual([{ rowIds: ['g2'], errors: false }]);
  });

  test('cells that depend on the header are judged anew when it changes', async () => {
    const [goods] = declaration.details ?? [];
    if (!goods) throw new Error('no detail');
    const columns = goods.columns.map((column) =>
      column.key === 'tradeCurr' ? { ...column, required: "$values.feeMark == '3'" } : column,
    );
    const strict = compile({ ...declaration, details: [{ ...goods, columns }] });
    const document = open({ page: strict, record: stored() });
    type(document, 0, { tradeCurr: null });
    expect((await document.validate('submit')).ok).toBe(true);
    document.set({ feeMark: '3', feeNote: '说明' });
    expect(told(document.findings())).toEqual(['required /goods/0/tradeCurr']);
  });
});
