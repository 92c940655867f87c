import type { ListedRoute } from './listedRoutes.ts';

/** Objects of another user that the tried calls ask for. */
export interface Wanted {
  /** Addresses of record families, with one stored record of each. */
  readonly families: readonly { readonly url: string; readonly record: Readonly<Record<string, unknown>> }[];
  readonly userId: string;
  readonly departmentId: string;
  readonly sessionId: string;
  readonly announcementId: string;
  readonly fileId: string;
  /** A data rule, and the menu entry that it belongs to. */
  readonly ruleId: string;
  readonly entryId: string;
  readonly roleId: string;
  readonly dictionaries: readonly string[];
  readonly reports: readonly string[];
  readonly pageIds: readonly string[];
}

/** One call with everything that it needs to succeed for an authorised user. */
export interface TriedCall {
  readonly method: string;
  /** Includes the query. */
  readonly url: string;
  readonly body?: unknown;
}

const NO_SUCH_FAMILY = { url: '/nothing', record: { id: '1' } };

const familyQuery = (operation: string, id: string): string => {
  if (operation === 'list') return '?pageNo=1&pageSize=10';
  return operation === 'deleteBatch' ? `?ids=${id}` : `?id=${id}`;
};

function familyCalls({ method, url }: ListedRoute, { families }: Wanted): readonly TriedCall[] {
  const parts = url.slice('/api'.length).split('/');
  const [operation = ''] = parts.slice(-1);
  const depth = parts.length - 2;
  const fitting = families.filter((family) => family.url.split('/').length - 1 === depth);
  const tried = fitting.length > 0 ? fitting : [{ ...NO_SUCH_FAMILY, url: '/nothing'.repeat(depth) }];
  return tried.map((family) => ({
    method,
    url: `/api${family.url}/${operation}${familyQuery(operation, String(family.record['id']))}`,
    body: { ...family.record, transition: 'submit' },
  }));
}

/** Returns the queries of single calls, by address below /api. */
const queriesOf = ({
  announcementId,
  departmentId,
  entryId,
  fileId,
  pageIds,
  ruleId,
  userId,
}: Wanted): Readonly<Record<string, readonly string[]>> => ({
  '/sys/user/list': ['username=clerk', 'pageSize=100'],
  '/sys/user/queryUserComponentData': ['username=clerk', 'pageSize=100'],
  '/sys/user/getMultiUser': ['username=clerk,admin,', `id=${userId},`],
  '/sys/user/queryUserByDepId': [`id=${departmentId}`],
  '/sys/sysDepart/queryDepartTreeSync': ['', `pid=${departmentId}`, `ids=${departmentId}`],
  '/sys/sysDepart/queryTreeList': ['', `ids=${departmentId}`],
  '/sys/sysDepart/searchBy': ['keyWord=A01'],
  '/sys/online/list': ['pageSize=100'],
  '/sys/dict/loadTreeData': ['dictCode=staff_name', 'tableName=sys_user&text=realname&code=username&pidField=id'],
  '/sys/duplicate/check': ['tableName=crm_customer&fieldName=code&fieldVal=K0001-crm/customer'],
  '/sys/permission/queryPermissionRule': [`permissionId=${entryId}`],
  '/sys/permission/getPermRuleListByPermId': [`permissionId=${entryId}`],
  '/sys/permission/deletePermissionRule': [`id=${ruleId}`],
  '/sys/checkRule/checkByCode': ['ruleCode=x&value=1'],
  '/sys/annountCement/queryById': [`id=${announcementId}`],
  '/sys/oss/file/download': [`id=${fileId}`],
  '/sys/sysAnnouncementSend/getOne': [`sendId=${announcementId}`],
  '/sys/annountCement/doReleaseData': [`id=${announcementId}`],
  '/sys/annountCement/doReovkeData': [`id=${announcementId}`],
  '/schema/page': pageIds.map((id) => `id=${encodeURIComponent(id)}`),
  '/schema/resolve': pageIds.map((id) => `component=${encodeURIComponent(`schema:${id}`)}`),
});

