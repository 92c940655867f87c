import { describe, expect, test } from 'vitest';
import type { Finding } from '../../../engine/index.ts';
import { addLine, compile, declaration, line, open, page, rowIds, stored, told, type } from './documentFixture.ts';

describe('findings', () => {
  test('a good record has none', async () => {
    const result = await open({ record: stored() }).validate('submit');
    expect(result).toEqual({ findings: [], ok: true, unconfirmed: [] });
  });

  test('stand at the paths of their marks, rows by index, with the id of the row', async () => {
    const document = open({ record: { ...stored(), grossWet: '1' } });
    type(document, 1, { firstUnit: '035' });
    const { findings, ok } = await document.validate('submit');
    expect(ok).toBe(false);
    expect(told(findings)).toEqual(['R05 /grossWet', 'R05 /netWt', 'R17 /goods/1/firstUnit']);
    expect(findings.at(-1)).toMatchObject({ level: 'error', rowId: 'g2', message: '法定单位应为001' });
  });

  test('unfinished work can be saved: only the checks of a save count then', async () => {
    const document = open();
    expect(await document.validate('save')).toMatchObject({ ok: true, findings: [] });
    expect(told((await document.validate('submit')).findings)).toEqual(['required /ownerName', 'required /goods/0/codeTs']);
  });

  test('a submit includes the checks of a save', async () => {
    const document = open({ record: { ...stored(), ownerName: '一个远远超过十个字符的名称' } });
    expect(told((await document.validate('save')).findings)).toEqual(['maxLength /ownerName']);
    expect(told((await document.validate('submit')).findings)).toEqual(['maxLength /ownerName']);
  });

  test('are in the order of the page: form, then rows, each row by its columns', async () => {
    const document = open({ record: { ...stored(), ownerName: null, grossWet: '1' } });
    type(document, 1, { codeTs: null, gQty: '11' });
    type(document, 0, { firstUnit: '035', declTotal: '1' });
    expect(told((await document.validate('submit')).findings)).toEqual([
      'required /ownerName',
      'R05 /grossWet',
      'R05 /netWt',
      'R13 /goods/0/declTotal',
      'R17 /goods/0/firstUnit',
      'required /goods/1/codeTs',
    ]);
  });

  test('rows that were never drawn are judged too', async () => {
    const goodsList = Array.from({ length: 50 }, (_, index) => line({ gQty: index === 41 ? 'x' : '10' }));
    const document = open({ record: { ...stored(), goodsList } });
    expect(told((await document.validate('save')).findings)).toEqual(['type /goods/41/gQty']);
  });

  test('a requirement that depends on other fields holds at submit', async () => {
    const document = open({ record: { ...stored(), feeCurr: null } });
    expect((await document.validate('save')).ok).toBe(true);
    expect((await document.validate('submit')).findings).toMatchObject([
      { ruleId: 'required', path: ['feeCurr'], message: '运费币制不能为空', at: 'submit' },
    ]);
  });

  test('nothing is required in a hidden field, nor in one that is cleared while disabled', async () => {
    const document = open({ record: { ...stored(), feeMark: '1', feeCurr: null } });
    expect((await document.validate('submit')).ok).toBe(true);
    document.set({ feeMark: '3', feeCurr: 'USD' });
    expect(told((await document.validate('submit')).findings)).toEqual(['required /feeNote']);
  });

  test('too few rows may be saved and not submitted', async () => {
    const document = open({ record: { ...stored(), goodsList: [] } });
    expect((await document.validate('save')).ok).toBe(true);
    expect((await document.validate('submit')).findings).toMatchObject([
      { ruleId: 'minRows', path: ['goods'], message: '商品至少 1 行' },
    ]);
  });

  test('too many rows may not even be saved', async () => {
    const [goods] = declaration.details ?? [];
    if (!goods) throw new Error('no detail');
    const small = compile({ ...declaration, details: [{ ...goods, maxRows: 2 }] });
    const result = await open({ page: small, record: stored() }).validate('save');
    expect(result.findings).toMatchObject([{ ruleId: 'maxRows', path: ['goods'], message: '商品最多 2 行，现有 3 行' }]);
  });

  test('a rule says nothing while an operand is blank', async () => {
    const document = open({ record: { ...stored(), grossWet: null, packWet: null } });
    expect((await document.validate('submit')).ok).toBe(true);
  });

  test('a warning is told and does not stop', async () => {
    const document = open({ record: { ...stored(), netWt: '5', packWet: '1' } });
    const { findings, ok } = await document.validate('submit');
    expect(told(findings)).toContain('W01 /goods/2/gQty');
    expect(findings.filter(({ level }) => level === 'error')).toEqual([]);
    expect(ok).toBe(true);
  });

  test('follow the rows when these move', async () => {
    const document = open({ record: stored() });
    type(document, 0, { firstUnit: '035' });
    await document.validate('submit');
    document.detail('goods').commit({ kind: 'move', rowId: 'g1', to: 2 }, '移动');
    expect(told(document.findings())).toEqual(['R17 /goods/2/firstUnit']);
    addLine(document, 0, line());
    expect(told(document.findings())).toEqual(['R17 /goods/3/firstUnit']);
  });

  test('go with their row and come back with it', async () => {
    const document = open({ record: stored() });
    type(document, 0, { firstUnit: '035' });
    await document.validate('submit');
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g1'] }, '删除');
    expect(document.findings()).toEqual([]);
    document.undo();
    expect(told(document.findings())).toEqual(['R17 /goods/0/firstUnit']);
  });
});

