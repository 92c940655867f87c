import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  draftOf,
  fitDraft,
  isDraft,
  joinChanges,
  type PageDocument,
  type TextAnswer,
  type TextQuestion,
  type WireRecord,
} from '../../../engine/index.ts';
import { cell, line, open, page, rowIds, stored } from './documentFixture.ts';

interface Asked {
  readonly question: TextQuestion;
  answer(answer: TextAnswer): Promise<void>;
  fail(): Promise<void>;
}

/** Opens a document whose text questions the test answers. */
function openAsked(record: WireRecord | undefined = stored()) {
  const asked: Asked[] = [];
  const document = open({
    ...(record && { record }),
    findText: (question) =>
      new Promise((resolve, reject) => {
        const settled = async (act: () => void): Promise<void> => {
          act();
          await new Promise((done) => setTimeout(done));
        };
        asked.push({
          question,
          answer: (answer) => settled(() => resolve(answer)),
          fail: () => settled(() => reject(new Error('offline'))),
        });
      }),
  });
  const next = async (): Promise<Asked> => {
    await Promise.resolve();
    const one = asked.shift();
    if (one === undefined) throw new Error('nothing was asked');
    return one;
  };
  return { document, next, asked };
}

const goods = (document: PageDocument) => document.detail('goods');
const firstRow = (document: PageDocument): string => rowIds(document)[0] ?? '';
const hold = (document: PageDocument, text: string, rowId = firstRow(document)): void =>
  goods(document).hold({ rowId, key: 'codeTs', text }, '修改 商品编号');
const found = (value: string, name = `名 ${value}`): TextAnswer => ({
  kind: 'found',
  values: { codeTs: value, gName: name },
});
const heldIn = (document: PageDocument, rowId = firstRow(document)) => goods(document).heldAt(rowId, 'codeTs')?.text;

