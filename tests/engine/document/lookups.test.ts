import { describe, expect, test } from 'vitest';
import type { DocumentPorts } from '../../../engine/index.ts';
import { compile, declaration, line, lookup, open, stored, told, type } from './documentFixture.ts';

/** A lookup port that records its requests. */
const recording = (answer: DocumentPorts['lookup'] = lookup) => {
  const asked: string[][] = [];
  const port: DocumentPorts['lookup'] = (dictCode, keys) => {
    asked.push([dictCode, ...keys]);
    return answer(dictCode, keys);
  };
  return { asked, port };
};

const turn = async (): Promise<void> => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve();
};

const failing = () => {
  const state = { isDown: true };
  const port: DocumentPorts['lookup'] = async (dictCode, keys) => {
    if (state.isDown) throw new Error('字典服务不可用');
    return lookup(dictCode, keys);
  };
  return { state, ...recording(port) };
};

describe('look-ups', () => {
  test('of all rows travel in one batch, each key once', async () => {
    const { asked, port } = recording();
    const goodsList = ['8471300000', '6109100000', '8471300000'].map((codeTs) => line({ codeTs }));
    await open({ lookup: port, record: { ...stored(), goodsList } }).validate('submit');
    expect(asked).toEqual([['hs', '8471300000', '6109100000']]);
  });

  test('are asked for again only for keys that are not known', async () => {
    const { asked, port } = recording();
    const document = open({ lookup: port, record: stored() });
    await document.validate('submit');
    type(document, 0, { codeTs: '6109100000' });
    await turn();
    type(document, 0, { codeTs: '8471300000' });
    await turn();
    expect(asked).toEqual([
      ['hs', '8471300000'],
      ['hs', '6109100000'],
    ]);
  });

  test('long lists of keys are split, so that no call grows without measure', async () => {
    const { asked, port } = recording();
    const goodsList = Array.from({ length: 450 }, (_, index) => line({ codeTs: String(1e9 + index) }));
    await open({ lookup: port, record: { ...stored(), goodsList } }).validate('submit');
    expect(asked.map((call) => call.length - 1)).toEqual([200, 200, 50]);
  });

  test('a finding is pending until the row is there, and shows without another keystroke', async () => {
    const document = open({ record: stored() });
    let heard = 0;
    document.subscribe(() => {
      heard += 1;
    });
    type(document, 0, { firstUnit: '035' });
    expect(document.findings()).toEqual([]);
    await turn();
    expect(told(document.findings())).toEqual(['R17 /goods/0/firstUnit']);
    expect(document.detail('goods').messageAt('g1', 'firstUnit')?.message).toBe('法定单位应为001');
    expect(heard).toBeGreaterThan(1);
  });

  test('a code that the dictionary does not know says nothing', async () => {
    const document = open({ record: { ...stored(), goodsList: [line({ codeTs: '9999999999' })] } });
    expect((await document.validate('submit')).ok).toBe(true);
  });

  test('a blank key is not looked up', async () => {
    const { asked, port } = recording();
    await open({ lookup: port, record: { ...stored(), goodsList: [line({ codeTs: null })] } }).validate('submit');
    expect(asked).toEqual([]);
  });

  test('of a rule that does not apply are not asked for', async () => {
    const { asked, port } = recording();
    const gated = compile({
      ...declaration,
      rules: (declaration.rules ?? []).map((rule) => (rule.id === 'R17' ? { ...rule, when: '$row.gQty > 10' } : rule)),
    });
    const document = open({ page: gated, lookup: port, record: stored() });
    expect((await document.validate('submit')).ok).toBe(true);
    expect(asked).toEqual([]);
    type(document, 1, { gQty: '11', declTotal: '60.5', firstUnit: '035' });
    expect(told((await document.validate('submit')).findings)).toEqual(['R17 /goods/1/firstUnit']);
    expect(asked).toEqual([['hs', '8471300000']]);
  });

  test('names that every object inherits are keys like any other', async () => {
    const { asked, port } = recording();
    const document = open({ lookup: port, record: { ...stored(), goodsList: [line({ codeTs: '__proto__' })] } });
    expect((await document.validate('submit')).ok).toBe(true);
    expect(asked).toEqual([['hs', '__proto__']]);
  });

  test('of rules for the submit do not keep a save waiting', async () => {
    const { asked, port } = recording(() => new Promise(() => undefined));
    const result = await open({ lookup: port, record: stored() }).validate('save');
    expect(result.ok).toBe(true);
    expect(asked).toEqual([]);
  });

  test('answers to what is no longer asked leave the newer state alone', async () => {
    const waiting: (() => void)[] = [];
    const document = open({
      record: { ...stored(), goodsList: [line({ id: 'g1' })] },
      lookup: (dictCode, keys) =>
        new Promise((resolve) => waiting.push(() => void lookup(dictCode, keys).then(resolve))),
    });
    type(document, 0, { firstUnit: '035' });
    await turn();
    type(document, 0, { codeTs: '6109100000' });
    await turn();
    waiting[1]?.();
    await turn();
    expect(document.findings()).toEqual([]);
    waiting[0]?.();
    await turn();
    expect(document.findings()).toEqual([]);
  });

  test('a failure is what validate throws, and the next try asks again', async () => {
    const { state, asked, port } = failing();
    const document = open({ lookup: port, record: stored() });
    await expect(document.validate('submit')).rejects.toThrow('字典服务不可用');
    state.isDown = false;
    expect((await document.validate('submit')).ok).toBe(true);
    expect(asked).toHaveLength(2);
  });

  test('a failure is not asked for again by those who only read', async () => {
    const { asked, port } = failing();
    const document = open({ lookup: port, record: stored() });
    for (let count = 0; count < 3; count += 1) {
      expect(document.findings()).toEqual([]);
      document.touch('netWt');
      await turn();
    }
    expect(asked.length).toBeLessThanOrEqual(2);
  });

  test('a failure is forgotten with the next thing that is typed', async () => {
    const { state, port } = failing();
    const document = open({ lookup: port, record: stored() });
    type(document, 0, { firstUnit: '035' });
    await turn();
    state.isDown = false;
    type(document, 1, { gName: '别的' });
    await turn();
    expect(told(document.findings())).toEqual(['R17 /goods/0/firstUnit']);
  });
});
