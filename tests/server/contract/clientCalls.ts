import { TEST_PASSWORD } from '../testDatabase.ts';

/** Values that the calls of the tables need; created before the first call. */
export interface Asked {
  /** A draft announcement, one that was released to all, and one that was revoked. */
  readonly draft: string;
  readonly released: string;
  readonly revoked: string;
  readonly clerkId: string;
  /** Id of another session of the clerk. */
  readonly sessionId: string;
  /** Returns the code sent by SMS, by phone number and purpose. */
  readonly codeFor: (mobile: string, smsmode: '0' | '1' | '2') => Promise<string>;
}

/**
 * `page`: records and total; `list`: an array; `object`, `text`; `done`: success only; `refused`: the call is
 * understood and refused with a message that the client shows.
 */
type Kind = 'page' | 'list' | 'object' | 'text' | 'done' | 'refused';

export interface AnsweredCall {
  readonly kind: Kind;
  /** Appended to the path: `/sex`, `?pageNo=1`. */
  readonly at?: (asked: Asked) => string;
  readonly body?: (asked: Asked) => unknown | Promise<unknown>;
  /** Without a session. */
  readonly open?: true;
  /** Keys that the client reads in the result, or in each record or item; at least one record or item must exist. */
  readonly reads?: string;
}

/** `method path` as in the client's own list. */
export type CallTable = Readonly<Record<string, AnsweredCall>>;

const LIST = '?column=createTime&order=desc&pageNo=1&pageSize=10&_t=1700000000000';
const [OF_CLERK, OF_NOBODY] = ['13812345678', '13912345678'];
const asParameter = (name: string, id: string): string => `?${name}=${encodeURIComponent(id)}`;

export const SIGN_IN: CallTable = {
  'GET /sys/randomImage': { kind: 'text', open: true, at: () => '/1629428467008?_t=1' },
  'POST /sys/login': {
    kind: 'object',
    open: true,
    body: () => ({ username: 'clerk', password: TEST_PASSWORD, checkKey: 1629428467008, mode: 'none' }),
    reads: 'token userInfo departs multi_depart',
  },
  'POST /sys/sms': { kind: 'object', open: true, body: () => ({ mobile: '13712345678', smsmode: '0' }) },
  'POST /sys/thirdSms': { kind: 'object', open: true, body: () => ({ mobile: '13612345678' }) },
  'POST /sys/phoneLogin': {
    kind: 'object',
    open: true,
    body: async ({ codeFor }) => ({ mobile: OF_CLERK, captcha: await codeFor(OF_CLERK, '0') }),
    reads: 'token userInfo',
  },
  'POST /sys/user/register': {
    kind: 'done',
    open: true,
    body: async ({ codeFor }) => ({
      username: 'newcomer',
      password: 'Some-word-1',
      phone: OF_NOBODY,
      smscode: await codeFor(OF_NOBODY, '1'),
    }),
  },
  'POST /sys/user/phoneVerification': {
    kind: 'object',
    open: true,
    body: async ({ codeFor }) => ({ phone: OF_CLERK, smscode: await codeFor(OF_CLERK, '2') }),
    reads: 'username smscode',
  },
  'GET /sys/thirdLogin/getLoginUser': { kind: 'refused', open: true, at: () => '/no-code-of-ours/github/0?_t=1' },
  'GET /sys/cas/client/validateLogin': {
    kind: 'refused',
    open: true,
    at: () => '?ticket=ST-1&service=http%3A%2F%2Flocalhost%2Foauth2-app%2Flogin',
  },
  'GET /sys/user/getUserInfo': { kind: 'object', reads: 'userInfo sysAllDictItems' },
  'GET /sys/permission/getPermCode': { kind: 'object', reads: 'codeList auth allAuth sysSafeMode' },
  'GET /sys/user/getCurrentUserDeparts': { kind: 'object', reads: 'list orgCode' },
  'PUT /sys/selectDepart': {
    kind: 'object',
    body: () => ({ username: 'admin', orgCode: 'A01' }),
    reads: 'userInfo',
  },
  'GET /sys/online/list': { kind: 'page', at: () => LIST, reads: 'token username realname avatar birthday sex phone' },
  'POST /sys/online/forceLogout': { kind: 'done', body: ({ sessionId }) => ({ token: sessionId }) },
};

const MESSAGE = 'id anntId sendId titile msgCategory sender sendTime priority readFlag starFlag';
const ANNOUNCEMENT = 'titile msgCategory sender priority msgType sendStatus sendTime cancelTime';
const form = (more: object): unknown => ({
  msgCategory: '1',
  titile: '系统升级',
  msgAbstract: '今晚升级',
  msgType: 'ALL',
  priority: 'L',
  msgContent: '<p>今晚</p>',
  ...more,
});

