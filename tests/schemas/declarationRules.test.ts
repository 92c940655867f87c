import { describe, expect, test } from 'vitest';
import { validateRecord } from '../../engine/index.ts';
import { judge, judgeInForm, lookup, shippedPage, user } from './customsPages.ts';
import { FAULTY, GOOD, PAGE_OF, type Kind, faulty } from './faultyDeclarations.ts';
import { goodDeclaration } from './goodDeclaration.ts';

const KINDS: readonly Kind[] = ['export', 'import', 'record'];
const CASES = FAULTY.map((one) => [one.kind, one.name, one] as const);

const sorted = (lines: readonly string[]): readonly string[] => [...lines].sort();

describe('the checks of the declarations', () => {
  test.each(KINDS)('say nothing of a good one: %s', async (kind) => {
    expect(await judge(shippedPage(PAGE_OF[kind]), GOOD[kind])).toEqual([]);
  });

  test.each(CASES)('find, on %s, %s', async (kind, name, one) => {
    const page = shippedPage(PAGE_OF[kind]);
    const found = await judge(page, faulty(one), name.startsWith('R26'));
    expect(sorted(found)).toEqual(sorted(one.found));
  });

  test.each(CASES)('find the same while staff type, on %s, %s', async (kind, name, one) => {
    const page = shippedPage(PAGE_OF[kind]);
    const found = await judgeInForm(page, faulty(one), name.startsWith('R26'));
    expect(sorted(found)).toEqual(sorted(one.found));
  });

  test('cover every rule of the catalogue that data can decide', () => {
    const undecided = new Set(['R32']);
    const all = Array.from({ length: 34 }, (_, index) => `R${String(index + 1).padStart(2, '0')}`);
    const covered = new Set(FAULTY.flatMap(({ found }) => found.map((text) => text.split(' ')[0])));
    expect(all.filter((id) => !covered.has(id) && !undecided.has(id))).toEqual([]);
  });

  test.each(KINDS)('let unfinished work be saved: %s', async (kind) => {
    const page = shippedPage(PAGE_OF[kind]);
    const { ok } = await validateRecord(page, { bgdGoodsList: [{}] }, { at: 'save', lookup, user });
    expect(ok).toBe(true);
  });

  test('accept two currencies once a reason is given', async () => {
    const [two] = FAULTY.filter(({ name }) => name.startsWith('R25'));
    if (!two) throw new Error('no case of R25');
    const options = { at: 'submit', lookup, user } as const;
    const page = shippedPage(PAGE_OF.export);
    expect((await validateRecord(page, faulty(two), options)).ok).toBe(false);
    expect((await validateRecord(page, faulty(two), { ...options, reasons: { R25: '客户要求' } })).ok).toBe(true);
  });

  test('number the goods lines from 1 without gaps (R11)', async () => {
    const { record } = await validateRecord(shippedPage(PAGE_OF.export), goodDeclaration, { at: 'save', lookup, user });
    expect(Object(record['bgdGoodsList']).map(({ gNo }: { gNo: string }) => gNo)).toEqual(['1', '2']);
  });
});