describe('what staff are told of', () => {
  test('an untouched form shows nothing', () => {
    const document = open();
    expect(document.field('ownerName').finding).toBeUndefined();
    expect(document.revealedFindings()).toEqual([]);
    expect(told(document.findings())).toContain('required /ownerName');
  });

  test('a field shows its finding once it was left', () => {
    const document = open();
    document.touch('ownerName');
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'required' });
    expect(told(document.revealedFindings())).toEqual(['required /ownerName']);
  });

  test('leaving a field twice tells subscribers once', () => {
    const document = open();
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
    expect(document.detail('goods').messageAt('g2', 'declTotal')).toEqual({ level: 'error', message: '总价应为数量乘单价' });
    type(document, 1, { declTotal: '55' });
    expect(document.detail('goods').messageAt('g2', 'declTotal')).toBeUndefined();
  });

  test('the table is given findings only when they have changed', () => {
    const document = open({ record: stored() });
    type(document, 1, { declTotal: '9' });
    let given = 0;
    document.detail('goods').subscribe(({ kind }) => {
      if (kind === 'errors') given += 1;
    });
    document.set({ ownerName: '远航' });
    expect(given).toBe(0);
    type(document, 1, { declTotal: '55' });
    expect(given).toBe(1);
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

describe('findings of the server', () => {
  const finding = (ruleId: string, path: Finding['path']): Finding => ({
    ruleId,
    level: 'error',
    at: 'submit',
    path,
    message: `${ruleId} 不通过`,
  });

  test('show at their fields and cells until these change', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['ownerName']), finding('S2', ['goods', 1, 'gName'])]);
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'S1' });
    expect(document.detail('goods').messageAt('g2', 'gName')).toEqual({ level: 'error', message: 'S2 不通过' });
    document.set({ ownerName: '远航' });
    expect(document.field('ownerName').finding).toBeUndefined();
    type(document, 0, { gName: '别的' });
    expect(told(document.revealedFindings())).toEqual(['S2 /goods/1/gName']);
    type(document, 1, { gName: '别的' });
    expect(document.revealedFindings()).toEqual([]);
  });

  test('follow their row, and go with it', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S2', ['goods', 1, 'gName'])]);
    addLine(document, 0, line());
    expect(told(document.findings())).toEqual(['S2 /goods/2/gName']);
    document.detail('goods').commit({ kind: 'remove', rowIds: ['g2'] }, '删除');
    expect(document.findings()).toEqual([]);
  });

  test('do not stop another try, and are told once beside the own finding', async () => {
    const document = open({ record: { ...stored(), ownerName: null } });
    document.showFindings([finding('S1', ['netWt']), finding('required', ['ownerName'])]);
    expect(told((await document.validate('save')).findings)).toEqual([]);
    expect(told(document.findings())).toEqual(['required /ownerName', 'S1 /netWt']);
  });

  test('are gone after a save', () => {
    const document = open({ record: stored() });
    document.showFindings([finding('S1', ['netWt'])]);
    document.saved(document.toWire());
    expect(document.findings()).toEqual([]);
  });
});

describe('rules of level confirm', () => {
  const mixed = async () => {
    const document = open({ record: stored() });
    type(document, 0, { tradeCurr: 'EUR' });
    return { document, result: await document.validate('submit') };
  };

  test('stop until a reason is given', async () => {
    const { document, result } = await mixed();
    expect(result.ok).toBe(false);
    expect(told(result.unconfirmed)).toEqual(['R25 /goods']);
    document.confirm('R25', '  ');
    expect((await document.validate('submit')).ok).toBe(false);
    document.confirm('R25', ' 客户要求 ');
    expect(document.reasons).toEqual({ R25: '客户要求' });
    const confirmed = await document.validate('submit');
    expect(confirmed).toMatchObject({ ok: true, unconfirmed: [] });
    expect(told(confirmed.findings)).toEqual(['R25 /goods']);
  });

  test('keep the reason while the finding stays, and drop it when it goes', async () => {
    const { document } = await mixed();
    document.confirm('R25', '客户要求');
    type(document, 1, { tradeCurr: 'JPY' });
    expect(document.reasons).toEqual({ R25: '客户要求' });
    type(document, 0, { tradeCurr: 'USD' });
    type(document, 1, { tradeCurr: 'USD' });
    expect(document.reasons).toEqual({});
    document.undo();
    expect((await document.validate('submit')).unconfirmed).toHaveLength(1);
  });

  test('take no reason in advance', () => {
    const document = open({ record: stored() });
    document.confirm('R25', '以防万一');
    expect(document.reasons).toEqual({});
  });
});

test('only rules that read what changed are judged again', () => {
  const judged: string[] = [];
  const watched = {
    ...page,
    rules: page.rules.map((rule) => ({
      ...rule,
      must: {
        ...rule.must,
        evaluate: (scope: Parameters<typeof rule.must.evaluate>[0]) => {
          judged.push(rule.id);
          return rule.must.evaluate(scope);
        },
      },
    })),
  };
  const goodsList = Array.from({ length: 1000 }, (_, index) => ({ id: `g${index}`, ...line() }));
  const document = open({ page: watched, record: { ...stored(), goodsList } });
  document.findings();
  judged.length = 0;
  type(document, 500, { gName: '别的' });
  document.findings();
  expect(judged).toEqual([]);
  type(document, 500, { gQty: '11' });
  document.findings();
  expect(judged.toSorted()).toEqual(['R13', 'W01']);
  judged.length = 0;
  document.set({ grossWet: '500' });
  expect(judged).toEqual(['R05']);
  expect(rowIds(document)).toHaveLength(1000);
});
