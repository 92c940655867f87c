import { fields, pageOf, type DrivenCall } from './drivenCall.ts';

const OWN = { as: 'neighbour' } as const;
const PACK_USER = { packId: '{packId}', packName: '全部', tenantId: '3000' };
const MEMBER = { phone: '', email: '', selectedroles: '', password: '123456', relTenantIds: '3000' };

const TENANTS = encodeURIComponent('sys_tenant,name,id');
const POSITIONS = encodeURIComponent('sys_position,name,id');
const BY_LEVEL = encodeURIComponent('sys_position,name,id, 1=1 order by post_level asc');
const ITEM = fields('value text');

/** Section 3: tenants, called by an administrator of a tenant with a pack. */
export const tenantCalls: readonly DrivenCall[] = [
  {
    call: 'POST /sys/tenant/addPackPermission',
    body: { tenantId: '3000', packName: '全部', permissionIds: '{allRights}', status: '1' },
    reads: 'text',
    keeps: { packId: '' },
  },
  {
    call: 'POST /sys/user/addTenantUser',
    ...OWN,
    isTwice: true,
    body: { ...MEMBER, username: 'member', realname: '新成员', selecteddeparts: '{theirDepartId}' },
  },
  {
    call: 'GET /sys/user/listAll?{P}&username=member',
    ...OWN,
    reads: pageOf(fields('id username realname')),
    keeps: { memberId: 'records.0.id' },
  },
  {
    call: 'POST /sys/user/editTenantUser',
    ...OWN,
    isTwice: true,
    body: { ...MEMBER, id: '{memberId}', username: 'member', realname: '改名', selecteddeparts: '{theirDepartId}' },
  },
  {
    call: 'POST /sys/tenant/addTenantPackUser',
    ...OWN,
    body: { ...PACK_USER, userId: '{memberId},', realname: '改名,' },
  },
  {
    call: 'GET /sys/tenant/queryTenantPackUserList?{P}&tenantId=3000&packId={packId}&status=1',
    ...OWN,
    reads: pageOf({ ...fields('id realname packId packName'), departNames: ['text'], positionNames: 'list' }),
  },
  {
    call: 'GET /sys/tenant/listPackByTenantUserId?tenantId=3000&userId={memberId}',
    ...OWN,
    reads: { packList: [{ ...fields('id packName'), packCode: 'none' }], userPackIdList: ['text'] },
  },
  {
    call: 'PUT /sys/tenant/deleteTenantPackUser',
    ...OWN,
    body: { ...PACK_USER, userId: '{memberId}', realname: '改名' },
  },
  {
    call: 'POST /sys/tenant/syncDefaultPack',
    ...OWN,
    isTwice: true,
    body: { tenantId: '3000' },
    reads: 'refused',
    differs: 'a tenant without packs may use everything, so there are no default ones',
  },
  { call: 'PUT /sys/tenant/editOwnTenant', ...OWN, body: { id: '3000', companyAddress: '港口路1号' } },
  { call: `GET /sys/dict/loadDict/${TENANTS}?keyword=&pageSize=10&pageNo=1`, reads: [ITEM] },
  { call: `GET /sys/dict/loadDictItem/${TENANTS}?key=3000`, reads: ['text'] },
  { call: `GET /sys/dict/getDictItems/${TENANTS}`, reads: [ITEM] },
  { call: `GET /sys/dict/getDictItems/${POSITIONS}`, reads: [ITEM] },
  { call: `GET /sys/dict/getDictItems/${BY_LEVEL}`, reads: [ITEM] },
];
