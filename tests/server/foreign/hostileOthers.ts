import { utils, write, CFB } from '@e965/xlsx';
import { rawZip } from './rawZip.ts';
import { cut, damaged, garbage, LAUGHS, nested, type HostileFile } from './hostileFile.ts';

const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Returns a real old workbook, with records inserted before the end of its sheet. */
function oldBook(records: readonly Buffer[] = []): Buffer {
  const book = utils.book_new();
  const rows = [
    ['客户代码', '客户名称'],
    ['X1', '样例'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), '客户');
  const bytes: Buffer = write(book, { type: 'buffer', bookType: 'biff8' });
  if (records.length === 0) return bytes;
  const container = CFB.read(bytes, { type: 'buffer' });
  const content = Buffer.from(CFB.find(container, '/Workbook').content);
  CFB.utils.cfb_add(container, '/Workbook', Buffer.concat([content.subarray(0, -4), ...records, content.subarray(-4)]));
  return CFB.write(container, { type: 'buffer' }) as Buffer;
}

function record(type: number, shorts: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 + shorts.length * 2);
  [type, shorts.length * 2, ...shorts].forEach((value, index) => bytes.writeUInt16LE(value, index * 2));
  return bytes;
}

/** Returns a workbook whose sector chain leads back to itself. */
function chained(): Buffer {
  const bytes = oldBook();
  const table = (bytes.readUInt32LE(76) + 1) * 512;
  for (let at = table; at < table + 512; at += 4) bytes.writeUInt32LE((at - table) / 4, at);
  return bytes;
}

const old = (name: string, bytes: () => Buffer, says?: string): HostileFile => ({
  name,
  call: 'oldBook',
  bytes,
  ...(says !== undefined && { says }),
});

const OLD_BOOKS: readonly HostileFile[] = [
  old('an old workbook that is nothing but its signature', () => OLE, '已损坏'),
  old('noise behind the signature of an old workbook', () => Buffer.concat([OLE, garbage(21, 20_000)]), '已损坏'),
  old('an old workbook whose sectors are a ring', chained),
  old(
    'an old workbook with a link over a whole sheet',
    () => oldBook([record(0x01b8, [0, 65_535, 0, 255, 0, 0])]),
    '单元格',
  ),
  old(
    'an old workbook that claims billions of texts',
    () => oldBook([record(0x00fc, [0xffff, 0xffff, 0xffff, 0xffff])]),
    '文字条目',
  ),
  old(
    'an old workbook with a cell in column 65535',
    () => oldBook([record(0x0203, [1, 65_535, 0, 0, 0, 0, 0])]),
    '数据超过256列',
  ),
  old(
    'an old workbook that claims 65,535 merged ranges, ten times',
    () => oldBook(Array.from({ length: 10 }, () => record(0x00e5, [65_535, 0, 1, 0, 1]))),
    '合并单元格',
  ),
  ...[22, 23, 24].map((seed) => old(`an old workbook with wrong bytes (${seed})`, () => damaged(oldBook(), seed, 40))),
  old('half an old workbook', () => cut(oldBook(), 25)),
];

const message = (name: string, xml: () => string | Buffer, says?: string): HostileFile => ({
  name,
  call: 'message',
  bytes: () => Buffer.from(xml()),
  ...(says !== undefined && { says }),
});

const MESSAGES: readonly HostileFile[] = [
  message('a message of a billion laughs', () => `${LAUGHS}<DecMessage>&a9;</DecMessage>`, '实体'),
  message('a message nested a hundred thousand deep', () => nested('a', 100_000), '标签'),
  message('a message of nothing but beginnings', () => '<'.repeat(900_000), '标签'),
  message('a message whose comment never ends', () => `<DecMessage><!--${'-'.repeat(900_000)}`, '不是有效的XML'),
  message(
    'a message with a thousand attributes and no end',
    () => `<DecMessage ${'a="b" '.repeat(100_000)}`,
    '不是有效的XML',
  ),
];

const upload = (fileName: string, bytes: () => Buffer): HostileFile => ({
  name: `an upload of ${fileName}`,
  call: 'upload',
  fileName,
  bytes,
});

const pngOf = (width: number, height: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([head, size, garbage(31, 400)]);
};

const UPLOADS: readonly HostileFile[] = [
  upload('a picture of 2 billion by 2 billion.png', () => pngOf(0x7fffffff, 0x7fffffff)),
  upload('a picture of 65535 by 65535.gif', () =>
    Buffer.concat([Buffer.from('GIF89a\xff\xff\xff\xff\xf7\0\0', 'latin1'), garbage(32, 500)]),
  ),
  upload('a picture of nothing but marks.jpg', () =>
    Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(16_000, 0xff)]),
  ),
  upload('a drawing of a billion laughs.svg', () =>
    Buffer.from(`${LAUGHS}<svg xmlns="http://www.w3.org/2000/svg"><text>&a9;</text></svg>`),
  ),
  upload('archives in archives.zip', () => {
    let inner = rawZip([{ name: 'zeros', content: Buffer.alloc(10_000_000) }]);
    for (let level = 0; level < 10; level += 1)
      inner = rawZip(Array.from({ length: 10 }, (_, one) => ({ name: `${level}.${one}.zip`, content: inner })));
    return inner;
  }),
  upload('an archive that says it is a workbook.xlsx', () =>
    rawZip([{ name: '[Content_Types].xml', content: Buffer.alloc(10_000_000, 0x20) }]),
  ),
  upload('a film of boxes without a size.mp4', () =>
    Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(16_000)]),
  ),
  upload('a film whose headers have no size.wmv', () =>
    Buffer.concat([Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'), Buffer.alloc(16_000)]),
  ),
  upload('a paper that is noise.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7'), garbage(33, 16_000)])),
  upload('a tape of negative sizes.tar', () => Buffer.alloc(16_000, '-')),
];

export const HOSTILE_OTHERS: readonly HostileFile[] = [...OLD_BOOKS, ...MESSAGES, ...UPLOADS];
