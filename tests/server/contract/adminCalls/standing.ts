import type { AreaMarks, CallMark } from './marks.ts';

/** `GET /sys/log/list` */
const named = (name: string): { readonly method: string; readonly path: string } => {
  const [method = '', path = ''] = name.split(' ');
  return { method, path };
};

const built = (name: string, asked: Pick<CallMark, 'url' | 'body' | 'as'> = {}): CallMark => ({
  ...named(name),
  mark: 'built',
  ...asked,
});

const none = (why: string, names: readonly string[]): readonly CallMark[] =>
  names.map((name) => ({ ...named(name), mark: '404', why }));

const BUILT: readonly CallMark[] = [
  // Names of variables of the client, whose values are other calls.
  built('GET url', { url: '/sys/position/list' }),
  built('UPLOADFILE uploadUrl', { url: '/sys/common/upload' }),
  built('GET /sys/position/list'),
  built('GET /sys/role/list'),
  built('GET /sys/user/list'),
  built('GET /sys/user/queryUserComponentData'),
  built('GET /sys/sysDepart/queryTreeList'),
  built('GET /sys/sysDepart/queryDepartTreeSync'),
  built('GET /sys/category/loadAllData'),
  built('GET /sys/category/loadDictItem/', { url: '/sys/category/loadDictItem?ids=1' }),
  built('GET /sys/category/loadTreeData', { url: '/sys/category/loadTreeData?pcode=0' }),
  built('GET /sys/dict/getDictItems/', { url: '/sys/dict/getDictItems/sex' }),
  built('GET /sys/log/list'),
  built('GET /sys/online/list'),
  built('POST /sys/online/forceLogout'),
  built('GET /sys/oss/file/list'),
  built('DELETE /sys/oss/file/delete', { url: '/sys/oss/file/delete?id=none' }),
  built('GET /sys/annountCement/list'),
  built('POST /sys/annountCement/add'),
  built('POST /sys/annountCement/edit'),
  built('DELETE /sys/annountCement/delete', { url: '/sys/annountCement/delete?id=none' }),
  built('DELETE /sys/annountCement/deleteBatch', { url: '/sys/annountCement/deleteBatch?ids=none,' }),
  built('GET /sys/annountCement/doReleaseData', { url: '/sys/annountCement/doReleaseData?id=none' }),
  built('GET /sys/annountCement/doReovkeData', { url: '/sys/annountCement/doReovkeData?id=none' }),
  built('GET /sys/annountCement/syncNotic', { url: '/sys/annountCement/syncNotic?anntId=' }),
  built('GET /sys/sysAnnouncementSend/getMyAnnouncementSend'),
  built('GET /sys/sysAnnouncementSend/getOne', { url: '/sys/sysAnnouncementSend/getOne?sendId=none' }),
  built('PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId'),
  built('PUT /sys/sysAnnouncementSend/readAll'),
  built('GET /sys/permission/getPermCode'),
  built('GET /sys/user/getUserInfo'),
  built('GET /sys/logout', { as: 'clerk2' }),
  built('GET /sys/randomImage', { url: '/sys/randomImage/1629428467008', as: 'stranger' }),
  built('POST /sys/login', { as: 'stranger' }),
  built('POST /sys/phoneLogin', { as: 'stranger' }),
  built('POST /sys/sms', { as: 'stranger' }),
  built('POST /sys/thirdSms', { as: 'stranger' }),
  built('POST /sys/user/register', { as: 'stranger' }),
  built('POST /sys/user/phoneVerification', { as: 'stranger' }),
];

const THIRD = 'the third-party accounts of a product of theirs; ours are set by the operator (decision 0018)';

