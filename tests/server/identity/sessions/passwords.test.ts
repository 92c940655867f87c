import { expect, test } from 'vitest';
import { hashPassword, isPassword, randomPassword } from '../../../../server/identity/sessions/passwords.ts';
import { isTooShort } from '../../../../contract/signIn/credentials.ts';

test.each([
  ['', true],
  ['1234567', true],
  ['12345678', false],
  ['一二三四五六七', true],
  ['😀😀😀😀😀😀😀', true],
  ['😀😀😀😀😀😀😀😀', false],
])('%j is too short for a new password: %s', (password, isShort) => {
  expect(isTooShort(password)).toBe(isShort);
});

test('a generated password has twelve unambiguous letters and digits, different each time', () => {
  const made = Array.from({ length: 50 }, () => randomPassword());
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-zA-HJ-NP-Z2-9]{12}$/);
  expect(new Set(made).size).toBe(50);
  expect(randomPassword(20)).toHaveLength(20);
});

test('only the password that was hashed opens, and nothing opens where there is no user', async () => {
  const stored = await hashPassword('Waybill-1');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await isPassword('Waybill-1', stored)).toBe(true);
  expect(await isPassword('waybill-1', stored)).toBe(false);
  expect(await isPassword('', stored)).toBe(false);
  expect(await isPassword('Waybill-1', undefined)).toBe(false);
});
