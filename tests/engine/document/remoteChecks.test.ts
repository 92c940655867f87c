import { describe, expect, test } from 'vitest';
import {
  createPageDocument,
  validateRecord,
  type CheckAnswer,
  type CheckRequest,
  type CompiledPage,
  type RemoteCheck,
  type WireRecord,
} from '../../../engine/index.ts';
import { line, lookup, open, page, stored, told, type, user } from './documentFixture.ts';

const duplicate: RemoteCheck = { kind: 'duplicate', name: 'duplicate', at: 'save' };
const ofRule: RemoteCheck = { kind: 'checkRule', name: 'checkRule', ruleCode: 'owner_name', at: 'submit' };
const unifiedCode: RemoteCheck = { kind: 'configured', name: 'unifiedCode', at: 'save' };
const customerCode: RemoteCheck = { kind: 'configured', name: 'customerCode', type: 'customer', at: 'save' };

/** The page with remote checks of 生产销售单位 and, in each row, of 商品名称. */
const asking = (checks: readonly RemoteCheck[]): CompiledPage => {
  const columns = page.columns.map((one) => (one.key === 'ownerName' ? { ...one, remoteChecks: checks } : one));
  const details = page.details.map((detail) => ({
    ...detail,
    columns: detail.columns.map((one) => (one.key === 'gName' ? { ...one, remoteChecks: checks } : one)),
  }));
  return {
    ...page,
    columns,
    columnByKey: new Map(columns.map((one) => [one.key, one])),
    details,
    detailByKey: new Map(details.map((one) => [one.key, one])),
  };
};

type Answer = (request: CheckRequest) => Promise<CheckAnswer>;

const PASSES: CheckAnswer = { ok: true, message: '' };

/** Rejects the value 重复 and records its requests. */
const refusing = (): { readonly asked: CheckRequest[]; readonly check: Answer } => {
  const asked: CheckRequest[] = [];
  return {
    asked,
    check: async (request) => {
      asked.push(request);
      return request.value === '重复' ? { ok: false, message: `${request.value}：该值已存在` } : PASSES;
    },
  };
};

const edit = (checks: readonly RemoteCheck[], check: Answer, record: WireRecord = stored()) =>
  createPageDocument({ page: asking(checks), ports: { lookup, check }, user, record });

const turn = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve, 0));

const values = (asked: readonly CheckRequest[]): string[] => asked.map(({ value }) => value);

