import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fileNameOf,
  primaryPath,
  readListedFiles,
  readUploadedFile,
  writeListedFiles,
  writeUploadedFile,
} from '../../../../engine/index.ts';

const FULL = {
  name: '合同.pdf',
  type: 'application/pdf',
  size: 1234,
  status: 'done',
  percent: 100,
  path: 'temp/a_1600000000000.pdf,temp/b_1600000000000.pdf',
  url: 'https://x.example/a.pdf',
  message: '上传成功',
} as const;

describe('the value of an upload', () => {
  test('has all file properties; the first of several comma-separated paths is the primary one [W3.3-1]', () => {
    expect(readUploadedFile(JSON.stringify(FULL))).toEqual(FULL);
    expect(Object.keys(readUploadedFile('temp/a.pdf') ?? {})).toEqual(Object.keys(FULL));
    expect(readUploadedFile('temp/装箱单_1600000000000.pdf , temp/b.pdf,')).toEqual({
      name: '装箱单.pdf',
      type: '',
      size: 0,
      status: 'done',
      percent: 100,
      path: 'temp/装箱单_1600000000000.pdf,temp/b.pdf',
      url: '',
      message: '',
    });
    expect(primaryPath('temp/a.pdf,temp/b.pdf')).toBe('temp/a.pdf');
    expect(primaryPath(JSON.stringify(FULL))).toBe('temp/a_1600000000000.pdf');
    expect([null, undefined, '', ' , '].map((value) => readUploadedFile(value))).toEqual([null, null, null, null]);
  });

  test.each(['uploading', 'done', 'error'] as const)(
    'may be %s; what is kept is the paths of one that is done [W3.3-1]',
    (status) => {
      const read = readUploadedFile(JSON.stringify({ ...FULL, status, percent: 40 }));
      expect(read).toEqual({ ...FULL, status, percent: 40 });
      expect(read && writeUploadedFile(read)).toBe(status === 'done' ? FULL.path : null);
    },
  );

  test('that is another thing than it should be is read as far as it goes', () => {
    expect(readUploadedFile('{"name":1,"size":"x","status":"odd","percent":900,"path":["a"]}')).toEqual({
      name: '1',
      type: '',
      size: 0,
      status: 'done',
      percent: 100,
      path: '',
      url: '',
      message: '',
    });
    expect(readUploadedFile('{broken')?.path).toBe('{broken');
  });

  test('comes back as it was written', () => {
    const path = fc.stringMatching(/^[a-z]{1,5}\/[a-z]{1,8}_\d{13}\.[a-z]{3}$/);
    fc.assert(
      fc.property(fc.array(path, { minLength: 1, maxLength: 5 }), (paths) => {
        const file = readUploadedFile(paths.join(','));
        expect(file && writeUploadedFile(file)).toBe(paths.join(','));
        expect(file && readUploadedFile(JSON.stringify(file))).toEqual(file);
      }),
    );
  });
});

describe('the value of several files', () => {
  test('is a list of fileName, filePath and fileSize [W3.3-2]', () => {
    const list = [
      { fileName: '合同.pdf', filePath: 'temp/a_1600000000000.pdf', fileSize: 1234 },
      { fileName: '照片.png', filePath: 'temp/b_1600000000000.png', fileSize: 5 },
    ];
    expect(readListedFiles(list)).toEqual(list);
    expect(readListedFiles(JSON.stringify(list))).toEqual(list);
    expect(writeListedFiles(list)).toBe('temp/a_1600000000000.pdf,temp/b_1600000000000.png');
    expect(readListedFiles('temp/合同_1600000000000.pdf,temp/b.png')).toEqual([
      { fileName: '合同.pdf', filePath: 'temp/合同_1600000000000.pdf', fileSize: 0 },
      { fileName: 'b.png', filePath: 'temp/b.png', fileSize: 0 },
    ]);
    // The value of an upload cell is also accepted as a list.
    expect(readListedFiles(JSON.stringify(FULL)).map(({ filePath }) => filePath)).toEqual(FULL.path.split(','));
    expect([readListedFiles(null), readListedFiles(''), readListedFiles('[{},null,3]'), writeListedFiles([])]).toEqual([
      [],
      [],
      [],
      null,
    ]);
  });

  test('comes back as it was written', () => {
    const file = fc.record({
      fileName: fc.string({ minLength: 1 }),
      filePath: fc.stringMatching(/^[a-z]{1,5}\/[a-z]{1,8}\.[a-z]{3}$/),
      fileSize: fc.nat(),
    });
    fc.assert(
      fc.property(fc.array(file), (files) => {
        expect(readListedFiles(JSON.stringify(files))).toEqual(files);
        expect(readListedFiles(writeListedFiles(files)).map(({ filePath }) => filePath)).toEqual(
          files.map(({ filePath }) => filePath),
        );
      }),
    );
  });
});

test.each([
  ['temp/装箱单_1600000000000.pdf', '装箱单.pdf'],
  ['a_b_1600000000000.tar', 'a_b.tar'],
  ['plain.pdf', 'plain.pdf'],
  ['https://x.example/%E5%9B%BE.png?sign=1/2#a', '图.png'],
  ['https://x.example/%E5%9B.png', '%E5%9B.png'],
  ['', ''],
])('the path %s names the file %s', (path, name) => expect(fileNameOf(path)).toBe(name));
