import { LAUGHS, nested, type HostileFile } from './hostileFile.ts';

/** A text file named .xls, as many office systems write it. */
const text = (
  name: string,
  bytes: () => string | Buffer,
  expected: Pick<HostileFile, 'says' | 'reads'> = {},
): HostileFile => ({ name, call: 'oldBook', bytes: () => Buffer.from(bytes()), ...expected });

const refused = (says: string): Pick<HostileFile, 'says'> => ({ says });
const READ = { reads: ['X1', '样例'] };

const HEADS = '<tr><td>客户代码</td><td>客户名称</td></tr>';
const RECORD = '<tr><td>X1</td><td>样例</td></tr>';
const GOOD = HEADS + RECORD;
const page = (rows: string, head = ''): string =>
  `<html><head><meta charset="utf-8">${head}</head><body><table>${rows}</table></body></html>`;
const many = (one: string, count: number): string => one.repeat(count);

const PAGES: readonly HostileFile[] = [
  text(
    'a page whose cells claim 999,999,999 columns',
    () => page(`<tr><td colspan="999999999">清单</td></tr>${GOOD}`),
    READ,
  ),
  text(
    'a page whose cells claim 999,999,999 rows',
    () => page(`${HEADS}<tr><td>X1</td><td rowspan="999999999">样例</td></tr><tr><td>X2</td></tr>`),
    READ,
  ),
  text(
    'a page whose every cell claims all rows and columns',
    () => page(GOOD + many(`<tr>${many('<td colspan=999999999 rowspan=999999999>x</td>', 300)}</tr>`, 300)),
    refused('数据超过256列，请删除不需要的列'),
  ),
  text(
    'a page whose cells reach down over all rows and columns',
    () =>
      page(HEADS + `<tr><td>x</td>${many('<td rowspan=20000>x</td>', 200)}</tr>` + many('<tr><td>x</td></tr>', 12_000)),
    refused('单元格（含空白单元格和链接范围）超过2000000个，请拆分'),
  ),
  text('a page whose columns claim a billion', () => page(`<col span="999999999" style="display:none"><col>${GOOD}`)),
  text(
    'a page of two million cells',
    () => page(GOOD + many(`<tr>${many('<td>', 200)}</tr>`, 10_001)),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'a page of a hundred thousand rows of nothing',
    () => page(GOOD + many('<tr>', 100_000)),
    refused('数据超过20000行，请分批导入'),
  ),
  text('a page of a million tables', () => many('<table>', 600_000) + page(GOOD), refused('请')),
  text(
    'a page of ten thousand tables beside each other',
    () => many('<table><tr><td></table>', 11_000) + page(GOOD),
    refused('工作表超过30个，请删除'),
  ),
  text(
    'a page nested a hundred thousand deep',
    () => page(`<tr><td>${nested('b', 100_000)}</td></tr>${GOOD}`),
    refused('嵌套过深，请复制数据'),
  ),
  text('a page whose tags are never closed', () => `<table><tr><td>客户代码<td>客户名称<tr><td>X1<td>样例`, READ),
  text('a page that ends within a tag', () => `${page(GOOD).replace('</table>', '')}<td title="x`, READ),
  text('a page whose comment never ends', () => page(GOOD) + many('<!--', 1_000_000), READ),
  text('a page with an attribute of megabytes', () => page(`<tr title="${many('x', 5_000_000)}"></tr>${GOOD}`), READ),
  text(
    'a page with a hundred thousand attributes',
    () => page(`<tr ${Array.from({ length: 100_000 }, (_, one) => `a${one}=1`).join(' ')}></tr>${GOOD}`),
    READ,
  ),
  text(
    'a page with a style sheet of nothing but beginnings',
    () => page(GOOD, `<style>${many('.a{', 300_000)}</style>`),
    READ,
  ),
  text(
    'a page of a billion laughs',
    () => `${LAUGHS}${page(`${HEADS}<tr><td>X1</td><td>样例</td><td>&a9;</td></tr>`)}`,
    READ,
  ),
  text(
    'a page that names a file of the server',
    () => `<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${page(`${HEADS}<tr><td>X1</td><td>&x;</td></tr>`)}`,
    { reads: ['X1', '&x;'] },
  ),
  text('a page with numbers of letters that there are not', () =>
    page(`${HEADS}<tr><td>X1</td><td>样例&#0;&#xFFFFFFFF;&#xD800;</td></tr>`),
  ),
  text('a page that says another encoding than it has', () => page(GOOD).replace('utf-8', 'gb2312'), READ),
  text(
    'a page in the encoding of Taiwan',
    () =>
      Buffer.concat([
        Buffer.from('<html><meta charset=big5><table><tr><td>code</td><td>name</td></tr><tr><td>X1</td><td>'),
        Buffer.from('b4fab8d5', 'hex'),
        Buffer.from('</td></tr></table>'),
      ]),
    { reads: ['X1', '測試'] },
  ),
  text('a page in an encoding that nobody knows', () => page(GOOD).replace('utf-8', 'x-nonsense'), READ),
  text('a page of half its letters', () => Buffer.from(`\ufeff${page(GOOD)}`, 'utf16le'), READ),
  text(
    'a page of half its letters without a mark',
    () => Buffer.from(page(GOOD), 'utf16le'),
    refused('另存为.xlsx后再导入'),
  ),
];