describe('remote checks', () => {
  test('are told at the field or cell that was refused, and at no other', async () => {
    const document = edit([duplicate], refusing().check);
    document.set({ netWt: '99' });
    type(document, 1, { gName: '重复' });
    await document.validate('save');
    expect(told(document.findings())).toEqual(['duplicate /goods/1/gName']);
    expect(['ownerName', 'netWt'].map((key) => document.field(key).finding)).toEqual([undefined, undefined]);
  });

  test("pass when the answer is a success, else the server's message shows [S5-13] [W5.1-57]", async () => {
    const { check } = refusing();
    const document = edit([duplicate], check);
    document.set({ ownerName: '重复' });
    await turn();
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'duplicate', message: '重复：该值已存在' });
    document.set({ ownerName: '独一' });
    await turn();
    expect(document.field('ownerName').finding).toBeUndefined();
  });

  test('are skipped for a blank value [S5-13] [W5.1-57]', async () => {
    const { asked, check } = refusing();
    const document = edit([duplicate], check, { ...stored(), ownerName: '', goodsList: [line({ gName: null })] });
    await document.validate('submit');
    document.set({ ownerName: '一二三四五六七八九十一' });
    document.set({ ownerName: null });
    await turn();
    expect(values(asked)).toEqual([]);
  });

  test('are asked once the checks of the column hold', async () => {
    const { asked, check } = refusing();
    const document = edit([duplicate], check);
    document.set({ ownerName: '一二三四五六七八九十一' });
    await turn();
    expect(document.field('ownerName').finding?.ruleId).toBe('maxLength');
    document.set({ ownerName: '宏图' });
    await turn();
    expect(values(asked)).toEqual(['宏图']);
  });

  test('name the column and the stored record or row, which may keep its value [S5-14]', async () => {
    const { asked, check } = refusing();
    const goodsList = [{ ...line({ gName: '已存' }), id: 'g1' }, line({ gName: '新行' })];
    await edit([duplicate], check, { ...stored(), goodsList }).validate('save');
    expect(asked).toEqual([
      { check: duplicate, key: 'ownerName', value: '宏达', dataId: 'r1' },
      { check: duplicate, key: 'gName', detail: 'goods', value: '已存', dataId: 'g1' },
      { check: duplicate, key: 'gName', detail: 'goods', value: '新行' },
    ]);
  });

  test('ask for each row by itself, for what one may keep is taken for another', async () => {
    const { asked, check } = refusing();
    const goodsList = [
      { ...line({ gName: '同名' }), id: 'g1' },
      { ...line({ gName: '同名' }), id: 'g2' },
      line({ gName: '同名' }),
    ];
    await edit([duplicate], check, { ...stored(), goodsList }).validate('save');
    expect(asked.flatMap(({ key, dataId }) => (key === 'gName' ? [dataId] : []))).toEqual(['g1', 'g2', undefined]);
  });

  test('run again after the record is stored, because it may keep its own value', async () => {
    const asked: CheckRequest[] = [];
    const mayKeep = async (request: CheckRequest): Promise<CheckAnswer> => {
      asked.push(request);
      return request.dataId === 'r9' ? PASSES : { ok: false, message: '该值已存在' };
    };
    const document = createPageDocument({ page: asking([duplicate]), ports: { lookup, check: mayKeep }, user });
    document.set({ ownerName: '宏达' });
    await turn();
    expect(document.field('ownerName').finding?.ruleId).toBe('duplicate');
    document.saved({ id: 'r9', version: 1, ownerName: '宏达', status: 'draft' });
    await document.validate('save');
    expect(asked.map(({ dataId }) => dataId)).toEqual([undefined, 'r9']);
    expect(document.field('ownerName').finding).toBeUndefined();
  });

  test('of a unified code leave the hyphens out [S5-15] [W5.1-57]', async () => {
    const { asked, check } = refusing();
    const document = edit([unifiedCode], check);
    document.set({ ownerName: '91-35-0100' });
    await turn();
    document.set({ ownerName: '91350100' });
    await turn();
    expect(values(asked)).toEqual(['91350100']);
  });

  test('of a customer code carry type and id [S5-16] [W5.1-57]', async () => {
    const { asked, check } = refusing();
    const document = edit([customerCode], check);
    document.set({ ownerName: 'C001' });
    await turn();
    expect(asked).toMatchObject([{ check: { name: 'customerCode', type: 'customer' }, value: 'C001', dataId: 'r1' }]);
  });

  test('of a check rule carry its code and the value [S5-17] [W5.1-57]', async () => {
    const { asked, check } = refusing();
    const document = edit([ofRule], check);
    document.set({ ownerName: 'C001' });
    await turn();
    expect(asked).toMatchObject([{ check: { kind: 'checkRule', ruleCode: 'owner_name' }, value: 'C001' }]);
  });

  test('run in order until the first failure, which is shown', async () => {
    const { asked, check } = refusing();
    const document = edit([duplicate, unifiedCode], check);
    document.set({ ownerName: '重复' });
    await turn();
    expect(asked.map((request) => request.check.name)).toEqual(['duplicate']);
    document.set({ ownerName: '独一' });
    await turn();
    expect(asked.map((request) => request.check.name)).toEqual(['duplicate', 'duplicate', 'unifiedCode']);
  });

  test('may bring a message of their own', async () => {
    const { check } = refusing();
    const document = edit([{ ...duplicate, message: '单位已登记' }], check);
    document.set({ ownerName: '重复' });
    await turn();
    expect(document.field('ownerName').finding?.message).toBe('单位已登记');
  });

  test('of an old value say nothing when they come late', async () => {
    const waiting = new Map<string, (answer: CheckAnswer) => void>();
    const document = edit([duplicate], ({ value }) => new Promise((resolve) => void waiting.set(value, resolve)));
    document.set({ ownerName: '旧' });
    document.set({ ownerName: '新' });
    await turn();
    waiting.get('新')?.(PASSES);
    waiting.get('旧')?.({ ok: false, message: '旧值已存在' });
    await turn();
    expect(told(document.findings())).toEqual([]);
    document.set({ ownerName: '旧' });
    expect(document.field('ownerName').finding?.message).toBe('旧值已存在');
  });

  test('are answered once for each value', async () => {
    const { asked, check } = refusing();
    const document = edit([duplicate], check);
    for (const ownerName of ['甲', '乙', '甲', '乙']) document.set({ ownerName });
    await document.validate('submit');
    await document.validate('submit');
    expect(
      values(asked)
        .filter((value) => value === '甲' || value === '乙')
        .sort(),
    ).toEqual(['乙', '甲']);
  });

  test('are waited for by validate, in rows too that were never on screen', async () => {
    const { check } = refusing();
    const goodsList = [line(), line({ gName: '重复' }), line()];
    const { findings, ok } = await edit([duplicate], check, { ...stored(), goodsList }).validate('save');
    expect(ok).toBe(false);
    expect(told(findings)).toContain('duplicate /goods/1/gName');
  });

  test('follow their row when it moves, and go with it', async () => {
    const { check } = refusing();
    const document = edit([duplicate], check);
    type(document, 2, { gName: '重复' });
    await turn();
    expect(told(document.findings())).toContain('duplicate /goods/2/gName');
    const model = document.detail('goods');
    const rowId = model.rowAt(2).id;
    model.commit({ kind: 'move', rowId, to: 0 }, '移动');
    expect(told(document.findings())).toContain('duplicate /goods/0/gName');
    expect(model.messageAt(rowId, 'gName')?.message).toBe('重复：该值已存在');
    model.commit({ kind: 'remove', rowIds: [rowId] }, '删除');
    expect(told(document.findings())).toEqual([]);
  });

  test('of a submit do not hold up a save', async () => {
    const { asked, check } = refusing();
    const document = edit([ofRule], check, { ...stored(), ownerName: '重复' });
    expect(await document.validate('save')).toMatchObject({ ok: true, findings: [] });
    expect(asked).toEqual([]);
    expect((await document.validate('submit')).ok).toBe(false);
  });

  test('that cannot be answered fail the validation, and are asked again by the next', async () => {
    const state = { isDown: true };
    const document = edit([duplicate], async () => {
      if (state.isDown) throw new Error('校验服务不可用');
      return PASSES;
    });
    await expect(document.validate('save')).rejects.toThrow('校验服务不可用');
    state.isDown = false;
    expect((await document.validate('save')).ok).toBe(true);
  });

  test('go out a few at a time', async () => {
    const counts = { now: 0, most: 0, all: 0 };
    const check: Answer = async () => {
      counts.now += 1;
      counts.all += 1;
      counts.most = Math.max(counts.most, counts.now);
      await turn();
      counts.now -= 1;
      return PASSES;
    };
    const goodsList = Array.from({ length: 40 }, (_, index) => line({ gName: `品${index}` }));
    await edit([duplicate], check, { ...stored(), goodsList }).validate('save');
    expect([counts.all, counts.most]).toEqual([41, 6]);
  });

  test('hold where nobody answers them, and without them nothing is asked', async () => {
    const document = open({ page: asking([duplicate]), record: { ...stored(), ownerName: '重复' } });
    expect((await document.validate('submit')).ok).toBe(true);
    const { asked, check } = refusing();
    await edit([], check).validate('submit');
    expect(asked).toEqual([]);
  });

  test('judge a record that was sent by the same answers', async () => {
    const { check } = refusing();
    const record = { ...stored(), ownerName: '重复' };
    const { findings } = await validateRecord(asking([duplicate]), record, { at: 'save', lookup, check, user });
    expect(findings).toEqual([
      { ruleId: 'duplicate', level: 'error', at: 'save', path: ['ownerName'], message: '重复：该值已存在' },
    ]);
  });
});
