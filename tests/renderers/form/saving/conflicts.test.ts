import { describe, expect, test } from 'vitest';
import type { WireRecord } from '../../../../engine/index.ts';
import { PortError } from '../../../../renderers/kit/ports/ports.ts';
import { memoryDataSource } from '../../memoryDataSource.ts';
import { savingForm, stored } from './savingForm.ts';

const refusal = (message: string) => new PortError({ kind: 'other', message });

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
        // The first read checks for values unknown here, the second one is for display.
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
