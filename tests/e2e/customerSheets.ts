import { CFB, read, utils, write, type WorkSheet } from '@e965/xlsx';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const HEADS = ['客户代码', '客户名称', '国家/地区', '结算方式', '账期(天)', '状态'];
export const ROWS = 10_000;
export const BAD_ROWS = 137;

type Row = readonly (string | number)[];

const bytesOf = (sheet: WorkSheet): Buffer => {
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, '客户');
  return write(book, { type: 'buffer', bookType: 'xlsx', compression: true }) as Buffer;
};

/** A file in the form that the file chooser of the browser provides. */
export const sheetFile = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });

const customer = (number: number): Row => [`ZIMP${number}`, `样例客户${number}`, '中国', '月结', 30, '启用'];

/** Every n-th row is invalid, in one of three ways. */
const WRONG: readonly ((row: Row) => Row)[] = [
  ([code, , ...rest]) => [code ?? '', '', ...rest],
  ([code, name, , ...rest]) => [code ?? '', name ?? '', '火星', ...rest],
  (row) => row.map((cell) => (cell === 30 ? '三十' : cell)),
];

export function manyCustomers(): Buffer {
  const every = Math.floor(ROWS / BAD_ROWS);
  const rows = Array.from({ length: ROWS }, (_, index) => {
    const wrong = index % every === 0 && index / every < BAD_ROWS ? WRONG[(index / every) % WRONG.length] : undefined;
    return wrong?.(customer(index)) ?? customer(index);
  });
  return bytesOf(utils.aoa_to_sheet([HEADS, ...rows].map((row) => [...row])));
}

/** Corrects the rows of an error workbook as a user would; its additional columns are unchanged. */
export function mended(workbook: Buffer): { readonly rows: number; readonly bytes: Buffer } {
  const sheet = read(workbook, { type: 'buffer' }).Sheets['客户'];
  if (sheet === undefined) throw new Error('the error workbook has no sheet of customers');
  const rows = utils.sheet_to_json<Record<string, string>>(sheet, { defval: '' });
  const good = rows.map((row) => ({
    ...row,
    '*客户名称': row['*客户名称'] || `补名${row['*客户代码']}`,
    '*国家/地区': '中国',
    '账期(天)': '30',
  }));
  return { rows: rows.length, bytes: bytesOf(utils.json_to_sheet(good)) };
}

const small = (): Buffer => bytesOf(utils.aoa_to_sheet([HEADS, [...customer(1)]]));

/** 120 MB of zeros, compressed to a few hundred kB. */
function bomb(): Buffer {
  const zip = CFB.read(small(), { type: 'buffer' });
  for (let part = 0; part < 4; part += 1)
    CFB.utils.cfb_add(zip, `/xl/media/${part}.bin`, Buffer.alloc(30 * 1024 * 1024));
  return CFB.write(zip, { type: 'buffer', fileType: 'zip', compression: true }) as Buffer;
}

/** Cells with formulas that have no computed values. */
export function formulas(): Buffer {
  const sheet = utils.aoa_to_sheet([HEADS, ...Array.from({ length: 50 }, (_, index) => [...customer(index)])]);
  for (let row = 2; row <= 51; row += 1) sheet[`A${row}`] = { t: 's', f: `WEBSERVICE("http://a.example/${row}")` };
  return bytesOf(sheet);
}

/** Files that are rejected on upload, with the message. */
export const HOSTILE: readonly (readonly [what: string, file: ReturnType<typeof sheetFile>, says: string])[] = [
  ['a zip bomb', sheetFile('bomb.xlsx', bomb()), '文件导入失败:文件解压后过大'],
  [
    'a renamed program',
    sheetFile('setup.xls', Buffer.from('MZ\x90\0 a program')),
    '文件导入失败:文件内容不是能识别的表格',
  ],
  ['half a file', sheetFile('half.xlsx', small().subarray(0, 2000)), '文件导入失败:文件已损坏或不完整'],
];
