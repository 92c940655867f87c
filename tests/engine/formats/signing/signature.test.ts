import { createHash } from 'node:crypto';
import { describe, expect, it, test } from 'vitest';
import { signatureOf, signedText } from '../../../../engine/formats/signing/signature.ts';
import { readSigningTime, signingTime } from '../../../../engine/formats/signing/signingTime.ts';
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
