import { describe, expect, test } from 'vitest';
import { compile, declaration, open, stored, told, type } from './documentFixture.ts';

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

  test('that share an id share the reason, and keep it while one fails', async () => {
    const [first] = (declaration.rules ?? []).filter(({ id }) => id === 'R25');
    if (!first) throw new Error('no R25');
    const second = { ...first, must: 'distinct($details.goods.firstUnit) <= 1', message: '法定单位不一致' };
    const document = open({ page: compile({ ...declaration, rules: [first, second] }), record: stored() });
    type(document, 0, { firstUnit: '035' });
    expect((await document.validate('submit')).unconfirmed).toMatchObject([{ message: '法定单位不一致' }]);
    document.confirm('R25', '客户要求');
    expect(document.reasons).toEqual({ R25: '客户要求' });
    expect((await document.validate('submit')).ok).toBe(true);
  });

  test('take no reason in advance', () => {
    const document = open({ record: stored() });
    document.confirm('R25', '以防万一');
    expect(document.reasons).toEqual({});
  });
});
