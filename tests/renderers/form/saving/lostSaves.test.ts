import { describe, expect, test } from 'vitest';
import type { UnansweredSave, Values } from '../../../../engine/index.ts';
import type { DataSource } from '../../../../renderers/kit/ports/ports.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { losing, lostAnswer, savingForm, stored, submit } from './savingForm.ts';

describe('a save whose answer was lost', () => {
  test('is repeated under its key', async () => {
    const source = memoryDataSource();
    const { document, kinds, saving, told } = savingForm(losing(source, [1]));
    document.set({ code: 'B1' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'unanswered']);
    await saving.again();
    // The second `sending` state means that the lost call was answered.
    expect(kinds.slice(2)).toEqual(['sending', 'sending', 'saved']);
    expect(new Set(source.keys).size).toBe(1);
    expect(source.records.size).toBe(1);
    expect(told.at(-1)).toBe('success 保存成功');
  });

  test('is settled before what was typed since is sent upon it', async () => {
    const source = memoryDataSource();
    const { document, saving } = savingForm(losing(source, [1]));
    document.set({ code: 'B1' });
    await saving.save();
    document.set({ remark: '加急' });
    await saving.save();
    expect([...source.records.values()]).toMatchObject([{ code: 'B1', remark: '加急', version: 2 }]);
  });

  test('waits on while the form has errors', async () => {
    const { document, saving } = savingForm(losing(memoryDataSource(), [1]));
    document.set({ code: 'B1' });
    await saving.save();
    const before = saving.snapshot();
    document.set({ code: null, remark: '加急' });
    await saving.save();
    expect(saving.snapshot()).toBe(before);
  });

  test('is let go when all of the new record is undone', async () => {
    const { document, noted, saving } = savingForm(losing(memoryDataSource(), [1]));
    document.set({ code: 'B1' });
    await saving.save();
    document.undo();
    expect(saving.snapshot()).toEqual({ kind: 'idle' });
    expect(noted.at(-1)).toBeNull();
  });

  test('keeps its key with the draft and is resumed by the next form', async () => {
    const source = memoryDataSource();
    const left = savingForm(losing(source, [1]));
    left.document.set({ code: 'B1' });
    await left.saving.save();
    const lost = left.saving.snapshot();
    if (lost.kind !== 'unanswered' || lost.sent.kind !== 'save') throw new Error('the save is not waited for');
    // As stored in a draft.
    const kept = JSON.parse(JSON.stringify(lost.sent.save)) as UnansweredSave;
    const next = savingForm(source);
    next.document.set({ code: 'B1' });
    next.saving.resume(kept);
    expect(next.kinds).toEqual(['unanswered']);
    expect(next.noted).toEqual([kept.idempotencyKey]);
    await next.saving.save();
    expect(source.records.size).toBe(1);
    expect(next.document).toMatchObject({ id: '1001', dirty: false });
  });

  test('is carried over to a newer page version, including removed and added rows', async () => {
    const source = memoryDataSource();
    const numbering: DataSource = {
      ...source,
      save: (page, record, options) => {
        const goodsList = (record['goodsList'] as Values[]).map((row, index) => ({ id: `g${index + 1}`, ...row }));
        return source.save(page, { ...record, goodsList }, options);
      },
    };
    const { context, document, noted, saving } = savingForm(losing(numbering, [1]));
    document.set({ code: 'B1' });
    const goods = document.detail('goods');
    const rows = ['甲', '乙', '丙'].map((name, index) => {
      const { id, values } = goods.newRow();
      return { index, row: { id, values: { ...values, name } } };
    });
    goods.commit({ kind: 'insert', rows }, '新增');
    goods.commit({ kind: 'remove', rowIds: [rows[0]?.row.id ?? ''] }, '删除');
    await saving.save();
    goods.commit({ kind: 'remove', rowIds: [rows[1]?.row.id ?? ''] }, '删除');
    const newer = document.migrate(document.page);
    saving.follow({ ...context, document: newer });
    expect(saving.snapshot().kind).toBe('unanswered');
    expect(noted.at(-1)).toEqual(expect.any(String));
    await saving.save();
    expect(source.records.size).toBe(1);
    expect(newer).toMatchObject({ id: '1001', dirty: false, version: 2 });
    expect(source.records.get('1001')).toMatchObject({ goodsList: [{ id: 'g2', name: '丙' }] });
  });

  test('of a move of the status is asked nothing twice', async () => {
    const source = memoryDataSource([stored]);
    const keys: string[] = [];
    let asked = 0;
    const { kinds, saving } = savingForm(
      {
        ...source,
        transition: async (page, request) => {
          keys.push(request.idempotencyKey);
          if (keys.length === 1) throw lostAnswer();
          return source.transition(page, request);
        },
      },
      { record: stored, dialogs: { confirm: async () => (asked += 1) > 0 } },
    );
    await saving.transition(submit);
    expect(saving.snapshot()).toMatchObject({ kind: 'unanswered', press: { kind: 'move', action: submit } });
    await saving.again();
    expect(kinds).toEqual(['sending', 'unanswered', 'sending', 'sending', 'saved']);
    expect(asked).toBe(1);
    expect(new Set(keys).size).toBe(1);
  });
});
