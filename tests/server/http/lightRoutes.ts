/**
 * Take no turn with the other calls of their user (`light`), by address below /api, and why that is right: how much they
 * ask the database for does not grow with what is stored. Every other route that wants a session takes turns.
 */
const LIGHT: Readonly<Record<string, string>> = {
  '/sys/logout': 'one session',
  '/sys/selectDepart': 'own departments',
  '/sys/user/getUserInfo': 'the user itself, and lists of the schemas',
  '/sys/user/getCurrentUserDeparts': 'own departments',
  '/sys/user/updatePassword': 'the user itself',
  '/sys/user/sessions': 'own sessions',
  '/sys/user/endSession': 'one session',
  '/sys/ticket': 'one ticket',
  '/sys/exports': 'the own exports, a few at most; one that is removed',
  '/sys/exports/cancel': 'one row',
  '/sys/exports/download/:id': 'one row; the content comes from the store',
  '/sys/user/settings': 'own settings, of which there is a most',
  '/sys/online/forceLogout': 'one session',
  '/sys/permission/getUserPermissionByToken': 'the menu, which every page needs',
  '/sys/permission/getPermCode': 'the menu',
  '/sys/role/checkRoleCode': 'one role by its code',
  '/sys/sysRoleIndex/queryByCode': 'one row by its key',
  '/schema/page': 'a file that is in memory, and own rights',
  '/schema/resolve': 'as page',
  '/sys/dict/getDictText/:code/:key': 'one item by its key',
  '/sys/dict/loadDictItem/:code': 'items by their keys, 500 at most',
  '/sys/dict/lookup/:code': 'as loadDictItem',
  '/sys/dict/refleshCache': 'nothing',
  '/sys/dict/treeList': 'names, from memory',
  '/sys/dict/queryAllDictItems': 'lists of the schemas, from memory',
  '/sys/category/loadOne': 'one category',
  '/sys/category/checkCode': 'one category',
  '/sys/category/queryById': 'one category',
  '/sys/category/loadDictItem': 'categories by their ids, 500 at most',
  '/sys/checkRule/checkByCode': 'one rule',
  '/sys/annountCement/queryById': 'one announcement',
  '/sys/annountCement/show/:id': 'one announcement',
  '/sys/annountCement/getLastAnnountTime': 'one moment',
  '/sys/annountCement/syncNotic': 'nothing',
  '/sys/sysAnnouncementSend/getOne': 'one announcement',
  '/sys/sysAnnouncementSend/edit': 'one announcement',
  '/sys/sysAnnouncementSend/editByAnntIdAndUserId': 'one announcement',
  '/sys/log/delete': 'nothing',
  '/sys/log/deleteBatch': 'nothing',
  '/sys/gatewayRoute/updateAll': 'one route',
  '/sys/gatewayRoute/clearRedis': 'nothing',
  '/sys/quartzJob/pause': 'one job',
  '/sys/quartzJob/resume': 'one job',
  '/sys/quartzJob/execute': 'one job',
  '/sys/environment': 'nothing',
  '/sys/common/upload': 'one file; the content goes to the disk',
  '/sys/common/uploads': 'one upload',
  '/sys/common/uploads/:id': 'one piece; the content goes to the disk',
  '/sys/common/static/:part1/:part2': 'one file and the records that hold it; the content comes from the disk',
  '/sys/common/static/:part1/:part2/:part3': 'as the one before',
  '/sys/common/static/:part1/:part2/:part3/:part4': 'as the one before',
  '/sys/common/static/:part1/:part2/:part3/:part4/:part5': 'as the one before',
  '/sys/common/files': 'files by their paths, 200 at most, and the records that hold them',
  '/sys/common/files/keep': 'files by their paths, 200 at most',
  '/online/cgreport/api/views/:code': 'views of one report, of which there is a most',
  '/online/cgreport/api/saveView/:code': 'as views',
  '/online/cgreport/api/deleteView/:code': 'as views',
  '/online/cgreport/api/defaultView/:code': 'as views',
  '/sys/oss/file/download': 'one record; the content comes from the disk',
};

/** Of every record family. A save is never refused for the lists that its user reads. */
const LIGHT_OPERATIONS: readonly string[] = [
  // One record with its rows.
  'queryById',
  'add',
  'edit',
  'delete',
  'transition',
  // Views of one page, of which there is a most.
  'views',
  'saveView',
  'deleteView',
  'defaultView',
  // One arrangement of a page.
  'teamColumns',
  // One import, or the last few.
  'importState',
  'importCancel',
  'importHistory',
];

export const isLight = (url: string): boolean =>
  Object.hasOwn(LIGHT, url) || (url.startsWith('/:part') && LIGHT_OPERATIONS.includes(url.split('/').at(-1) ?? ''));
