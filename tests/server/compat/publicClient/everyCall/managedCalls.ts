import { fields, pageOf, type DrivenCall } from './drivenCall.ts';

const USER = {
  ...fields('id username realname izHideContact'),
  ...fields(
    'belongDepIds departIds departIds_dictText mainDepPostId mainDepPostId_dictText otherDepPostId otherDepPostId_dictText ' +
      'relTenantIds positionType orgCodeTxt selectedroles selecteddeparts phone email workNo avatar birthday post',
    'text?',
  ),
  userIdentity: 'number?',
  sort: 'number?',
} as const;

const JOB_FORM = {
  jobClassName: 'pruneJobRuns',
  cronExpression: '0 0 3 * * ?',
  paramterType: 'json',
  parameter: '{"days":"30"}',
  description: '清理',
};
const JOB = {
  ...fields('id jobClassName cronExpression paramterType parameter description'),
  status: 'number',
} as const;

const LOG = {
  ...fields('id logContent userid username ip method requestUrl requestParam createTime'),
  costTime: 'number',
} as const;
const logTab = (logType: number): DrivenCall => ({
  call: `GET /sys/log/list?{P}&logType=${logType}&keyWord=&operateType=&createTime_begin=2020-01-01&createTime_end=2099-12-31`,
  reads: pageOf(LOG),
});

const WHITE_LIST = { tableName: 'sys_session', fieldName: 'token_hash', status: '1' };
const refused = (call: string, body?: DrivenCall['body']): DrivenCall => ({
  call,
  reads: 'refused',
  ...(body !== undefined && { body }),
});

const UNIQUE = [
  'sys_user username',
  'sys_user work_no',
  'sys_user email',
  'sys_user phone',
  'sys_dict dict_code',
  'sys_sms_template template_code',
  'sys_fill_rule rule_code',
  'sys_check_rule rule_code',
  'sys_depart_role role_code',
] as const;
/** Columns of low-code and AI tables, which the product does not have: none of them is registered for the check. */
const FOREIGN = [
  'onl_cgform_head table_name',
  'onl_cgreport_head code',
  'onl_graphreport_head code',
  'airag_prompts prompt_key',
] as const;
const duplicate = (place: string): string => {
  const [tableName, fieldName] = place.split(' ');
  return `GET /sys/duplicate/check?tableName=${tableName}&fieldName=${fieldName}&fieldVal=nothing_yet`;
};

/** Section 4: users, files, jobs, log, white list, and the uniqueness checks of forms. */
export const managedCalls: readonly DrivenCall[] = [
  { call: 'GET /sys/user/listAll?{P}&departId={departId}', reads: pageOf(USER), keeps: { personId: 'records.0.id' } },
  {
    call: 'POST /sys/user/edit',
    body: {
      id: '{personId}',
      departIds: '{departId}',
      userIdentity: 2,
      mainDepPostId: '{postId}',
      otherDepPostId: '',
      izHideContact: '0',
      sort: 1,
      positionType: '1',
    },
  },
  { call: 'GET /sys/user/listAll?{P}&departId=', reads: pageOf(USER) },
  { call: 'POST /sys/oss/file/upload', file: '说明.txt', keeps: { listedFile: 'message' } },
  { call: 'POST /sys/upload/uploadMinio', file: '其他.txt', keeps: { otherFile: 'message' } },
  {
    call: 'GET /sys/oss/file/list?{P}&fileName=*说明*&url={listedFile}',
    reads: pageOf(fields('id fileName url')),
  },
  { call: 'POST /sys/quartzJob/add', body: { ...JOB_FORM, status: 0 }, reads: fields('id'), keeps: { jobId: 'id' } },
  {
    call: 'GET /sys/quartzJob/list?{P}&jobClassName=pruneJobRuns',
    reads: pageOf({ ...JOB, ...fields('parameter description paramterType', 'text?') }),
  },
  { call: 'POST /sys/quartzJob/edit', body: { ...JOB_FORM, id: '{jobId}', status: -1 } },
  { call: 'GET /sys/quartzJob/queryById?id={jobId}', reads: JOB },
  refused('POST /sys/quartzJob/add', { ...JOB_FORM, jobClassName: 'org.example.SampleJob', status: 0 }),
  logTab(4),
  logTab(1),
  logTab(2),
  { call: 'GET /sys/log/exportXls?logType=4&keyWord=', reads: 'file' },
  {
    call: 'GET /sys/tableWhiteList/list?{P}&tableName=&fieldName=&status=1',
    reads: pageOf(fields('id tableName fieldName status')),
  },
  refused('POST /sys/tableWhiteList/add', WHITE_LIST),
  refused('POST /sys/tableWhiteList/edit', { ...WHITE_LIST, id: 'sys_user' }),
  refused('DELETE /sys/tableWhiteList/delete?id=sys_user'),
  refused('DELETE /sys/tableWhiteList/deleteBatch?ids=sys_user'),
  ...UNIQUE.map((place): DrivenCall => ({ call: duplicate(place) })),
  ...FOREIGN.map((place): DrivenCall => ({
    ...refused(duplicate(place)),
    differs: 'low-code and AI are not part of the product',
  })),
];
