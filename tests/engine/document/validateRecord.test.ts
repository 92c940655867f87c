import { describe, expect, test } from 'vitest';
import { validateRecord, type Moment, type WireRecord } from '../../../engine/index.ts';
import { line, lookup, open, page, stored, told, user, withoutRowIds } from './documentFixture.ts';

const validate = (record: WireRecord, at: Moment = 'submit', reasons?: Readonly<Record<string, string>>) =>
  validateRecord(page, record, { at, lookup, user, ...(reasons ? { reasons } : {}) });

describe('the judgement of a record that was sent', () => {
  test('finds what the document in the browser finds', async () => {
    const record = {
      ...stored(),
      grossWet: '1',
      ownerName: '',
      goodsList: [line({ firstUnit: '035' }), line({ codeTs: null })],
    };
    const there = await validate(record);
    const here = await open({ record }).validate('submit');
    expect(told(there.findings)).toEqual([
      'required /ownerName',
      'R05 /grossWet',
      'R05 /netWt',
      'R17 /goods/0/firstUnit',
      'required /goods/1/codeTs',
    ]);
    expect(withoutRowIds(there.findings)).toEqual(withoutRowIds(here.findings));
  });

  test('leaves out of a save what holds for a submit only', async () => {
    expect((await validate({ ...stored(), ownerName: null }, 'save')).ok).toBe(true);
  });

  test('works computed values out anew, whatever was sent', async () => {
    const { record } = await validate({ ...stored(), totalPrice: '1' });
    expect(record).toMatchObject({ totalPrice: '165', id: 'r1', version: 3 });
  });

  test('empties what is disabled and clears', async () => {
    const { record } = await validate({ ...stored(), feeMark: '1', feeCurr: 'USD' });
    expect(record).toMatchObject({ feeCurr: null });
  });

  test('makes no suggestions: a field that was emptied on purpose stays empty', async () => {
    const { record } = await validate({ ...stored(), packWet: null });
    expect(record).toMatchObject({ packWet: null });
  });

  test('wants reasons for rules of level confirm, and returns those that count', async () => {
    const record = { ...stored(), goodsList: [line(), line({ tradeCurr: 'EUR' })] };
    expect(told((await validate(record)).unconfirmed)).toEqual(['R25 /goods']);
    expect((await validate(record, 'submit', { R25: ' ' })).ok).toBe(false);
    expect(await validate(record, 'submit', { R25: '客户要求', R05: '多余' })).toMatchObject({
      ok: true,
      reasons: { R25: '客户要求' },
    });
  });

  test('judges a record that nobody may edit any more', async () => {
    expect((await validate({ ...stored(), status: 'review', ownerName: null })).ok).toBe(false);
  });

  test('rejects with what the look-up throws', async () => {
    const broken = validateRecord(page, stored(), {
      at: 'submit',
      user,
      lookup: () => Promise.reject(new Error('数据库不可用')),
    });
    await expect(broken).rejects.toThrow('数据库不可用');
  });
});
