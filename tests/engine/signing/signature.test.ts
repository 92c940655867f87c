import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { md5 } from '../../../engine/signing/md5.ts';
import { signatureOf, signedText } from '../../../engine/signing/signature.ts';
import { readSigningTime, signingTime } from '../../../engine/signing/signingTime.ts';
import cases from './signature.cases.json' with { type: 'json' };

const SECRET = 'dd05f1c54d63749eda95f9fa6d49v442a';

describe('a signature', () => {
  test.each(cases)('is the hash of sorted parameters and the secret: $name [S7-32]', ({ call, text, signature }) => {
    expect(signedText(call)).toBe(text);
    const wanted = createHash('md5')
      .update(text + SECRET)
      .digest('hex')
      .toUpperCase();
    expect(signatureOf(call, SECRET)).toBe(signature ?? wanted);
    expect(signatureOf(call, SECRET)).toBe(wanted);
  });

  it('says when, to the second, in UTC+8 [S7-32][W7-40]', () => {
    const moment = Date.parse('2024-02-29T16:03:09.700Z');
    expect(signingTime(moment)).toBe('20240301000309');
    expect(readSigningTime('20240301000309')).toBe(moment - 700);
  });

  it.each([
    ['1700000000123', 1_700_000_000_123],
    ['20241301000000', undefined],
    ['202403010003', undefined],
    ['2024-03-01', undefined],
    ['', undefined],
  ])('is read as being of: %s', (text, moment) => {
    expect(readSigningTime(text)).toBe(moment);
  });
});

/** RFC 1321, A.5. */
const VECTORS: Readonly<Record<string, string>> = {
  '': 'd41d8cd98f00b204e9800998ecf8427e',
  a: '0cc175b9c0f1b6a831c399e269772661',
  abc: '900150983cd24fb0d6963f7d28e17f72',
  'message digest': 'f96b697d7cb7938d525a2f31aaf161d0',
  abcdefghijklmnopqrstuvwxyz: 'c3fcd3d76192e4007dfb496cca67e13b',
  ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789: 'd174ab98d277d9f5a5611c2c9f419d9f',
  '12345678901234567890123456789012345678901234567890123456789012345678901234567890':
    '57edf4a22be3c955ac49da2e2107b67a',
};

describe('MD5', () => {
  test.each(Object.entries(VECTORS))('hashes “%s” as the RFC has it', (text, digest) => {
    expect(md5(text)).toBe(digest);
  });

  const nodes = (text: string): string => createHash('md5').update(Buffer.from(text, 'utf8')).digest('hex');

  test('agrees with Node on every length around the blocks and on every kind of character', () => {
    const alphabet = ['a', '\0', 'é', '\u07ff', '\u0800', '统', '\uffff', '😀', '\ud800', '\udfff'];
    // A fixed row of numbers: the same texts at every run.
    let number = 7;
    const next = (): number => (number = (number * 1_103_515_245 + 12_345) % 2 ** 31);
    for (let length = 0; length < 300; length += 1) {
      const text = Array.from({ length }, () => alphabet[next() % alphabet.length]).join('');
      expect(md5(text), JSON.stringify(text)).toBe(nodes(text));
      expect(md5('x'.repeat(length))).toBe(nodes('x'.repeat(length)));
    }
  });
});
