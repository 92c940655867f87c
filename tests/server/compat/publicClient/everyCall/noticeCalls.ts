import { fields, pageOf, type DrivenCall, type Shape } from './drivenCall.ts';

const NOTICE = 'sys/annountCement';
const SENDS = 'sys/sysAnnouncementSend';

const FORM = {
  msgCategory: '1',
  izTop: '0',
  titile: '放假',
  msgAbstract: '摘要',
  msgType: 'USER',
  userIds: '{adminId},',
  msgClassify: 'notice',
  priority: 'H',
  izApproval: '0',
  msgTemplate: 'holiday',
  files: '{file}',
  msgContent: '<p>内容</p>',
};

const ROW: Shape = {
  ...fields(
    'id msgCategory izTop titile msgAbstract msgType userIds msgClassify priority izApproval msgTemplate files msgContent',
  ),
  ...fields('sendStatus'),
};

const MESSAGE = {
  ...fields('id anntId sendId titile msgCategory priority sender sendTime izTop starFlag'),
  ...fields('msgAbstract openType openPage busId files', 'text?'),
} as const;

const add = (titile: string, key: string): readonly DrivenCall[] => [
  { call: `POST /${NOTICE}/add`, body: { ...FORM, titile }, reads: fields('id'), keeps: { [key]: 'id' } },
  { call: `GET /${NOTICE}/doReleaseData?id={${key}}` },
];

/** Section 4: notices, and the actions of their readers. */
export const noticeCalls: readonly DrivenCall[] = [
  {
    call: 'POST /sys/message/sysMessageTemplate/add',
    body: { templateName: '放假', templateCode: 'holiday', templateType: '1', templateContent: '内容' },
  },
  {
    call: 'GET /sys/message/sysMessageTemplate/list?templateCategory=notice&pageSize=100',
    reads: pageOf(fields('templateName templateCode templateContent')),
  },
  { call: 'POST /sys/common/upload', file: '安排.txt', keeps: { file: 'message' } },
  {
    call: 'GET /sys/user/queryUserComponentData?pageNo=1&pageSize=1000&column=sort&order=desc',
    reads: pageOf(fields('id username realname')),
  },
  { call: `POST /${NOTICE}/add`, body: FORM, reads: fields('id'), keeps: { noticeId: 'id' } },
  { call: `POST /${NOTICE}/edit`, body: { ...FORM, id: '{noticeId}', titile: '放假一天', sendStatus: '0' } },
  {
    call: `GET /${NOTICE}/list?{P}&titile=&msgClassify=notice&sendTime_begin=&sendTime_end=`,
    reads: pageOf({ ...(ROW as object), ...fields('sender sendTime', 'text?') }),
  },
  { call: `GET /${NOTICE}/doReleaseData?id={noticeId}` },
  { call: `POST /${NOTICE}/editIzTop`, body: { id: '{noticeId}', izTop: 1 } },
  {
    call: `GET /${NOTICE}/list?{P}&sendTime_begin=2020-01-01&sendTime_end=2099-12-31`,
    reads: pageOf({ ...(ROW as object), ...fields('sender sendTime') }),
  },
  { call: `GET /${NOTICE}/doReovkeData?id={noticeId}` },
  { call: `POST /${NOTICE}/edit`, body: { ...FORM, id: '{noticeId}', izTop: '1', titile: '放假两天' } },
  { call: `GET /${NOTICE}/doReleaseData?id={noticeId}` },
  ...add('第二条', 'secondId'),
  ...add('第三条', 'thirdId'),
  {
    call: `GET /${SENDS}/getMyAnnouncementSend?{P}&logType=1`,
    reads: pageOf({ ...MESSAGE, readFlag: 'number' }),
  },
  {
    call:
      `GET /${SENDS}/getMyAnnouncementSend?{P}&logType=1&msgCategory=1&noticeType=notice` +
      '&sendTimeBegin=2020-01-01 00:00:00&sendTimeEnd=2099-12-31 23:59:59',
    reads: pageOf({ ...MESSAGE, readFlag: 'number' }),
  },
  { call: `GET /${NOTICE}/vue3List?pageNo=1&pageSize=10&noticeType=notice`, reads: [{ ...MESSAGE, readFlag: 'text' }] },
  { call: `GET /${NOTICE}/addVisitsNumber?id={noticeId}`, reads: 'none' },
  { call: `DELETE /${SENDS}/delete?id={secondId}` },
  { call: `DELETE /${SENDS}/deleteBatch?ids={thirdId},` },
];
