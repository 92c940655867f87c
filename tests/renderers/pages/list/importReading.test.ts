import { expect, test } from 'vitest';
import { plainTitle } from '../../../../engine/index.ts';
import { isClean, memoryOf, readSheets } from '../../../../renderers/list/import/importReading.ts';
import { compileTestPage } from '../../orderPage.ts';
import { orderSchema } from '../../orderSchema.ts';
import { BAD, CLEAN, memoryImports, sheetPart, type Asked } from './memoryImports.ts';

const page = compileTestPage({ ...orderSchema, pasteMemoryKey: 'code' });

function preferences() {
  const kept = new Map<string, unknown>();
  return { get: (key: string) => kept.get(key), set: (key: string, value: unknown) => void kept.set(key, value) };
}

const heads = [...sheetPart().heads, { index: 2, text: 'Remarks', key: '', suggested: '' }];
/** Contains only rows of A1. */
const ofPartner = { ...CLEAN, tables: [sheetPart({ heads, rows: sheetPart().rows.slice(0, 1) })] };

test('reuses the column mappings chosen for the partner given by pasteMemoryKey', async () => {
  const kept = preferences();
  const part = ofPartner.tables[0] ?? sheetPart();
  memoryOf({ page, preview: ofPartner }, part, kept).keep(plainTitle('Remarks'), 'remark');
  memoryOf({ page, preview: BAD }, part, kept).keep(plainTitle('Remarks'), '');
  const asked: Asked = [];
  const imports = memoryImports(asked, { preview: async () => ofPartner });
  const reading = { isSubmitted: false, isSingle: false, signal: new AbortController().signal };
  await readSheets({ imports, preferences: kept }, { page, files: [] }, reading);
  expect(asked).toEqual([
    'preview [[],{"remarks":""},false,false]',
    'choose ["t1",[{"table":0,"index":2,"key":"remark"}]]',
  ]);
});

test('a sheet is clean without errors and without unintentionally ignored content', () => {
  const kept = preferences();
  expect(isClean(page, CLEAN, kept)).toBe(true);
  expect(isClean(page, BAD, kept)).toBe(false);
  expect(isClean(page, { ...CLEAN, leftSheets: ['说明'] }, kept)).toBe(false);
  expect(isClean(page, ofPartner, kept)).toBe(false);
  memoryOf({ page, preview: ofPartner }, sheetPart(), kept).keep(plainTitle('Remarks'), '');
  expect(isClean(page, ofPartner, kept)).toBe(true);
});
