import { describe, expect, test } from 'vitest';
import { cleanFileName, sentFileName } from '../../../../server/records/storedFiles/fileNames.ts';
import { mediaTypeOf } from '../../../../server/records/storedFiles/mediaTypes.ts';

describe('names of files', () => {
  test.each([
    ['报关单.xml', '报关单.xml'],
    ['C:\\用户\\报关单.xml', '报关单.xml'],
    ['../../etc/passwd', 'passwd'],
    ['..', ''],
    ['a\u0000b\r\nc.txt', 'a_b_c.txt'],
    ['发票\u202efdp.exe', '发票_fdp.exe'],
    ['  .隐藏.txt ', '隐藏.txt'],
    ['CON<>:"|?*.txt', 'CON_.txt'],
    ['\ud800.txt', '_.txt'],
  ])('%j is kept as %j', (sent, kept) => {
    expect(cleanFileName(sent)).toBe(kept);
  });

  test('keep their extension when they are cut', () => {
    const kept = cleanFileName(`${'长'.repeat(300)}.xlsx`);
    expect([kept.length, kept.endsWith('长.xlsx')]).toEqual([200, true]);
    expect(encodeURIComponent(cleanFileName(`${'a'.repeat(195)}😀😀.xml`))).toMatch(/a\.xml$/);
  });

  test('that cannot be read count as none', () => {
    expect([sentFileName('%E0%A4%A'), sentFileName(undefined), sentFileName(['a'])]).toEqual(['', '', '']);
  });

  test('say the media type, whatever its case; strangers are of none', () => {
    expect(['A.XML', 'b.jpeg', 'c.tar.gz', 'page.html', 'constructor', 'x.constructor'].map(mediaTypeOf)).toEqual([
      'application/xml',
      'image/jpeg',
      'application/octet-stream',
      'application/octet-stream',
      'application/octet-stream',
      'application/octet-stream',
    ]);
  });
});
