import { texts } from '../../../engine/index.ts';

/** Texts for data sources and gateway routes. */
export const OF_SOURCES = texts({
  sourceKindUnknown: {
    zh: '本服务器只能测试 PostgreSQL 数据源',
    en: 'This server can only try data sources of PostgreSQL',
  },
  sourceAddressUnread: {
    zh: '数据源地址不正确，应如 jdbc:postgresql://主机:5432/数据库',
    en: 'The address must be like jdbc:postgresql://host:5432/database',
  },
  sourceHostRefused: {
    zh: '不允许连接主机“${host}”，请管理员在 WAYBILL_SOURCE_HOSTS 中登记',
    en: 'No connection to the host “${host}” is allowed; an operator may list it in WAYBILL_SOURCE_HOSTS',
  },
  sourcePasswordMissing: {
    zh: '请输入密码：地址或用户名改过后，已存的密码不再使用',
    en: 'Please type the password: the stored one is for the stored address and user alone',
  },
  sourceUnreached: { zh: '数据库连接失败', en: 'The database could not be reached' },
  sourceReached: { zh: '数据库连接成功', en: 'The database was reached' },
  badRouter: { zh: 'router 应为路由的 JSON 对象', en: 'router must be a JSON object of a route' },
  routesFresh: { zh: '清除缓存成功', en: 'Nothing is cached' },
});
