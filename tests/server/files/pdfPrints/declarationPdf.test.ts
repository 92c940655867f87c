import { join } from 'node:path';
import PdfKit from 'pdfkit';
import { afterAll, describe, expect, test } from 'vitest';
import { compileSchemas, layoutPrint, textWidth, type PaperPage, type Values } from '../../../../engine/index.ts';
import { paperFont } from '../../../../server/files/pdfPrints/paperFaces.ts';
import { writePdf } from '../../../../server/files/pdfPrints/pdfFile.ts';
import { encodeBars } from '../../../../server/files/pdfPrints/printing.ts';
import { readFolder } from '../../../../server/core/schemas/readFolder.ts';
import { testWorkers } from '../../testWorkers.ts';
import { readPdf } from './readPdf.ts';

const schemas = compileSchemas({ texts: await readFolder(join(import.meta.dirname, '../../../../schemas')) });

const ENTRY = '531620261167300001';

const goods: readonly Values[] = Array.from({ length: 50 }, (_, index) => ({
  gNo: String(index + 1),
  codeTs: String(4_202_920_000 + index),
  gName: `无纺布购物袋第${index + 1}款`,
  gModel: '1|0|购物用|无纺布制|“KEEPTOP”牌|规格：40CM*35CM*10CM|型号：KT-2026',
  gQty: '1200',
  gUnit: '011',
  gUnit_dictText: '件',
  firstQty: '144.5',
  firstUnit: '035',
  firstUnit_dictText: '千克',
  declPrice: '0.623',
  declTotal: '747.6',
  tradeCurr: 'USD',
  tradeCurr_dictText: '美元',
  dutyMode: '1',
  dutyMode_dictText: '照章征税',
}));

const values: Values = {
  status: 'draft',
  ieFlag: 'E',
  entryId: ENTRY,
  tradeName: '深圳市宏远进出口有限公司',
  tradeCoScc: '91440300MA5FN8KT2P',
  tradeMode: '0110',
  tradeMode_dictText: '一般贸易',
  ieDate: '2026-11-20',
  declareTime: '2026-11-19 16:30:00',
};

const sheets = (name: string, changes: Values = {}, page = 'customs/export-declaration'): readonly PaperPage[] => {
  const print = schemas.prints.get(page)?.find((one) => one.name === name);
  if (print === undefined) throw new Error(`${page} has no paper ${name}`);
  const user = { id: '', username: '', realname: '', orgCode: '' };
  return layoutPrint(print, { values: { ...values, ...changes }, details: { goods }, user }, encodeBars);
};

const workers = testWorkers(512);
afterAll(() => workers.end());
const owner = { id: 'clerk', tenantId: '1' };
const never = new AbortController().signal;
const pdfOf = (pages: readonly PaperPage[]): Promise<Buffer> =>
  writePdf(workers, { title: '报关单', pages, written: Date.UTC(2026, 10, 20) }, { owner, signal: never });

/** Bars and spaces of Code 128 C symbols (ISO/IEC 15417), as far as the test needs them. */
const CHECKED = { start: '211232', stop: '2331112' };

