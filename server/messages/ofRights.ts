import { texts } from '../../engine/index.ts';

/** Of giving rights, data rules and looking at the product as somebody else. */
export const OF_RIGHTS = texts({
  unknownRights: { zh: '权限不存在：${ids}', en: 'There are no such rights: ${ids}' },
  grantRefused: {
    zh: '不能授予自己没有的权限（共${count}项）：${names}',
    en: 'You cannot give rights that you do not hold (${count}): ${names}',
  },
  ownRightKept: {
    zh: '不能取消自己的授权权限（${code}），否则将无法再授权',
    en: 'You cannot take ${code} from yourself: you could not give rights any more',
  },
  lastGranter: {
    zh: '至少需保留一名拥有全部授权权限（${code}）的用户',
    en: 'Somebody has to keep ${code}: this is the last user who holds it',
  },
});
