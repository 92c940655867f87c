import { expect, test } from 'vitest';
import { FILE_EXTENSIONS, fileRefusal } from '../../../../engine/index.ts';

const MB = 1024 * 1024;
const any = { isImage: false, maxSize: 10 };
const pictures = { isImage: true, maxSize: 2 };

test.each([
  ['合同.PDF', 1, any, undefined],
  ['合同.pdf', 10 * MB, any, undefined],
  ['合同.pdf', 10 * MB + 1, any, { kind: 'size', most: 10 }],
  ['合同.pdf', 0, any, { kind: 'empty' }],
  ['合同.pdf', undefined, any, undefined],
  ['a.exe', 1, any, { kind: 'type', extension: 'exe' }],
  ['a.pdf.exe', 1, any, { kind: 'type', extension: 'exe' }],
  ['pdf', 1, any, { kind: 'type', extension: '' }],
  ['constructor', 1, any, { kind: 'type', extension: '' }],
  ['a.pdf', 1, pictures, { kind: 'notImage' }],
  ['a.jpeg', 2 * MB + 1, pictures, { kind: 'size', most: 2 }],
] as const)('a file %s of %s bytes is taken or refused before it travels', (...[name, size, column, refusal]) => {
  expect(fileRefusal({ name, size }, column)).toEqual(refusal);
});

test('the extensions are those of the contract', () => {
  expect([...FILE_EXTENSIONS].sort()).toEqual(
    'jpg jpeg png gif bmp svg ico txt doc docx pdf csv mp4 avi mov wmv mp3 wav xls xlsx zip rar 7z tar apk wgt'
      .split(' ')
      .sort(),
  );
});
