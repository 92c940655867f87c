import { describe, expect, test } from 'vitest';
import { open, stored } from './documentFixture.ts';

describe('typing', () => {
  test('updates at each key, and undoes and redoes as one step with derived values', () => {
    const document = open();
    document.set({ netWt: '1' });
    for (const typed of ['1', '12', '120']) document.type('grossWet', typed);
    expect(document.values()).toMatchObject({ grossWet: '120', packWet: '119' });
    expect(document.undo()?.label).toBe('修改 毛重');
    expect(document.values()).toMatchObject({ grossWet: null, netWt: '1' });
    document.redo();
    expect(document.values()).toMatchObject({ grossWet: '120', packWet: '119' });
  });

  test('starts a new step after blur, after an undo, and in another field', () => {
    const document = open({ record: stored() });
    document.type('ownerName', '远');
    document.touch('ownerName');
    document.type('ownerName', '远航');
    document.type('grossWet', '130');
    document.type('ownerName', '远航船务');
    document.undo();
    expect(document.values()).toMatchObject({ ownerName: '远航', grossWet: '130' });
    document.type('ownerName', '远航公司');
    document.undo();
    document.undo();
    document.undo();
    expect(document.values()).toMatchObject({ ownerName: '远', grossWet: '120.50000' });
  });

  test('shows no finding before the field is left, and from then on at each key', () => {
    const document = open();
    document.type('ownerName', '一二三四五六七八九十又');
    expect(document.field('ownerName').finding).toBeUndefined();
    document.touch('ownerName');
    expect(document.field('ownerName').finding).toMatchObject({ ruleId: 'maxLength' });
    document.type('ownerName', '一二三');
    expect(document.field('ownerName').finding).toBeUndefined();
  });

  test('marks the record as changed, and as unchanged when the stored text stands there again', () => {
    const document = open({ record: stored() });
    document.type('ownerName', '宏');
    expect(document.dirty).toBe(true);
    document.type('ownerName', '宏达');
    expect(document.dirty).toBe(false);
  });
});
