import { rawZip, type RawEntry } from './rawZip.ts';
import { cut, damaged, garbage, LAUGHS, nested, type HostileFile } from './hostileFile.ts';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

interface Parts {
  /** Rows, as XML. */
  readonly rows?: string;
  /** The whole sheet, replacing `rows`. */
  readonly sheet?: string;
  /** Content after the rows. */
  readonly behind?: string;
  readonly dimension?: string;
  readonly styles?: string;
  readonly strings?: string;
  readonly sheets?: string;
  readonly more?: readonly RawEntry[];
}

const HEADS =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>客户代码</t></is></c><c r="B1" t="inlineStr"><is><t>客户名称</t></is></c></row>';
const GOOD = `${HEADS}<row r="2"><c r="A2" t="inlineStr"><is><t>X1</t></is></c><c r="B2" t="inlineStr"><is><t>样例</t></is></c></row>`;
const DIMENSION = '<dimension ref="A1:B2"/>';

const entriesOf = (parts: Parts): readonly RawEntry[] => {
  const { rows = GOOD, behind = '', dimension = DIMENSION, more = [] } = parts;
  const part = (path: string, kind: string): string =>
    `<Override PartName="/xl/${path}" ContentType="${TYPES}.${kind}+xml"/>`;
  const relation = (id: number, kind: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`;
  return [
    {
      name: '[Content_Types].xml',
      content: `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${part('workbook.xml', 'sheet.main')}${part('worksheets/sheet1.xml', 'worksheet')}${part('styles.xml', 'styles')}${part('sharedStrings.xml', 'sharedStrings')}</Types>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${parts.sheets ?? '<sheet name="客户" sheetId="1" r:id="rId1"/>'}</sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}${relation(3, 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content:
        parts.sheet ??
        `${XML}<worksheet xmlns="${MAIN}">${dimension}<sheetData>${rows}</sheetData>${behind}</worksheet>`,
    },
    { name: 'xl/styles.xml', content: parts.styles ?? `${XML}<styleSheet xmlns="${MAIN}"/>` },
    { name: 'xl/sharedStrings.xml', content: parts.strings ?? `${XML}<sst xmlns="${MAIN}"/>` },
    ...more,
  ];
};

export const bookOf = (parts: Parts = {}): Buffer => rawZip(entriesOf(parts));

const cellAt = (address: string): string => `${HEADS}<row r="2"><c r="${address}"><v>1</v></c></row>`;
const book = (name: string, parts: () => Parts, says?: string): HostileFile => ({
  name,
  call: 'book',
  bytes: () => bookOf(parts()),
  ...(says !== undefined && { says }),
});
const many = (text: string, count: number): string => text.repeat(count);
const zeros = (megabytes: number): Buffer => Buffer.alloc(megabytes * 1024 * 1024);
const long = 'x'.repeat(30_000);