export const NOTICES: CallTable = {
  'GET /sys/annountCement/list': { kind: 'page', at: () => `${LIST}&titile=*系统*`, reads: ANNOUNCEMENT },
  'POST /sys/annountCement/add': {
    kind: 'done',
    body: ({ clerkId }) => form({ msgType: 'USER', userIds: `${clerkId},` }),
  },
  'POST /sys/annountCement/edit': {
    kind: 'done',
    body: ({ draft }) => form({ id: draft, titile: '另一个', id_dictText: '' }),
  },
  'GET /sys/annountCement/doReleaseData': { kind: 'done', at: ({ draft }) => asParameter('id', draft) },
  'GET /sys/annountCement/doReovkeData': { kind: 'done', at: ({ draft }) => asParameter('id', draft) },
  'GET /sys/annountCement/syncNotic': { kind: 'done', at: () => '?anntId=' },
  'GET /sys/annountCement/vue3List': {
    kind: 'list',
    at: () => '?fromUser=&starFlag=&rangeDateKey=7day&beginDate=&endDate=&pageNo=1&pageSize=10',
    reads: MESSAGE,
  },
  'GET /sys/annountCement/listByUser': { kind: 'object', reads: 'anntMsgList anntMsgTotal sysMsgList sysMsgTotal' },
  'GET /sys/sysAnnouncementSend/getMyAnnouncementSend': {
    kind: 'page',
    at: () => `${LIST}&titile=&sender=`,
    reads: MESSAGE,
  },
  'GET /sys/sysAnnouncementSend/getOne': {
    kind: 'object',
    at: ({ released }) => asParameter('sendId', released),
    reads: `${MESSAGE} msgContent`,
  },
  'POST /sys/sysAnnouncementSend/edit': { kind: 'done', body: ({ released }) => ({ id: released, starFlag: '1' }) },
  'PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId': {
    kind: 'done',
    body: ({ released }) => ({ anntId: released }),
  },
  'PUT /sys/sysAnnouncementSend/readAll': { kind: 'done', at: () => '?_t=1' },
  'POST /sys/annountCement/clearAllUnReadMessage': { kind: 'done' },
  'DELETE /sys/annountCement/delete': { kind: 'done', at: ({ revoked }) => asParameter('id', revoked) },
  'DELETE /sys/annountCement/deleteBatch': { kind: 'done', at: ({ draft }) => asParameter('ids', `${draft},`) },
};

const ITEM = 'value text title label';

export const DICTIONARIES: CallTable = {
  'GET /sys/dict/getDictItems/': { kind: 'list', at: () => 'msg_category', reads: ITEM },
  'GET `/sys/dict/getDictItems/${params.code': { kind: 'list', at: () => '/rule_conditions' },
  'GET /sys/dict/loadDict/': { kind: 'list', at: () => 'currency?keyword=&pageSize=10', reads: ITEM },
  'GET /sys/dict/loadDictOrderByValue/': { kind: 'list', at: () => 'currency?keyword=USD,&pageSize=10', reads: ITEM },
  'GET /sys/dict/loadDictItem/': { kind: 'list', at: () => 'msg_category?key=1,2' },
  'GET /sys/dict/getDictText/': { kind: 'text', at: () => 'msg_category/1' },
  'GET /sys/dict/treeList': { kind: 'list', reads: 'key title id dictName dictCode' },
  'GET /sys/dict/queryAllDictItems': { kind: 'object', reads: 'msg_category priority' },
  'GET /sys/dict/refleshCache': { kind: 'done' },
  'GET /sys/duplicate/check': {
    kind: 'done',
    at: () => '?tableName=crm_customer&fieldName=code&fieldVal=none-yet&dataId=',
  },
};

const REPORT = '/online/cgreport/api';
const COLUMNS = 'columns dictOptions fieldHrefSlots isGroupTitle cgRpConfigId cgRpConfigName';

/** Calls of the client's popups and report pages; its own list does not contain them. */
export const REPORTS: CallTable = {
  [`GET ${REPORT}/getRpColumns/`]: { kind: 'object', at: () => 'staff', reads: COLUMNS },
  [`GET ${REPORT}/getColumns/`]: { kind: 'object', at: () => 'staff', reads: COLUMNS },
  [`GET ${REPORT}/getQueryInfo/`]: { kind: 'list', at: () => 'staff', reads: 'label field view mode' },
  [`GET ${REPORT}/getParamsInfo/`]: { kind: 'list', at: () => 'staff' },
  [`GET ${REPORT}/getData/`]: {
    kind: 'page',
    at: () => 'staff?pageNo=1&pageSize=10&onlRepUrlParamStr=&_t=1',
    reads: 'realname id',
  },
  [`GET ${REPORT}/getColumnsAndData/`]: {
    kind: 'object',
    at: () => 'staff?pageNo=1',
    reads: `${COLUMNS} data cgreportHeadName`,
  },
  [`GET ${REPORT}/getDataOrderByValue/`]: {
    kind: 'page',
    at: ({ clerkId }) => `staff?order_field=id&order_value=${clerkId}&pageNo=1&pageSize=1`,
    reads: 'realname id',
  },
};

export const LOGS: CallTable = {
  'GET /sys/log/list': {
    kind: 'page',
    at: () => `${LIST}&logType=1&keyWord=&createTime_begin=2020-01-01&createTime_end=2999-01-01`,
    reads:
      'logContent userid username ip costTime createTime clientType_dictText operateType_dictText requestUrl method',
  },
};

/** Calls of these modules that are not answered, and the reason: still to be built, or declined for good. */
export const NOT_ANSWERED: Readonly<Record<string, string>> = {
  'GET /sys/getLoginQrcode': 'to come: no application of the product scans a code yet',
  'GET /sys/getQrcodeToken': 'to come: no application of the product scans a code yet',
  'GET /sys/user/checkOnlyUser': 'declined of strangers: it would tell who is known (D28, decision 0018)',
  'GET /sys/user/passwordChange':
    'declined: the password would stand in the address; it is a POST here (decision 0018)',
};
