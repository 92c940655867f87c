import { describe, expect, test } from 'vitest';
import type { UnansweredSave, WireRecord } from '../../../engine/index.ts';
import { PortError, type DataSource } from '../../../renderers/ports/ports.ts';
import { memoryDataSource } from '../memoryDataSource.ts';
import { lostAnswer, openDocument, savingForm, submit } from './savingForm.ts';

const stored: WireRecord = {
  id: '7',
  version: 3,
  code: 'A007',
  status: 'draft',
  currency: '142',
  gross: '12',
  net: '10',
};

/** Does what it is asked for, and loses the answers of the saves that the test names by number, from 1. */
function losing(source: DataSource, lost: readonly number[]): DataSource {
  let calls = 0;
  return {
    ...source,
    save: async (...request) => {
      calls += 1;
      const call = calls;
      const answer = await source.save(...request);
      if (lost.includes(call)) throw lostAnswer();
      return answer;
    },
  };
}

const refusal = (message: string) => new PortError({ kind: 'other', message });

describe('a save', () => {
  test('is sent, saved, and gives a new record its path', async () => {
    const { document, kinds, saving, told } = savingForm(memoryDataSource());
    document.set({ code: 'B1' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'saved']);
    expect(document.id).toBe('1001');
    expect(told).toEqual(['replace /orders/1001', 'changed test/order', 'success 保存成功']);
  });

  test('makes one record of two presses', async () => {
    const source = memoryDataSource();
    const { document, kinds, saving } = savingForm(source);
    document.set({ code: 'B1' });
    await Promise.all([saving.save(), saving.save()]);
    expect(source.records.size).toBe(1);
    expect(source.keys).toHaveLength(1);
    expect(kinds).toEqual(['sending', 'saved']);
  });

  test('sends nothing where nothing was changed', async () => {
    const { kinds, saving, told } = savingForm({}, { record: stored });
    await saving.save();
    expect(kinds).toEqual(['sending', 'idle']);
    expect(told).toEqual(['success 没有需要保存的修改']);
  });

  test('sends nothing where something typed could not be taken', async () => {
    const { document, kinds, saving, told } = savingForm({}, { flush: async () => false });
    document.set({ code: 'B1' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'idle']);
    expect(told).toEqual([]);
  });

  test('is refused by the checks of the form, which lead to the field', async () => {
    const { kinds, saving, told } = savingForm({});
    await saving.save();
    expect(kinds).toEqual(['sending', 'refused']);
    expect(saving.snapshot()).toMatchObject({ kind: 'refused', failure: null });
    expect(told).toEqual([expect.stringMatching(/^error .*1/), 'focus /code']);
  });

  test('is refused with findings of the server, which are shown where they stand', async () => {
    const finding = {
      ruleId: 'S1',
      level: 'error',
      at: 'save',
      path: ['gross'],
      message: '毛重不符',
      pending: false,
    } as const;
    const failure = { kind: 'findings', message: '有 1 处不符', findings: [finding] } as const;
    const { document, kinds, noted, saving, told } = savingForm({
      save: () => Promise.reject(new PortError(failure)),
    });
    document.set({ code: 'B1' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'refused']);
    expect(saving.snapshot()).toMatchObject({ kind: 'refused', failure });
    expect(told).toEqual(['error 有 1 处不符', 'focus /gross']);
    expect(document.revealedFindings().map(({ message }) => message)).toContain('毛重不符');
    // The draft of the record waits for no answer any more.
    expect(noted).toEqual([expect.any(String), null]);
  });

  test('ends and is passed on where the program itself is wrong', async () => {
    const { document, kinds, saving } = savingForm({ save: () => Promise.reject(new TypeError('wrong')) });
    document.set({ code: 'B1' });
    await expect(saving.save()).rejects.toThrow('wrong');
    expect(kinds).toEqual(['sending', 'idle']);
  });
});