/** Sizes and counts: values that a reader would allocate memory for. */
const LARGE: readonly HostileFile[] = [
  book('a cell in column ZZZZZZ', () => ({ rows: cellAt('ZZZZZZ1') }), '数据超过256列'),
  book('a cell in the first column that no sheet has', () => ({ rows: cellAt('XFE1') }), '数据超过256列'),
  book('a cell in the last column that sheets have', () => ({ rows: cellAt('XFD1') }), '数据超过256列'),
  book(
    'column ZZZZZZ in a comment',
    () => ({ rows: `${GOOD}<!-- <row r="3"><c r="ZZZZZZ3"><v>1</v></c></row> -->` }),
    '数据超过256列',
  ),
  book(
    'column ZZZZZZ under a prefix',
    () => ({ rows: `${GOOD}<x:row r="3"><x:c r="ZZZZZZ3"><x:v>1</x:v></x:c></x:row>` }),
    '数据超过256列',
  ),
  book('column ZZZZZZ as the text of a cell without an address', () => ({
    rows: `${HEADS}<row r="2"><c><v> r="ZZZZZZ2" </v></c></row>`,
  })),
  book('row 99999999999', () => ({ rows: `${GOOD}<row r="99999999999"><c r="A99999999999"><v>1</v></c></row>` })),
  book('a dimension of billions of cells', () => ({ dimension: '<dimension ref="A1:ZZZZZZ99999999"/>' })),
  book(
    'a million merged ranges',
    () => ({ behind: `<mergeCells>${many('<mergeCell ref="A1:B1"/>', 1_000_000)}</mergeCells>` }),
    '合并单元格超过100000处',
  ),
  book('a merged range as large as a sheet', () => ({
    behind: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>',
  })),
  book(
    'a million styles',
    () => ({ styles: `<styleSheet><cellXfs>${many('<xf/>', 1_000_000)}</cellXfs></styleSheet>` }),
    '单元格样式超过200000种',
  ),
  book(
    'a million fonts',
    () => ({ styles: `<styleSheet><fonts>${many('<font/>', 1_000_000)}</fonts></styleSheet>` }),
    '单元格样式超过200000种',
  ),
  book(
    'more than a million shared texts',
    () => ({ strings: `<sst>${many('<si/>', 1_000_001)}</sst>` }),
    '文字条目超过1000000条',
  ),
  book(
    'more than two million blank cells',
    () => ({ rows: `${HEADS}<row r="2">${many('<c/>', 2_000_001)}</row>` }),
    '单元格（含空白单元格和链接范围）超过2000000个',
  ),
  book(
    'a link over a whole sheet',
    () => ({ behind: '<hyperlinks><hyperlink ref="A1:XFD1048576" location="x"/></hyperlinks>' }),
    '单元格（含空白单元格和链接范围）超过2000000个',
  ),
  book(
    'one long text in thousands of cells',
    () => ({
      strings: `<sst><si><t>${long}</t></si></sst>`,
      rows:
        HEADS +
        Array.from(
          { length: 2000 },
          (_, row) => `<row r="${row + 2}"><c r="A${row + 2}" t="s"><v>0</v></c></row>`,
        ).join(''),
    }),
    '文件中的文字过多',
  ),
  book(
    'a thousand sheets that are one part',
    () => ({
      sheets: Array.from({ length: 1000 }, (_, one) => `<sheet name="s${one}" sheetId="${one + 1}" r:id="rId1"/>`).join(
        '',
      ),
    }),
    '工作表超过30个',
  ),
  book('a text of megabytes in one cell', () => ({
    strings: `<sst><si><t>${many(long, 100)}</t></si></sst>`,
    rows: `${HEADS}<row r="2"><c r="A2" t="s"><v>0</v></c></row>`,
  })),
  book('a bomb of zeros', () => ({ more: [{ name: 'xl/media/a.bin', content: zeros(101) }] }), '文件解压后过大'),
  book('a bomb that says it is small', () => ({
    more: [{ name: 'xl/media/a.bin', content: zeros(101), claimedSize: 10 }],
  })),
  book(
    'more parts than workbooks have',
    () => ({ more: Array.from({ length: 500 }, (_, part) => ({ name: `xl/media/${part}`, content: 'x' })) }),
    '文件内部结构异常',
  ),
  {
    name: 'a list that claims 65,000 parts',
    call: 'book',
    bytes: () => rawZip(entriesOf({}), 65_000),
    says: '文件内部结构异常',
  },
];