describe('a text typed in place of a value', () => {
  test('replaces the value until its answer arrives and forms one undo step with it', async () => {
    const { document, next } = openAsked();
    const before = goods(document).toValues();
    hold(document, '笔记本');
    expect([heldIn(document), cell(document, 0, 'codeTs')]).toEqual(['笔记本', before[0]?.['codeTs']]);
    document.set({ ownerName: '远航' });
    await (await next()).answer(found('6109100000', 'T恤'));
    expect([heldIn(document), cell(document, 0, 'codeTs'), cell(document, 0, 'gName')]).toEqual([
      undefined,
      '6109100000',
      'T恤',
    ]);
    expect(document.steps.done).toEqual(['修改 生产销售单位', '修改 商品编号']);
    document.undo();
    document.undo();
    expect(goods(document).toValues()).toEqual(before);
    document.redo();
    expect([heldIn(document), cell(document, 0, 'codeTs')]).toEqual([undefined, '6109100000']);
  });

  test('in a field of the header as well', async () => {
    const { document, next } = openAsked();
    document.hold('feeCurr', '美元');
    expect(document.field('feeCurr').text).toEqual({ text: '美元', state: 'asked' });
    expect(document.field('feeCurr').finding).toBeUndefined();
    document.set({ grossWet: '9999' });
    await (await next()).answer({ kind: 'found', values: { feeCurr: 'USD', feeNote: '到付' } });
    expect([document.values()['feeCurr'], document.values()['feeNote']]).toEqual(['USD', '到付']);
    expect(document.field('feeCurr').text).toBeUndefined();
    document.undo();
    document.undo();
    expect(document.dirty).toBe(false);
  });

  test('finds its row though it was moved, taken out and brought back meanwhile', async () => {
    const { document, next } = openAsked();
    const rowId = firstRow(document);
    hold(document, '笔记本');
    goods(document).commit({ kind: 'move', rowId, to: 2 }, '移动');
    goods(document).commit({ kind: 'remove', rowIds: [rowId] }, '删除');
    await (await next()).answer(found('6109100000'));
    expect(goods(document).rowById(rowId)).toBeUndefined();
    document.undo();
    expect([heldIn(document, rowId), goods(document).rowById(rowId)?.values['codeTs']]).toEqual([
      undefined,
      '6109100000',
    ]);
    expect(cell(document, 0, 'codeTs')).not.toBe('6109100000');
  });

  test('that was undone takes no answer, and has it once it is done again', async () => {
    const { document, next } = openAsked();
    hold(document, '笔记本');
    document.undo();
    expect(document.dirty).toBe(false);
    await (await next()).answer(found('6109100000'));
    expect(document.dirty).toBe(false);
    document.redo();
    expect([heldIn(document), cell(document, 0, 'codeTs')]).toEqual([undefined, '6109100000']);
  });

  test('does not overwrite later edits in its own cell or in cells it fills', async () => {
    const { document, next } = openAsked();
    hold(document, '笔记本');
    const first = await next();
    goods(document).commit(
      { kind: 'set', cells: [{ rowId: firstRow(document), key: 'gName', value: '我的' }] },
      '修改',
    );
    await first.answer(found('6109100000'));
    expect([cell(document, 0, 'codeTs'), cell(document, 0, 'gName')]).toEqual(['6109100000', '我的']);
    hold(document, '衬衫');
    const second = await next();
    goods(document).commit(
      { kind: 'set', cells: [{ rowId: firstRow(document), key: 'codeTs', value: '8471300000' }] },
      '修改',
    );
    await second.answer(found('6109100000'));
    expect([heldIn(document), cell(document, 0, 'codeTs')]).toEqual([undefined, '8471300000']);
  });

  test.each([
    [{ kind: 'unknown' } as const, '商品编号“笔记本”没有找到，请修改或清空'],
    [{ kind: 'several' } as const, '商品编号“笔记本”有多个匹配，请选择其中一个'],
  ])('that is answered with %o stays, marked with the reason, and stops a save there', async (answer, message) => {
    const { document, next } = openAsked();
    hold(document, '笔记本');
    await (await next()).answer(answer);
    expect(heldIn(document)).toBe('笔记本');
    expect(goods(document).messageAt(firstRow(document), 'codeTs')).toEqual({ level: 'error', message });
    const { ok, findings } = await document.validate('save');
    expect([ok, findings[0]?.path, findings[0]?.message]).toEqual([false, ['goods', 0, 'codeTs'], message]);
    goods(document).commit({ kind: 'set', cells: [{ rowId: firstRow(document), key: 'codeTs', value: null }] }, '清空');
    expect(heldIn(document)).toBeUndefined();
    expect((await document.validate('save')).ok).toBe(true);
    document.undo();
    expect(heldIn(document)).toBe('笔记本');
  });

  test('is waited for by a save', async () => {
    const { document, next } = openAsked();
    hold(document, '笔记本');
    const question = await next();
    const judged = document.validate('save');
    expect(await Promise.race([judged, new Promise((done) => setTimeout(done))])).toBeUndefined();
    await question.answer(found('6109100000'));
    expect((await judged).ok).toBe(true);
    expect(document.toWire()['goodsList']).toMatchObject([{ codeTs: '6109100000' }, {}, {}]);
  });

  test('that could not be resolved remains, and the next save retries it', async () => {
    const { document, next } = openAsked();
    hold(document, '笔记本');
    await (await next()).fail();
    expect(goods(document).messageAt(firstRow(document), 'codeTs')?.message).toContain('没有查到结果');
    const judged = document.validate('save');
    await (await next()).answer(found('6109100000'));
    expect((await judged).ok).toBe(true);
  });

  test('is not counted as missing, nor is the value below it judged', async () => {
    const { document, next } = openAsked({ ...stored(), goodsList: [{ ...line({ codeTs: null }), id: 'g1' }] });
    await document.validate('submit');
    hold(document, '笔记本');
    expect(goods(document).messageAt('g1', 'codeTs')).toBeUndefined();
    await (await next()).answer({ kind: 'unknown' });
    const { findings } = await document.validate('submit');
    expect(findings.filter(({ path }) => path[2] === 'codeTs').map(({ ruleId }) => ruleId)).toEqual(['text']);
  });

  test('remains when another user saves the row or an own save is answered', async () => {
    const { document, next } = openAsked();
    const sent = document.toSend();
    hold(document, '笔记本');
    document.mergeRow('goods', {
      id: String(stored()['goodsList'] && goods(document).rowAt(0).values['id']),
      codeTs: '1',
    });
    document.saved({ ...sent.record, version: 4 }, sent);
    expect([heldIn(document), document.dirty]).toEqual(['笔记本', true]);
    await (await next()).answer(found('6109100000'));
    expect(cell(document, 0, 'codeTs')).toBe('6109100000');
  });
});

