import { createCipheriv } from 'node:crypto';
import { TEST_PASSWORD } from '../../../testDatabase.ts';
import { fields, type DrivenCall } from './drivenCall.ts';

/** Key and initialisation vector are constants of the client. */
const encrypted = (password: string): string => {
  const cipher = createCipheriv('aes-128-cbc', '1234567890adbcde', '1234567890hjlkew');
  return `${cipher.update(password, 'utf8', 'base64')}${cipher.final('base64')}`;
};

const password = encrypted(TEST_PASSWORD);
const form = { captcha: '', checkKey: '1700000000000', loginOrgCode: '' };
const asked = { inputCode: 'abcd', checkKey: '1700000000000', loginOrgCode: '' };

const DEPARTMENTS = { departs: 'list', currentOrgCode: 'none' } as const;
const SIGNED_IN = { token: 'text', userInfo: fields('id username realname loginTenantId') } as const;
const ITEM = fields('value text');

export const signInOf = (username: string, keeps: DrivenCall['keeps'] = {}): DrivenCall => ({
  call: 'POST /sys/login',
  as: 'stranger',
  body: { ...form, username, password },
  reads: SIGNED_IN,
  keeps,
});

/** Section 1: sign-in and shell. */
export const shellCalls: readonly DrivenCall[] = [
  {
    call: 'POST /sys/loginGetUserDeparts',
    as: 'stranger',
    body: { ...asked, loginType: 'account', username: 'admin', password },
    reads: DEPARTMENTS,
  },
  {
    call: 'POST /sys/loginGetUserDeparts',
    as: 'stranger',
    body: { loginType: 'phone', mobile: '13812345678', smscode: '123456', loginOrgCode: '' },
    reads: DEPARTMENTS,
  },
  {
    call: 'POST /sys/login',
    as: 'stranger',
    body: { ...form, username: 'admin', password: encrypted('wrong') },
    reads: 'refused',
  },
  signInOf('neighbour', { neighbourToken: 'token', neighbourId: 'userInfo.id' }),
  signInOf('admin', { adminToken: 'token', adminId: 'userInfo.id' }),
  {
    call: 'GET /sys/user/getUserInfo',
    reads: { userInfo: fields('id username realname'), sysAllDictItems: { messageHref: [ITEM], msg_category: [ITEM] } },
  },
  { call: 'GET /sys/user/verifyIzDefaultPwd', reads: 'none' },
  // Calls that would follow a password shared by all new users.
  {
    call: 'PUT /sys/user/updatePassword',
    body: { username: 'admin', oldpassword: 'wrong', password: 'Another-1', confirmpassword: 'Another-1' },
    reads: 'refused',
  },
  { call: 'GET /sys/annountCement/getUnreadMessageCount', reads: { count: 'number' } },
  { call: 'GET /drag/page/refreshCache', reads: 'none' },
  { call: 'GET /sys/thirdApp/getEnabledType', reads: {} },
  { call: 'GET /sys/sysRoleIndex/queryDefIndex', reads: fields('url component') },
  {
    call: 'PUT /sys/sysRoleIndex/updateDefIndex?url=/dashboard/analysis&component=dashboard/Analysis&isRoute=true',
    body: {},
  },
];