/** Structure: values that a parser would trust. */
const CROOKED: readonly HostileFile[] = [
  book('elements nested a hundred thousand deep', () => ({ behind: nested('x', 100_000) }), '嵌套过深'),
  book('styles nested a hundred thousand deep', () => ({ styles: nested('styleSheet', 100_000) }), '嵌套过深'),
  book(
    'a billion laughs in a sheet',
    () => ({
      sheet: `${XML}${LAUGHS}<worksheet><sheetData><row r="1"><c r="A1"><v>&a9;</v></c></row></sheetData></worksheet>`,
    }),
    '实体声明',
  ),
  book(
    'a file of the server as an entity',
    () => ({ strings: `${XML}<!DOCTYPE sst [<!ENTITY x SYSTEM "file:///etc/passwd">]><sst><si><t>&x;</t></si></sst>` }),
    '实体声明',
  ),
  book('a tag of megabytes that never ends', () => ({ rows: `<row r="${many('1', 3_000_000)}` }), '已损坏'),
  book('rows that are never closed', () => ({ rows: many('<row><c><v>1', 200_000) }), '嵌套过深'),
  book('texts whose numbers are out of all bounds', () => ({
    rows: `${HEADS}<row r="2"><c r="A2" t="s"><v>99999999999</v></c><c r="B2" t="s"><v>-1</v></c></row>`,
  })),
  book('numbers that are none', () => ({
    rows: `${HEADS}<row r="2"><c r="A2"><v>1e9999</v></c><c r="B2" s="999999"><v>NaN</v></c></row>`,
  })),
  book(
    'a sheet of another program beside it',
    () => ({
      more: [
        { name: 'META-INF/manifest.xml', content: '<x/>' },
        { name: 'content.xml', content: '<table:table-cell table:number-columns-repeated="1000000000"/>' },
      ],
    }),
    '不是能识别的表格',
  ),
  book(
    'a binary workbook beside it',
    () => ({ more: [{ name: 'xl/workbook.bin', content: garbage(1, 2000) }] }),
    '不是能识别的表格',
  ),
  book('a workbook within the workbook, and one in that', () => ({
    more: [
      {
        name: 'xl/embeddings/a.xlsx',
        content: bookOf({ more: [{ name: 'xl/embeddings/b.xlsx', content: bookOf() }] }),
      },
    ],
  })),
  book(
    'the same part twice',
    () => ({ more: [{ name: 'xl/worksheets/sheet1.xml', content: '<worksheet/>' }] }),
    '已损坏',
  ),
  book('macros under another name', () => ({
    more: [{ name: 'xl/media/a.png', localName: 'xl/vbaProject.bin', content: 'macro' }],
  })),
  book('macros', () => ({ more: [{ name: 'xl/vbaProject.bin', content: 'macro' }] }), '宏'),
  book(
    'links to other workbooks',
    () => ({ more: [{ name: 'xl/externalLinks/externalLink1.xml', content: '<x/>' }] }),
    '引用了其他工作簿',
  ),
  book('names that climb out of the folder', () => ({ more: [{ name: '../../../../etc/cron.d/x', content: 'x' }] })),
  { name: 'nothing but the signature of a zip', call: 'book', bytes: () => Buffer.from('PK\x03\x04'), says: '已损坏' },
  {
    name: 'noise behind the signature of a zip',
    call: 'book',
    bytes: () => Buffer.concat([Buffer.from('PK\x03\x04'), garbage(2, 5000)]),
    says: '已损坏',
  },
  {
    name: 'a program that calls itself a workbook',
    call: 'book',
    bytes: () => Buffer.concat([Buffer.from('MZ'), garbage(3, 5000)]),
    says: '不是能识别的表格',
  },
];

/** Files damaged as by broken connections and disks. */
const BROKEN: readonly HostileFile[] = [11, 12, 13, 14, 15].flatMap((seed): readonly HostileFile[] => [
  { name: `a workbook cut off (${seed})`, call: 'book', bytes: () => cut(bookOf(), seed), says: '已损坏' },
  {
    name: `a workbook with wrong bytes (${seed})`,
    call: seed % 2 === 0 ? 'dictionary' : 'book',
    bytes: () => damaged(bookOf(), seed),
  },
]);

export const HOSTILE_BOOKS: readonly HostileFile[] = [...LARGE, ...CROOKED, ...BROKEN];