describe('a draft', () => {
  test('keeps texts of fields and cells, and resolves them again when restored', async () => {
    const { document } = openAsked();
    document.hold('feeCurr', '美元');
    hold(document, '笔记本');
    goods(document).commit({ kind: 'insert', rows: [{ index: 3, row: goods(document).newRow() }] }, '新增');
    hold(document, '衬衫', rowIds(document)[3]);
    const draft: unknown = JSON.parse(JSON.stringify(draftOf(document)));
    if (!isDraft(draft)) throw new Error('no draft');
    const { changes, lost } = fitDraft(page, draft);
    expect(lost).toEqual([]);
    const again = openAsked();
    again.document.restore(joinChanges(changes, { header: {}, details: {} }), '恢复');
    expect(again.document.field('feeCurr').text?.text).toBe('美元');
    expect([0, 3].map((index) => heldIn(again.document, rowIds(again.document)[index]))).toEqual(['笔记本', '衬衫']);
    await (await again.next()).answer({ kind: 'found', values: { feeCurr: 'USD' } });
    await (await again.next()).answer(found('6109100000'));
    expect([cell(again.document, 0, 'codeTs'), cell(again.document, 0, 'gName')]).toEqual(['6109100000', '笔记本电脑']);
    again.document.undo();
    expect(again.document.dirty).toBe(false);
  });

  test('names a text whose column the page no longer has', () => {
    const { document } = openAsked();
    document.hold('feeCurr', '美元');
    const draft = draftOf(document);
    if (draft === null) throw new Error('no draft');
    const columns = page.columns.filter(({ key }) => key !== 'feeCurr');
    const { changes, lost } = fitDraft({ ...page, columns }, draft);
    expect([changes.texts?.header, lost]).toEqual([{}, [{ title: '运费币制', value: '美元' }]]);
  });

  test('of a page that is written anew keeps them', async () => {
    const { document } = openAsked();
    document.hold('feeCurr', '美元');
    hold(document, '笔记本');
    const migrated = document.migrate(page);
    expect([migrated.field('feeCurr').text?.text, heldIn(migrated)]).toEqual(['美元', '笔记本']);
  });
});

test('every text resolves to its own answer after any sequence of edits, undos and answers', async () => {
  const act = fc.oneof(
    fc.record({ kind: fc.constant('hold' as const), row: fc.nat(3), code: fc.nat(9) }),
    fc.record({ kind: fc.constantFrom('undo', 'redo', 'move', 'remove', 'answer', 'name'), row: fc.nat(3) }),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(act, { minLength: 3, maxLength: 25 }),
      fc.infiniteStream(fc.nat()),
      async (acts, picks) => {
        const { document, asked } = openAsked();
        const model = goods(document);
        const before = model.toValues();
        const rowId = (row: number): string | undefined => rowIds(document)[row % Math.max(1, model.rowCount)];
        const answer = async (): Promise<void> => {
          await Promise.resolve();
          const index = asked.length === 0 ? 0 : (picks.next().value ?? 0) % asked.length;
          const [one] = asked.splice(index, 1);
          await one?.answer(found(one.question.text.slice(1)));
        };
        const answered = async (): Promise<void> => {
          do await answer();
          while (asked.length > 0);
        };
        const steps = {
          undo: () => document.undo(),
          redo: () => document.redo(),
          move: (id: string) => model.commit({ kind: 'move', rowId: id, to: 0 }, '移动'),
          remove: (id: string) => model.rowCount > 1 && model.commit({ kind: 'remove', rowIds: [id] }, '删除'),
          name: (id: string) =>
            model.commit({ kind: 'set', cells: [{ rowId: id, key: 'gName', value: '手写' }] }, '修改'),
        };
        for (const one of acts) {
          const id = rowId(one.row);
          if (id === undefined) continue;
          if (one.kind === 'hold' && 'code' in one) hold(document, `名${one.code}`, id);
          else if (one.kind === 'answer') await answer();
          else if (one.kind in steps) steps[one.kind as keyof typeof steps](id);
        }
        while (document.canRedo) document.redo();
        await answered();
        for (const id of rowIds(document)) expect(heldIn(document, id)).toBeUndefined();
        const after = model.toValues();
        while (document.canUndo) document.undo();
        expect(model.toValues()).toEqual(before);
        while (document.canRedo) document.redo();
        await answered();
        expect(model.toValues()).toEqual(after);
      },
    ),
    { numRuns: 60 },
  );
});
