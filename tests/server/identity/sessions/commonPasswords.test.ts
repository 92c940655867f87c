import { afterAll, beforeAll, expect, test } from 'vitest';
import PASSWORDS from '../../../../server/core/base/commonPasswords.json' with { type: 'json' };
import { isCommonPassword } from '../../../../server/core/base/commonPasswords.ts';
import { readConfig } from '../../../../server/core/config/config.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';
import { userForm } from '../../directory/users/userCalls.ts';

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn('admin');
});
afterAll(() => server.close());

const COMMON = '该密码属于最常见的密码，很容易被猜到，请换一个';

test.each([
  ['password', true],
  ['PassWord1', true],
  ['ｐａｓｓｗｏｒｄ１', true],
  ['88888888', true],
  ['987654321', true],
  ['qwertyuiop', true],
  ['iloveyou', true],
  ['Waybill-test-1', false],
  ['passw0rd-of-mine', false],
])('%j is common: %s', (password, isCommon) => {
  expect(isCommonPassword(password)).toBe(isCommon);
});

test('the list holds ten thousand valid passwords, each once in normalized form', () => {
  expect(new Set(PASSWORDS).size).toBe(10_000);
  expect(PASSWORDS.filter((one) => one.length < 8 || one !== one.normalize('NFKC').toLowerCase())).toEqual([]);
});

const word = { password: 'Sunshine1', confirmPassword: 'Sunshine1', confirmpassword: 'Sunshine1' };

test.each([
  ['PUT', '/sys/user/updatePassword', { username: 'admin', oldpassword: TEST_PASSWORD, ...word }],
  ['PUT', '/sys/user/changePassword', { username: 'clerk', ...word }],
  ['POST', '/sys/user/add', userForm('somebody', word)],
  ['POST', '/sys/user/register', { username: 'newcomer', phone: '19900000001', smscode: '123456', ...word }],
  ['POST', '/sys/user/passwordChange', { username: 'clerk', phone: '13812345678', smscode: '123456', ...word }],
] as const)('%s %s refuses a common password and says so', async (method, url, body) => {
  const { confirmpassword: _, confirmPassword: __, ...alone } = body as typeof word;
  const sent = url.endsWith('register') || url.endsWith('passwordChange') ? alone : body;
  const answer = await admin.call({ method, url, body: sent });
  expect(answer.body).toMatchObject({ success: false, message: COMMON });
  const english = await admin.call({ method, url, body: sent, headers: { 'accept-language': 'en-US' } });
  expect(english.body.message).toMatch(/most common passwords/);
});

test.each(['WAYBILL_ADMIN_PASSWORD', 'WAYBILL_DEMO_PASSWORD'])('%s of the list stops the start', (name) => {
  expect(() => readConfig({ [name]: 'Password1' })).toThrow(`${name}: ${COMMON}`);
  expect(() => readConfig({ [name]: 'Waybill-test-1' })).not.toThrow();
});
