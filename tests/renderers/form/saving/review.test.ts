import { describe, expect, test } from 'vitest';
import type { Review, ReviewAnswer } from '../../../../renderers/form/dialogs/review.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { savingForm, stored, submit } from './savingForm.ts';

const ASK = '提交后不能修改，确认提交？';

/** Types a gross weight into a draft and submits it for review: returns the questions and the result. */
async function move(gross: string, answer: (review: Review) => ReviewAnswer, action = submit) {
  const asked: Review[] = [];
  const source = memoryDataSource([stored]);
  const form = savingForm(source, {
    record: stored,
    dialogs: {
      review: async (review) => {
        asked.push(review);
        return answer(review);
      },
      reason: async () => '急件',
    },
  });
  form.document.set({ gross });
  await form.saving.transition(action);
  return { ...form, asked, status: source.records.get('7')?.['status'] };
}

const back = (): ReviewAnswer => ({ kind: 'back', reasons: {} });
const goOn = (): ReviewAnswer => ({ kind: 'goOn', reasons: { R25: '整车' } });

describe('before a move of the status', () => {
  test('errors are counted, nothing is asked besides, and going back leads to the first', async () => {
    const { asked, told, status, document } = await move('1', back);
    expect(asked).toMatchObject([{ title: '提交复核：还有 2 处错误', ok: '确认并提交复核', jumps: true }]);
    expect(asked[0]?.text).toBeUndefined();
    expect(asked[0]?.foundAt?.(asked[0].findings[0] as Review['findings'][number])).toMatchObject({ found: '1' });
    expect(told).toContain('focus /gross');
    expect([status, document.reasons]).toEqual(['draft', {}]);
  });

  test('a rule with a reason is reviewed with the confirmation and keeps the reason', async () => {
    const { asked, told, status, document } = await move('2000', goOn);
    expect(asked).toMatchObject([{ title: '提交复核：提交前请核对', text: ASK }]);
    expect([status, document.reasons]).toEqual(['review', { R25: '整车' }]);
    expect(told.filter((line) => line.startsWith('focus'))).toEqual([]);
  });

  test('what is only to be looked at leads nowhere when staff go back', async () => {
    const { told, status } = await move('2000', back);
    expect(told.filter((line) => line.startsWith('focus'))).toEqual([]);
    expect(status).toBe('draft');
  });

  test('the question of a move that takes a reason is left to the reason', async () => {
    const { asked } = await move('2000', goOn, { ...submit, reason: { required: true } });
    expect(asked[0]?.text).toBeUndefined();
  });
});

describe('a value whose column is gone', () => {
  const narrowed = compileTestPage({
    ...orderSchema,
    columns: orderSchema.columns.filter(({ key }) => key !== 'remark'),
    form: {
      ...orderSchema.form,
      groups: orderSchema.form.groups.map((group) => ({
        ...group,
        fields: group.fields.filter((field) => field !== 'remark'),
      })),
    },
  });

  test('is named when the rest is saved', async () => {
    const source = memoryDataSource([stored]);
    const { context, document, saving, told } = savingForm(source, { record: stored });
    document.set({ remark: '易碎', gross: '20' });
    saving.follow({ ...context, document: document.migrate(narrowed) });
    await saving.save();
    expect(source.records.get('7')).toMatchObject({ gross: '20' });
    expect(told.at(-1)).toBe('warning 其余内容已保存。页面已没有以下栏目，内容没有存入，仍留在草稿中：备注 = 易碎');
  });
});
