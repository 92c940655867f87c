import { afterAll, expect, test } from 'vitest';
import { readWorkbook } from '../../../../server/files/imports/bookProcesses.ts';
import { testWorkers } from '../../testWorkers.ts';
import { bookOf } from '../../foreign/hostileBooks.ts';
import { oddFile, WORKBOOKS } from './oddFile.ts';
import { otherRawBook, ownRawBook, type RawBook } from './rawCells.ts';

const workers = testWorkers(768);
afterAll(() => workers.end());

const own = async (bytes: Uint8Array): Promise<RawBook> =>
  ownRawBook(await readWorkbook(workers, bytes, { owner: { id: 'clerk', tenantId: '1' } }));

test(`a second reader sees the same cells in all ${WORKBOOKS} workbooks of the corpus [D63]`, async () => {
  const seen = { cells: 0, merged: 0, days: 0, hiddenRows: 0, hiddenColumns: 0, hiddenSheets: 0 };
  for (let number = 0; number < WORKBOOKS; number += 1) {
    const { names, bytes, hiddenSheets } = oddFile(number);
    const [ours, others] = [await own(bytes), await otherRawBook(bytes, hiddenSheets)];
    expect(ours, `${number} ${names.join(', ')}`).toEqual(others);
    for (const { cells, hiddenRows, hiddenColumns } of others.sheets) {
      const values = Object.values(cells);
      seen.cells += values.length;
      seen.merged += values.filter((value) => / (below|beside)$/.test(value)).length;
      seen.days += values.filter((value) => value.startsWith('day ')).length;
      seen.hiddenRows += hiddenRows.length;
      seen.hiddenColumns += hiddenColumns.length;
    }
    seen.hiddenSheets += others.hiddenSheets.length;
  }
  expect(Object.entries(seen).filter(([, count]) => count === 0)).toEqual([]);
}, 60_000);

const RELATIONS =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>';
const STYLES =
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>';

test('a second reader sees the same kinds of values [D63]', async () => {
  const rows = [
    '<row r="1"><c r="A1" t="inlineStr"><is><t>0015</t></is></c><c r="B1"><v>12.50</v></c><c r="C1" t="b"><v>1</v></c></row>',
    '<row r="2" hidden="1"><c r="A2" t="e"><v>#N/A</v></c><c r="B2" s="1"><v>45296</v></c><c r="D2"><v>1</v></c></row>',
    '<row r="3"><c r="A3" t="b"><v>0</v></c><c r="B3" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row>',
  ].join('');
  const merged = '<mergeCells count="1"><mergeCell ref="A1:A3"/></mergeCells>';
  const columns = '<cols><col min="4" max="4" hidden="1"/></cols>';
  const dimension = `<dimension ref="A1:D3"/>${columns}`;
  const more = [{ name: '_rels/.rels', content: RELATIONS }];
  const bytes = bookOf({ rows, styles: STYLES, dimension, behind: merged, more });
  const expected: RawBook = {
    hiddenSheets: [],
    sheets: [
      {
        name: '客户',
        cells: {
          '1:1': 'text 0015',
          '1:2': 'number 12.5',
          '1:3': 'boolean TRUE',
          '2:1': 'text 0015 below',
          '2:2': 'day 2024-01-05',
          '2:4': 'number 1',
          '3:1': 'text 0015 below',
          '3:2': 'text ab',
        },
        hiddenRows: [2],
        hiddenColumns: [4],
      },
    ],
  };
  expect(await otherRawBook(bytes)).toEqual(expected);
  expect(await own(bytes)).toEqual(expected);
});
