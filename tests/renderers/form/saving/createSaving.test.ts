import { describe, expect, test } from 'vitest';
import type { SentRecord } from '../../../../engine/index.ts';
import { PortError, type Ports } from '../../../../renderers/kit/ports/ports.ts';
import { refuseOversize } from '../../../../renderers/form/saving/sending.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { lostAnswer, losing, openDocument, savingForm, stored, submit } from './savingForm.ts';

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

  test('above the record size limit of the page is refused before sending, with both sizes', () => {
    const { document } = savingForm({});
    const sent = (length: number): SentRecord => {
      const { record, ...rest } = document.toSend();
      return { ...rest, record: { ...record, batchNo: '长'.repeat(length) } };
    };
    const t: Ports['t'] = (key, sizes) => `${key} ${JSON.stringify(sizes)}`;
    expect(() => refuseOversize(document.page, sent(300_000), t)).not.toThrow();
    const sizes = { title: document.page.title, most: '1.0', size: '2.0' };
    const failure = { kind: 'refused', message: `form.tooLarge ${JSON.stringify(sizes)}` } as const;
    expect(() => refuseOversize(document.page, sent(700_000), t)).toThrow(new PortError(failure));
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
    // The draft of the record no longer waits for a response.
    expect(noted).toEqual([expect.any(String), null]);
  });

  test('ends and is passed on where the program itself is wrong', async () => {
    const { document, kinds, saving } = savingForm({ save: () => Promise.reject(new TypeError('wrong')) });
    document.set({ code: 'B1' });
    await expect(saving.save()).rejects.toThrow('wrong');
    expect(kinds).toEqual(['sending', 'idle']);
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

  test('asks for its reason last and once, resends it after a lost answer, and cancels', async () => {
    const source = memoryDataSource([stored]);
    const sent: unknown[] = [];
    const answers = [null, '单价不符'];
    const back = { ...submit, validate: undefined, confirm: '退回？', reason: { required: true } };
    const { saving } = savingForm(
      {
        ...source,
        transition: async (page, request) => {
          sent.push(request.reason);
          if (sent.length === 1) throw lostAnswer();
          return source.transition(page, request);
        },
      },
      {
        record: stored,
        dialogs: { reason: async ({ text }) => (text === '退回？' ? (answers.shift() ?? null) : null) },
      },
    );
    await saving.transition(back);
    expect(sent).toEqual([]);
    await saving.transition(back);
    await saving.again();
    expect([sent, answers]).toEqual([['单价不符', '单价不符'], []]);
    expect(source.records.get('7')).toMatchObject({ status: 'review' });
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

test('a document that is opened anew holds what a save has stored', async () => {
  const source = memoryDataSource();
  const { document, saving } = savingForm(source);
  document.set({ code: 'B1', gross: '12.50' });
  await saving.save();
  expect(openDocument(source.records.get('1001')).values()).toMatchObject({ code: 'B1', gross: '12.50' });
});