const ruleBody = ({ entryId, ruleId }: Wanted): Readonly<Record<string, string>> => ({
  id: ruleId,
  permissionId: entryId,
  ruleName: '改',
  ruleColumn: 'code',
  ruleConditions: '=',
  ruleValue: 'x',
});

const bodiesOf = (wanted: Wanted): Readonly<Record<string, unknown>> => ({
  ...ownBodies(wanted),
  '/sys/permission/addPermissionRule': ruleBody(wanted),
  '/sys/permission/editPermissionRule': ruleBody(wanted),
  '/sys/role/datarule': { permissionId: wanted.entryId, roleId: wanted.roleId, dataRuleIds: wanted.ruleId },
  '/sys/sysDepartPermission/datarule': {
    permissionId: wanted.entryId,
    departId: wanted.departmentId,
    dataRuleIds: wanted.ruleId,
  },
  '/sys/sysDepartRole/datarule': { permissionId: wanted.entryId, roleId: wanted.roleId, dataRuleIds: wanted.ruleId },
});

const ownBodies = ({
  userId,
  sessionId,
  announcementId,
  families,
  pageIds,
}: Wanted): Readonly<Record<string, unknown>> => ({
  '/sys/online/forceLogout': { token: sessionId },
  '/sys/user/endSession': { id: sessionId },
  '/sys/user/updatePassword': {
    username: 'clerk',
    oldpassword: 'x',
    password: 'Another-1',
    confirmpassword: 'Another-1',
  },
  '/sys/selectDepart': { orgCode: 'A01A01', username: 'clerk', loginTenantId: '1000' },
  '/sys/message/sysMessageTemplate/sendMsg': { templateCode: 'k0001_template', receiver: userId },
  '/sys/sysAnnouncementSend/editByAnntIdAndUserId': { anntId: announcementId, userId },
  '/sys/sysAnnouncementSend/edit': { id: announcementId, starFlag: '1', readFlag: '1' },
  '/sys/home/records': {
    records: pageIds.flatMap((page) => families.map(({ record }) => ({ page, id: String(record['id']) }))),
  },
  '/ywd/ywYwd/check': { code: 'K0001-crm/customer' },
  '/kehu/ywinfoKehu/check': { code: 'K0001-crm/customer' },
});

const CODE_QUERY: Readonly<Record<string, string>> = {
  loadDictItem: '?key=clerk,reviewer',
  lookup: '?keys=clerk,reviewer',
  loadDict: '?pageSize=100',
  loadDict2: '?pageSize=100',
  loadDictOrderByValue: '?pageSize=100',
  exportXls: '?exportFormat=xlsx',
  getChart: '?_chart=0',
};

/** Returns the calls that try a route: one for each address that it covers. */
export function callsOf(route: ListedRoute, wanted: Wanted): readonly TriedCall[] {
  const { method, url } = route;
  const path = url.replace(/^\/api/, '');
  if (path.startsWith('/:part1')) return familyCalls(route, wanted);
  if (path.endsWith('/:code')) {
    const [operation = ''] = path.split('/').slice(-2);
    const all = path.includes('/cgreport/') ? wanted.reports : wanted.dictionaries;
    // A file takes a second: one report reveals as much as all of them.
    const codes = ['print', 'printPages', 'exportXls'].includes(operation) ? all.slice(0, 1) : all;
    return codes.map((code) => ({ method, url: `${url.replace(':code', code)}${CODE_QUERY[operation] ?? ''}` }));
  }
  if (path.endsWith('/:code/:key'))
    return wanted.dictionaries.map((code) => ({ method, url: url.replace(':code', code).replace(':key', 'clerk') }));
  const address = url
    .replace(':userId', wanted.userId)
    .replace(':permissionId', wanted.entryId)
    .replace(':roleId', wanted.roleId)
    .replace(':departId', wanted.departmentId)
    .replace(':pageId', 'p1')
    .replace('*', '/nothing.txt')
    .replace('/show/:id', `/show/${wanted.announcementId}`);
  const queries = queriesOf(wanted)[path] ?? [''];
  const body = bodiesOf(wanted)[path];
  return queries.map((query) => ({
    method,
    url: query === '' ? address : `${address}?${query}`,
    ...(body === undefined ? {} : { body }),
  }));
}
