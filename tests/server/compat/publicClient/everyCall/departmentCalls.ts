import { fields, pageOf, type DrivenCall } from './drivenCall.ts';

const TREE = 'GET /sys/sysDepart/queryDepartAndPostTreeSync';

const NODE = {
  ...fields('id key value title parentId orgCode orgCategory departName'),
  isLeaf: 'boolean',
  children: 'none',
  departOrder: 'number',
  ...fields('departNameEn departNameAbbr mobile fax address memo positionId depPostParentId', 'text?'),
} as const;

const PERSON = {
  ...fields('id realname'),
  ...fields('phone mainDepPostId otherDepPostId', 'text?'),
};

const RANK = { ...fields('id value title'), children: 'list' } as const;

const addPost = (name: string, more: Readonly<Record<string, unknown>>): Pick<DrivenCall, 'call' | 'body'> => ({
  call: 'POST /sys/sysDepart/add',
  body: { departName: name, departOrder: 11, orgCategory: '3', ...more },
});

/** Section 2: departments and posts, with the positions of the posts. */
export const departmentCalls: readonly DrivenCall[] = [
  { call: TREE, reads: [NODE], keeps: { companyId: '0.id' } },
  { call: `${TREE}?pid={companyId}`, reads: [NODE], keeps: { departId: '0.id', otherId: '1.id' } },
  { call: `${TREE}?ids={departId}`, reads: [NODE] },
  { call: `${TREE}?departIds={departId}`, reads: [NODE] },
  { call: `${TREE}?parentId={companyId},{departId}`, reads: [NODE] },
  { call: `${TREE}?primaryKey=orgCode`, reads: [NODE] },
  {
    call: 'POST /sys/position/add',
    body: { name: '总经理', postLevel: 1 },
    reads: fields('id'),
    keeps: { topId: 'id' },
  },
  {
    call: 'POST /sys/position/add',
    body: { name: '经理', postLevel: 2 },
    reads: fields('id'),
    keeps: { nextId: 'id' },
  },
  {
    ...addPost('总经理岗', { parentId: '{companyId}', positionId: '{topId}', depPostParentId: '' }),
    reads: fields('id'),
    keeps: { topPostId: 'id' },
  },
  {
    ...addPost('经理岗', { parentId: '{departId}', positionId: '{nextId}', depPostParentId: '{topPostId}' }),
    reads: fields('id'),
    keeps: { postId: 'id' },
  },
  {
    call: 'POST /sys/sysDepart/edit',
    body: { id: '{departId}', departName: '报关一部', directorUserIds: '{adminId}' },
  },
  { call: 'GET /sys/sysDepart/getDepartPathNameByOrgCode?orgCode=A01A01&depId=', reads: 'text' },
  { call: 'GET /sys/sysDepart/getDepartPathNameByOrgCode?orgCode=&depId={postId}', reads: 'text' },
  { call: 'GET /sys/sysDepart/getDepartPathNameByOrgCode?orgCode=&depId=', reads: 'text' },
  { call: 'GET /sys/sysDepart/getDepartPathNameByOrgCode?orgCode=&depId=none', reads: 'refused' },
  {
    call: 'GET /sys/user/queryDepartUserByOrgCode?{P}&orgCode=A01&realname=',
    reads: pageOf({
      ...fields('id realname izHideContact departName'),
      ...fields('avatar phone email postName otherPostName', 'text?'),
    }),
  },
  { call: 'GET /sys/user/queryDepartPostByOrgCode?{P}&orgCode=A01A01', reads: pageOf(PERSON) },
  { call: 'GET /sys/sysDepart/getDepartmentHead?{P}&departId={departId}', reads: pageOf(PERSON) },
  { call: 'GET /sys/sysDepart/getRankRelation?departId={departId}', reads: [RANK] },
  {
    call: 'GET /sys/sysDepart/getPositionByDepartId?parentId={departId}&departId={postId}&positionId={nextId}',
    reads: [{ ...RANK, ...fields('label orgCode orgCategory'), checkable: 'boolean' }],
  },
  { call: 'GET /sys/sysDepart/getDepPostIdByDepId?depIds={departId},', reads: 'text' },
  {
    call: 'PUT /sys/sysDepart/updateChangeDepart',
    body: { dragId: '{departId}', dropId: '{otherId}', dropPosition: 1, sort: 1 },
  },
  { call: 'GET /sys/sysDepart/searchBy?keyWord=%E5%B2%97&orgCategory=3', reads: [fields('id key title orgCategory')] },
];

const POSITION = { ...fields('id name'), postLevel: 'number' } as const;
/** Section 4: positions, whose larger pages are capped. */
export const positionCalls: readonly DrivenCall[] = [
  { call: 'GET /sys/position/list?{P}', reads: pageOf(POSITION) },
  { call: 'POST /sys/position/edit', body: { id: '{nextId}', name: '部门经理', postLevel: 3 } },
  { call: 'GET /sys/position/list?pageNo=1&pageSize=99999', reads: pageOf(POSITION) },
  { call: 'GET /sys/position/list?pageNo=1&pageSize=200&column=sort&order=desc', reads: pageOf(POSITION) },
  { call: 'GET /sys/position/queryById?id={nextId}', reads: POSITION },
];
