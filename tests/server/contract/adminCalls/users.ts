import { showInstant } from '../../../../server/core/base/instants.ts';
import { TEST_PASSWORD } from '../../testDatabase.ts';
import type { AreaMarks, CallMark } from './marks.ts';

const built = (method: string, path: string, asked: Pick<CallMark, 'url' | 'body'> = {}): CallMark => ({
  method,
  path,
  mark: 'built',
  ...asked,
});

const PASSWORD = 'a-long-enough-one';
const OTHER_PASSWORD = 'another-long-enough-one';

/** As the client's form sends it. */
const AGENT = {
  userName: 'clerk',
  agentUserName: 'clerk2',
  startTime: showInstant(new Date()),
  endTime: showInstant(new Date(Date.now() + 86_400_000)),
  status: '1',
};

const QUIT = { ...AGENT, userName: 'clerk2', agentUserName: 'reviewer', startTime: AGENT.endTime };

export const usersMarks: AreaMarks = {
  calls: [
    built('POST', '/sys/user/add'),
    built('POST', '/sys/user/edit', { body: { id: '{userId}' } }),
    built('DELETE', '/sys/user/delete', { url: '/sys/user/delete?id=none' }),
    built('DELETE', '/sys/user/deleteBatch', { url: '/sys/user/deleteBatch?ids=none,' }),
    built('DELETE', '/sys/user/deleteRecycleBin', { url: '/sys/user/deleteRecycleBin?userIds=none' }),
    built('GET', '/sys/user/checkOnlyUser', { url: '/sys/user/checkOnlyUser?username=nobody-yet' }),
    built('GET', '/sys/user/listAll'),
    built('GET', '/sys/user/queryUserRole', { url: '/sys/user/queryUserRole?userid={userId}' }),
    built('GET', '/sys/user/recycleBin'),
    built('GET', '/sys/user/userDepartList', { url: '/sys/user/userDepartList?userId={userId}' }),
    built('PUT', '/sys/user/changePassword', { body: { username: 'nobody-yet', password: PASSWORD } }),
    built('PUT', '/sys/user/frozenBatch', { body: { ids: '{userId}', status: '1' } }),
    built('PUT', '/sys/user/putRecycleBin', { body: { userIds: 'none' } }),
    built('GET', '/sys/sysUserAgent/queryByUserName', { url: '/sys/sysUserAgent/queryByUserName?userName=clerk' }),
    ...['add', 'edit'].map((name) => built('POST', `/sys/sysUserAgent/${name}`, { body: AGENT })),
    built('GET', '/sys/user/getQuitList'),
    built('PUT', '/sys/user/userQuitAgent', { body: QUIT }),
    built('PUT', '/sys/user/putCancelQuit', { url: '/sys/user/putCancelQuit?userIds=none&usernames=nobody-yet' }),
    built('GET', '/sys/user/login/setting/getUserData'),
    built('POST', '/sys/user/login/setting/userEdit'),
    ...['changePhone', 'updateMobile'].map((name): CallMark => ({
      method: 'PUT',
      path: `/sys/user/${name}`,
      body: { phone: '13700000009', smscode: '000000' },
      mark: 'refused',
      why: 'asks for the current password beside the code, which that client does not send (decision 0061)',
    })),
  ],
  fields: [
    {
      page: 'system/user/user',
      part: 'columns',
      list: '/sys/user/list',
    },
    { page: 'system/user/user', part: 'recycleColumns', list: '/sys/user/recycleBin' },
    { page: 'system/user/user', part: 'searchFormSchema', query: '/sys/user/list' },
    {
      page: 'system/user/user',
      part: 'formSchema',
      form: '/sys/user/add',
      body: {
        username: 'of-the-client',
        realname: '客户端',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        userIdentity: 1,
        activitiSync: 1,
      },
    },
    { page: 'system/user/user', part: 'formAgentSchema', form: '/sys/sysUserAgent/add', body: AGENT },
    { page: 'system/user/user', part: 'formQuitAgentSchema', form: '/sys/user/userQuitAgent', body: QUIT },
    {
      page: 'system/user/user',
      part: 'formPasswordSchema',
      method: 'PUT',
      form: '/sys/user/changePassword',
      body: { username: 'of-the-client', password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD },
    },
    { page: 'system/user/user', part: 'userTenantColumns', list: '/sys/tenant/getUserTenantPageList' },
    { page: 'system/user/user', part: 'userTenantFormSchema', query: '/sys/tenant/getUserTenantPageList' },
    {
      page: 'system/usersetting/UserSetting',
      part: 'formSchema',
      form: '/sys/user/login/setting/userEdit',
      as: 'clerk',
      body: { realname: '李制单', birthday: '1990-01-31', sex: '1' },
      without: {
        id: 'these are always the settings of the caller',
        relTenantIds: 'told by getUserData; who belongs to which tenant is no setting of his own',
      },
    },
    {
      page: 'system/usersetting/UserSetting',
      part: 'formPasswordSchema',
      method: 'PUT',
      form: '/sys/user/updatePassword',
      as: 'reviewer',
      body: {
        username: 'reviewer',
        oldpassword: TEST_PASSWORD,
        password: OTHER_PASSWORD,
        confirmpassword: OTHER_PASSWORD,
      },
    },
  ],
};