const NONE: readonly CallMark[] = [
  ...none(THIRD, [
    'GET /sys/thirdApp/getThirdConfigByTenantId',
    'POST /sys/thirdApp/addThirdAppConfig',
    'POST /sys/thirdApp/editThirdAppConfig',
    'GET /sys/thirdApp/getThirdUserBindByWechat',
    'GET /sys/thirdApp/getThirdUserByWechat',
    'GET /sys/thirdApp/sync/dingtalk/departAndUser/toLocal',
    'GET /sys/thirdApp/sync/wechatEnterprise/departAndUser/toLocal',
    'DELETE /sys/thirdApp/deleteThirdAccount',
    'GET /sys/thirdApp/getThirdAccountByUserId',
    'POST /sys/thirdApp/bindThirdAppAccount',
  ]),
  ...none('a sample screen over a table of samples; the samples here are in schemas/examples', [
    'GET /test/jeecgDemo/list',
    'GET /test/jeecgDemo/queryById',
    'POST /test/jeecgDemo/add',
    'POST /test/jeecgDemo/edit',
    'DELETE /test/jeecgDemo/delete',
    'DELETE /test/jeecgDemo/deleteBatch',
  ]),
  ...none('no application of the product scans a code', ['GET /sys/getLoginQrcode', 'GET /sys/getQrcodeToken']),
];

const REFUSED: readonly CallMark[] = [
  {
    ...named('GET /sys/user/passwordChange'),
    mark: 'refused',
    why: 'the password would stand in the address; it is a POST here (decision 0018)',
  },
  {
    ...named('GET /sys/cas/client/validateLogin'),
    url: '/sys/cas/client/validateLogin?ticket=ST-1&service=http%3A%2F%2Flocalhost%2F',
    as: 'stranger',
    mark: 'refused',
    why: 'the server of the tests knows no CAS',
  },
  {
    ...named('GET /sys/thirdLogin/getLoginUser'),
    url: '/sys/thirdLogin/getLoginUser/none/github/0',
    as: 'stranger',
    mark: 'refused',
    why: 'such a code was never given out',
  },
];

/** Calls without an administration screen that is still to be built. */
export const standingMarks: AreaMarks = {
  calls: [...BUILT, ...NONE, ...REFUSED],
  fields: [
    { page: 'monitor/log/log', part: 'columns', list: '/sys/log/list?logType=1' },
    { page: 'monitor/log/log', part: 'operationLogColumn', list: '/sys/log/list?logType=2' },
    { page: 'monitor/log/log', part: 'exceptionColumns', list: '/sys/log/list?logType=4' },
    {
      page: 'monitor/log/log',
      part: 'searchFormSchema',
      query: '/sys/log/list?logType=1',
      without: { fieldTime: 'sent as createTime_begin and createTime_end' },
    },
    { page: 'monitor/log/log', part: 'operationSearchFormSchema', query: '/sys/log/list?logType=2' },
    { page: 'monitor/mynews/mynews', part: 'columns', list: '/sys/sysAnnouncementSend/getMyAnnouncementSend' },
    {
      page: 'monitor/mynews/mynews',
      part: 'searchFormSchema',
      query: '/sys/sysAnnouncementSend/getMyAnnouncementSend',
    },
    { page: 'system/notice/notice', part: 'columns', list: '/sys/annountCement/list' },
    { page: 'system/notice/notice', part: 'searchFormSchema', query: '/sys/annountCement/list' },
    {
      page: 'system/notice/notice',
      part: 'formSchema',
      form: '/sys/annountCement/add',
      body: {
        msgCategory: '1',
        titile: '系统升级',
        msgType: 'USER',
        userIds: '{userId},',
        priority: 'L',
        msgContent: '<p>今晚</p>',
      },
    },
    { page: 'system/onlineuser/OnlineUser', part: 'columns', list: '/sys/online/list' },
    { page: 'system/onlineuser/OnlineUser', part: 'searchFormSchema', query: '/sys/online/list' },
    { page: 'system/ossfile/ossfile', part: 'columns', list: '/sys/oss/file/list' },
    { page: 'system/ossfile/ossfile', part: 'searchFormSchema', query: '/sys/oss/file/list' },
    { page: 'system/appconfig/ThirdApp', part: 'thirdAppFormSchema', none: THIRD },
    { page: 'system/examples/demo/demo', part: 'columns', none: 'a sample screen' },
    { page: 'system/examples/demo/demo', part: 'searchFormSchema', none: 'a sample screen' },
    { page: 'system/examples/demo/demo', part: 'formSchema', none: 'a sample screen' },
  ],
};