describe('a declaration on paper', () => {
  test('prints each of 50 goods once, with number, page and table heading per page [L7]', async () => {
    const pages = await readPdf(await pdfOf(sheets('declaration')));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((texts, index) => {
      expect(texts).toContain('中华人民共和国海关出口货物报关单');
      expect(texts).toContain(`海关编号：${ENTRY}`);
      expect(texts).toContain(`页码/页数：${index + 1}/${pages.length}`);
      expect(texts.filter((text) => text === '商品名称及规格型号')).toHaveLength(1);
    });
    const names = pages.flat().filter((text) => text.startsWith('无纺布购物袋'));
    expect(names).toEqual(goods.map(({ gName }) => gName));
    expect(pages[0]).toEqual(
      expect.arrayContaining(['境内发货人(91440300MA5FN8KT2P)', '监管方式(0110)', '一般贸易', '20261120', '20261119']),
    );
  });

  test('is the same file for the same record, byte by byte [L7]', async () => {
    const [one, other] = await Promise.all([pdfOf(sheets('declaration')), pdfOf(sheets('declaration'))]);
    expect(one.equals(other)).toBe(true);
  });

  test('is queued when many print at once, and leaves the queue on cancel [L7]', async () => {
    const [sheet] = sheets('declaration');
    if (sheet === undefined) throw new Error('no sheet');
    const gone = new AbortController();
    const written = [1, 2, 3, 4, 5].map(() => pdfOf([sheet]));
    const given = writePdf(workers, { title: 'x', pages: [sheet], written: 0 }, { owner, signal: gone.signal });
    const last = pdfOf([sheet]);
    gone.abort();
    await expect(given).rejects.toThrow();
    const [first, ...others] = await Promise.all([...written, last]);
    for (const other of others) expect(other.equals(first ?? Buffer.of())).toBe(true);
  });

  test('is marked 草单 on every page until it is declared, and never after [L7]', async () => {
    const marked = (name: string, status: string, page?: string): readonly boolean[] =>
      sheets(name, { status }, page).map(({ boxes }) =>
        boxes.some((box) => box.kind === 'watermark' && box.text === '草单'),
      );
    for (const name of ['declaration', 'record-list']) {
      const page = name === 'declaration' ? undefined : 'customs/record-declaration';
      for (const status of ['draft', 'review', 'approved', 'returned'])
        expect(new Set(marked(name, status, page)), status).toEqual(new Set([true]));
      for (const status of ['declared']) expect(new Set(marked(name, status, page)), status).toEqual(new Set([false]));
    }
    const [first] = await readPdf(await pdfOf(sheets('declaration').slice(0, 1)));
    expect(first).toContain('草单');
  });

  test('prints prices and totals with column decimals, and quantities in shortest form [L7]', () => {
    const texts = (name: string) =>
      sheets(name).flatMap(({ boxes }) => boxes.flatMap((box) => ('text' in box ? box.text : [])));
    expect(texts('declaration')).toEqual(expect.arrayContaining(['0.6230', '747.60', '144.5千克', '1200件']));
    expect(texts('check-list')).toEqual(expect.arrayContaining(['0.6230', '747.60', '37,380.00', '4202920000']));
  });

  test('breaks long texts into lines and loses no letter of them [L7]', () => {
    const long = { markNo: `唛头${'ABCDEFGHI '.repeat(39)}完`, tradeName: '深圳市宏远进出口有限公司'.repeat(5) };
    const said = sheets('declaration', long)
      .flatMap(({ boxes }) => boxes.flatMap((box) => (box.kind === 'text' ? box.text : [])))
      .join('')
      .replaceAll(' ', '');
    for (const text of Object.values(long)) expect(said).toContain(text.replaceAll(' ', ''));
  });

  test('has its number in bars of Code 128 [L7]', () => {
    const bars = sheets('declaration').flatMap(({ boxes }) => boxes.filter((box) => box.kind === 'bars'));
    expect(bars.length).toBeGreaterThan(0);
    for (const { text, modules } of bars) {
      expect(text).toBe(ENTRY);
      const said = modules.join('');
      expect(said.startsWith(CHECKED.start) && said.endsWith(CHECKED.stop)).toBe(true);
      // Start, nine pairs of digits, the check symbol and the stop symbol with its final bar.
      expect(modules.reduce((sum, one) => sum + one, 0)).toBe(11 * 12 + 2);
    }
  });

  test('speaks of imports as of imports, of a registration list as of that [L7]', () => {
    const said = (name: string, page: string, ieFlag: string): readonly string[] =>
      sheets(name, { ieFlag }, page).flatMap(({ boxes }) =>
        boxes.flatMap((box) => (box.kind === 'text' ? box.text : [])),
      );
    const imports = said('declaration', 'customs/import-declaration', 'I');
    expect(imports).toEqual(
      expect.arrayContaining(['中华人民共和国海关进口货物报关单', '境外发货人', '货物存放地点', '启运港']),
    );
    expect(imports).not.toContain('境外收货人');
    expect(said('record-list', 'customs/record-declaration', 'I')).toContain('中华人民共和国海关进境货物备案清单');
  });

  test('keeps every letter within its sheet [L7]', () => {
    for (const name of ['declaration', 'check-list'])
      for (const { width, height, boxes } of sheets(name))
        for (const box of boxes)
          if (box.kind === 'text') {
            expect(box.x + box.width, box.text).toBeLessThanOrEqual(width - 20);
            expect(box.y, box.text).toBeLessThan(height - 20);
          }
  });
});

test('letters are as wide as the layout says, in the font of papers [L7]', () => {
  const document = new PdfKit({ font: paperFont() }).fontSize(1000);
  const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  for (const letter of letters) expect(document.widthOfString(letter), letter).toBe(textWidth(letter, 1000));
  for (const letter of '中，（《—é×³Ω') {
    expect(document.widthOfString(letter), letter).toBeLessThanOrEqual(textWidth(letter, 1000));
  }
});