describe('a save whose answer was lost', () => {
  test('is repeated under its key', async () => {
    const source = memoryDataSource();
    const { document, kinds, saving, told } = savingForm(losing(source, [1]));
    document.set({ code: 'B1' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'unanswered']);
    await saving.again();
    // The second change of `sending` is that the lost call is answered.
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

  test('keeps its key with the draft, and is taken up by the next form of it', async () => {
    const source = memoryDataSource();
    const left = savingForm(losing(source, [1]));
    left.document.set({ code: 'B1' });
    await left.saving.save();
    const lost = left.saving.snapshot();
    if (lost.kind !== 'unanswered' || lost.sent.kind !== 'save') throw new Error('the save is not waited for');
    // As a draft keeps it.
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

  test('goes over to a newer version of the page, lines that were removed and added included', async () => {
    const source = memoryDataSource();
    const { context, document, noted, saving } = savingForm(losing(source, [1]));
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
    expect(source.records.get('1001')).toMatchObject({ goodsList: [{ name: '丙' }] });
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

describe('a move of the status', () => {
  test('saves what was changed first, and moves the new version', async () => {
    const source = memoryDataSource([stored]);
    const { document, kinds, saving } = savingForm(source, { record: stored, dialogs: { confirm: async () => true } });
    document.set({ gross: '20' });
    await saving.transition(submit);
    expect(kinds).toEqual(['sending', 'saved']);
    expect(source.records.get('7')).toMatchObject({ gross: '20', status: 'review', version: 5 });
  });

  test('leaves the record where it is when staff go back', async () => {
    const source = memoryDataSource([stored]);
    const { kinds, saving } = savingForm(source, { record: stored, dialogs: { confirm: async () => false } });
    await saving.transition(submit);
    expect(kinds).toEqual(['sending', 'idle']);
    expect(source.records.get('7')).toMatchObject({ status: 'draft', version: 3 });
  });

  test('whose save was lost is pressed for again as a whole', async () => {
    const source = memoryDataSource([stored]);
    const { document, saving } = savingForm(losing(source, [1]), {
      record: stored,
      dialogs: { confirm: async () => true },
    });
    document.set({ gross: '20' });
    await saving.transition(submit);
    expect(saving.snapshot()).toMatchObject({ kind: 'unanswered', press: { kind: 'move' }, sent: { kind: 'save' } });
    await saving.again();
    expect(source.records.get('7')).toMatchObject({ gross: '20', status: 'review', version: 5 });
  });
});

describe('a save that somebody else was faster than', () => {
  const theirs: WireRecord = { ...stored, version: 4, gross: '99' };

  test('is asked about, and goes on in their version with what was taken of mine', async () => {
    const source = memoryDataSource([theirs]);
    const { document, kinds, saving, shown } = savingForm(source, {
      record: stored,
      dialogs: {
        resolveConflict: async ({ items }) => Object.fromEntries(items.map(({ id }) => [id, 'mine' as const])),
      },
    });
    document.set({ gross: '20' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'conflicting', 'idle']);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatchObject({ version: 4, dirty: true });
    expect(shown[0]?.values()).toMatchObject({ gross: '20' });
  });

  test('takes no other press while staff are asked', async () => {
    const source = memoryDataSource([theirs]);
    const form = savingForm(source, {
      record: stored,
      dialogs: {
        resolveConflict: async () => {
          await form.saving.save();
          return null;
        },
      },
    });
    form.document.set({ gross: '20' });
    await form.saving.save();
    expect(form.kinds).toEqual(['sending', 'conflicting', 'idle']);
    expect(form.shown).toEqual([]);
    expect(source.keys).toHaveLength(1);
  });

  test('passes over what was seen here already, unless it was changed here too', async () => {
    for (const isContested of [false, true]) {
      const source = memoryDataSource([{ ...stored, version: 4 }]);
      let asked = 0;
      const { document, saving } = savingForm(source, {
        record: stored,
        dialogs: {
          resolveConflict: async () => {
            asked += 1;
            return null;
          },
        },
      });
      document.set({ remark: '加急' });
      if (isContested) saving.contest();
      await saving.save();
      expect(asked).toBe(isContested ? 1 : 0);
      expect(source.records.get('7')).toMatchObject(isContested ? { version: 4 } : { version: 5, remark: '加急' });
    }
  });

  test('says so where their version cannot be had, and can be pressed for again', async () => {
    const source = memoryDataSource([theirs]);
    let asked = 0;
    const { document, kinds, saving, told } = savingForm(
      {
        ...source,
        // Once to see whether anything in it is unknown here, once more to show it.
        get: async (page, id) => {
          asked += 1;
          if (asked > 1) throw refusal('未找到对应数据');
          return source.get(page, id);
        },
      },
      { record: stored },
    );
    document.set({ gross: '20' });
    await saving.save();
    expect(kinds).toEqual(['sending', 'conflicting', 'refused']);
    expect(told).toEqual(['error 未找到对应数据']);
    expect(document).toMatchObject({ dirty: true });
  });
});

test('a document that is opened anew holds what a save has stored', async () => {
  const source = memoryDataSource();
  const { document, saving } = savingForm(source);
  document.set({ code: 'B1', gross: '12.50' });
  await saving.save();
  expect(openDocument(source.records.get('1001')).values()).toMatchObject({ code: 'B1', gross: '12.50' });
});
