import { expect, test, describe } from 'vitest';
import type { CompiledPage } from '../../../engine/index.ts';
import { addLine, compile, declaration, line, open, page, rowIds, stored, told, type } from './documentFixture.ts';

describe('findings', () => {
  test('a good record has none', async () => {
    const result = await open({ record: stored() }).validate('submit');
    expect(result).toEqual({ findings: [], ok: true, unconfirmed: [] });
  });

  test('point at their marked paths, with row index and row id', async () => {
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
    expect(told((await document.validate('submit')).findings)).toEqual([
      'required /ownerName',
      'required /goods/0/codeTs',
    ]);
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
    expect(result.findings).toMatchObject([
      { ruleId: 'maxRows', path: ['goods'], message: '商品最多 2 行，现有 3 行' },
    ]);
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
  expect(new Set(judged)).toEqual(new Set(['R13', 'W01']));
  expect(judged).toHaveLength(2);
  judged.length = 0;
  document.set({ grossWet: '500' });
  expect(judged).toEqual(['R05']);
  expect(rowIds(document)).toHaveLength(1000);
});

describe('one thing is said once at one place', () => {
  const feeCurr = (marks: readonly string[], level: 'error' | 'warn' = 'error') =>
    compile({
      ...declaration,
      rules: [
        {
          id: 'R09',
          level,
          at: 'submit',
          when: "$values.feeMark == '3'",
          must: '!isBlank($values.feeCurr)',
          marks: [...marks],
          message: '运费标记为3的应填运费币制',
        },
      ],
    });
  const saidOf = async (rulePage: CompiledPage): Promise<readonly string[]> => {
    const document = open({ page: rulePage, record: { ...stored(), feeMark: '3', feeCurr: null, feeNote: 'x' } });
    return told((await document.validate('submit')).findings);
  };

  test('by the rule that marks a blank place alone, not by required as well', async () => {
    expect(await saidOf(feeCurr(['/feeCurr']))).toEqual(['R09 /feeCurr']);
    const document = open({ page: feeCurr(['/feeCurr']), record: { ...stored(), feeMark: '3', feeCurr: null } });
    expect(document.field('feeCurr').finding).toBeUndefined();
    await document.validate('submit');
    expect(document.field('feeCurr').finding).toMatchObject({ ruleId: 'R09', message: '运费标记为3的应填运费币制' });
  });

  test('by both where the rule only warns or means several places', async () => {
    expect(await saidOf(feeCurr(['/feeCurr'], 'warn'))).toEqual(['required /feeCurr', 'R09 /feeCurr']);
    expect(await saidOf(feeCurr(['/feeCurr', '/feeMark']))).toEqual([
      'R09 /feeMark',
      'required /feeCurr',
      'R09 /feeCurr',
    ]);
  });
});
