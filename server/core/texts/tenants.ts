/** Texts for tenants, their members and packs (contract §4.6, decision 0066). */
export const OF_TENANTS = {
  tenantsOfOthers: {
    zh: '只有平台租户的管理员可以管理其他租户',
    en: 'Only administrators of the first tenant manage other tenants',
  },
  tenantUnknown: { zh: '未找到该租户', en: 'There is no such tenant' },
  tenantIdTaken: { zh: '租户编号 ${id} 已被使用', en: 'The tenant number ${id} is taken' },
  tenantIsBase: {
    zh: '平台租户和当前租户不能停用或删除',
    en: 'The first tenant and your current one cannot be closed or deleted',
  },
  tenantDates: { zh: '结束时间必须晚于开始时间', en: 'The end must come after the beginning' },
  tenantDateUnread: { zh: '不是日期：${text}', en: 'Not a date: ${text}' },
  tenantNotEmpty: {
    zh: '租户“${name}”里还有数据（${tables}），不能彻底删除',
    en: 'The tenant "${name}" still holds data (${tables}) and cannot be deleted for good',
  },
  tenantReverted: { zh: '还原成功！', en: 'Restored' },
  memberUnknown: { zh: '租户中没有该用户', en: 'The tenant has no such user' },
  invitedUnknown: { zh: '没有手机号或账号为“${name}”的用户', en: 'No user has the phone or the name "${name}"' },
  memberAlready: { zh: '“${name}”已是该租户的用户', en: '"${name}" is of the tenant already' },
  memberAtHome: {
    zh: '“${name}”归属该租户，不能移出；请冻结或删除该用户',
    en: '"${name}" is at home in the tenant and cannot leave it; freeze or delete the user instead',
  },
  memberInvited: { zh: '邀请成功，等待对方同意', en: 'Invited; they have to agree' },
  memberApplied: { zh: '申请成功，等待管理员审核', en: 'Asked; an administrator has to agree' },
  memberLeft: { zh: '离开租户成功', en: 'Left the tenant' },
  requestUnknown: { zh: '没有待处理的邀请或申请', en: 'Nothing is waiting there' },
  houseNumberUnknown: { zh: '没有该门牌号的租户', en: 'No tenant has this number' },
  ownerStays: { zh: '“${name}”不是该租户的用户', en: '"${name}" is not a user of the tenant' },
  packUnknown: { zh: '未找到该套餐', en: 'There is no such pack' },
  packsHaveNoDefault: {
    zh: '没有默认套餐：未设套餐的租户可以使用全部功能，如需限制请新增套餐',
    en: 'There are no default packs: a tenant without any may use everything; add a pack to bound it',
  },
  packOfFirst: { zh: '平台租户不受套餐限制', en: 'Packs do not bind the first tenant' },
  packNameTaken: { zh: '套餐名称已存在', en: 'The tenant has a pack of this name' },
} as const;