const NAMESPACES =
  'xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"';
const xmlCell = (content: string, attributes = ''): string =>
  `<Cell${attributes}><Data ss:Type="String">${content}</Data></Cell>`;
const xmlRow = (cells: string, attributes = ''): string => `<Row${attributes}>${cells}</Row>`;
const XML_HEADS = xmlRow(xmlCell('客户代码') + xmlCell('客户名称'));
const XML_GOOD = XML_HEADS + xmlRow(xmlCell('X1') + xmlCell('样例'));
const xmlBook = (rows: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Workbook ${NAMESPACES}>${before}<Worksheet ss:Name="客户"><Table>${rows}</Table></Worksheet></Workbook>`;

const XML_BOOKS: readonly HostileFile[] = [
  text('an XML workbook that is good', () => xmlBook(XML_GOOD), READ),
  text(
    'an XML workbook whose column is 999,999,999 wide',
    () => xmlBook(`<Column ss:Span="999999999"/>${XML_GOOD}`),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'an XML workbook with many wide columns',
    () => xmlBook(many('<Column ss:Index="1" ss:Span="16000"/>', 200) + XML_GOOD),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'an XML workbook with column 999,999,999',
    () => xmlBook(`<Column ss:Index="999999999"/>${XML_GOOD}`),
    refused('数据超过256列'),
  ),
  text(
    'an XML workbook with a cell in column 999,999,999',
    () => xmlBook(XML_HEADS + xmlRow(xmlCell('X1') + xmlCell('样例', ' ss:Index="999999999"'))),
    refused('数据超过256列'),
  ),
  text(
    'an XML workbook with a cell in row 999,999,999',
    () => xmlBook(XML_HEADS + xmlRow(xmlCell('X1') + xmlCell('样例'), ' ss:Index="999999999"')),
    refused('数据超过20000行，请分批导入'),
  ),
  text(
    'an XML workbook whose cell covers 999,999,999 columns',
    () =>
      xmlBook(
        XML_GOOD.replace(xmlCell('样例'), xmlCell('样例', ' ss:MergeAcross="999999999" ss:MergeDown="999999999"')),
      ),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'an XML workbook with a place that is no number',
    () => xmlBook(`<Column ss:Span="1e9999"/>${XML_GOOD}`),
    refused('已损坏或不完整，请'),
  ),
  text(
    'an XML workbook with places in other letters',
    () => xmlBook(`<COLUMN ss:Span="9e8"/>${XML_GOOD}`),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'an XML workbook nested a hundred thousand deep',
    () => xmlBook(nested('Row', 100_000)),
    refused('嵌套过深，请复制数据'),
  ),
  text(
    'an XML workbook of two million cells',
    () => xmlBook(XML_GOOD + xmlRow(many('<Cell/>', 10_000)).repeat(201)),
    refused('超过2000000个，请拆分'),
  ),
  text(
    'an XML workbook of a hundred thousand merged cells',
    () => xmlBook(XML_GOOD + xmlRow(many('<Cell ss:MergeAcross="1"/>', 8000)).repeat(13)),
    refused('合并单元格超过100000处，请取消合并'),
  ),
  text(
    'an XML workbook with a tag of megabytes',
    () => xmlBook('').replace(/<Table>.*/, `<Table><Row ss:Height="${many('1', 3_000_000)}`),
    refused('已损坏或不完整，请'),
  ),
  text(
    'an XML workbook of a billion laughs',
    () => xmlBook(xmlRow(xmlCell('&a9;'))).replace('<Workbook', `${LAUGHS}<Workbook`),
    refused('实体声明（DOCTYPE），请'),
  ),
  text(
    'an XML workbook that names a file of the server',
    () => xmlBook(XML_GOOD).replace('<Workbook', '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]><Workbook'),
    refused('实体声明（DOCTYPE），请'),
  ),
  text(
    'an XML workbook whose comments never end',
    () => xmlBook(XML_GOOD) + many('<!--', 500_000),
    refused('已损坏或不完整，请'),
  ),
  text('an XML workbook that is cut off', () => xmlBook(XML_GOOD).slice(0, -60), refused('已损坏或不完整，请')),
];

const separated = (
  name: string,
  bytes: () => string,
  expected: Pick<HostileFile, 'says' | 'reads'> = {},
): HostileFile => ({
  ...text(name, bytes, expected),
  call: 'csv',
});

const SEPARATED: readonly HostileFile[] = [
  separated(
    'a text of one line of separators',
    () => `客户代码,客户名称\nX1,样例\n${many(',', 5_000_000)}`,
    refused('数据超过256列，请删除'),
  ),
  separated('a text of nothing but quotes', () => `客户代码,客户名称\nX1,样例\n${many('"\n', 15_000)}`),
  separated('a text whose quote never ends', () => `客户代码,客户名称\nX1,样例\n"${many('x,\n', 10_000)}`),
  separated(
    'a text of millions of blank lines',
    () => `客户代码,客户名称\nX1,样例${many('\n', 5_000_000)}`,
    refused('数据超过20000行，请分批导入'),
  ),
];

export const HOSTILE_TEXTS: readonly HostileFile[] = [...PAGES, ...XML_BOOKS, ...SEPARATED];
