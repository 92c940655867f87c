import { RESERVED_KEYS } from '../../engine/index.ts';
import type { Language } from '../../engine/index.ts';
import type { PageNames } from './pageNames.ts';

/** Excludes names reserved by JavaScript, which are unlikely as column keys. */
const RESERVED = [...RESERVED_KEYS]
  .filter((key) => !Object.hasOwn(Object.prototype, key) && key !== 'prototype')
  .join(' ');

/** Texts of `npm run new`. */
export interface Words {
  readonly usage: string;
  /** `folder`: the schema folder. */
  readonly written: (paths: readonly string[], names: PageNames, folder: string) => string;
  readonly noName: (id: string) => string;
  readonly noAddress: (url: string) => string;
  readonly longTable: (table: string, longest: number) => string;
  readonly titleLength: (longest: number) => string;
  readonly isThere: (file: string) => string;
  readonly isBroken: (file: string) => string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  'zh-CN': {
    usage: `npm run new -- 业务/名称 [--title 标题] [--url /业务/名称] [--schemas 文件夹] [--lang en]

  写入 schemas/pages/业务/名称.json，并在菜单中加上条目和权限码
  --lang en     in English; --lang zh: Chinese, which is the default

退出码  0 已写入，1 被拒绝：什么也没有写入，2 无法运行`,
    written: (paths, { id, title, url, permission, table }, folder) => `已写入：${paths.join('、')}

接下来：
  1. npm run dev        菜单中有“${title}”，地址 ${url}；编写时页面随文件更新
  2. 编辑 ${folder}/pages/${id}.json；编辑器会补全并解释各键
  3. npm run doctor     有问题时说明问题所在
  4. npm run grant -- 角色 "${permission}:*"
                        把权限授予角色（clerk、reviewer……）；在此之前只有管理员有权限
写入第一条记录时建立数据表 ${table} 和 ${table}_line。
以下名称由系统占用，不能作列的 key：${RESERVED}`,
    noName: (id) => `“${id}”不是页面名：请用小写字母写成 业务/名称，例如 customs/thing`,
    noAddress: (url) => `“${url}”不是页面地址：请写成 /bgd/thing 的形式`,
    longTable: (table, longest) => `表名“${table}”超过 ${longest} 个字符`,
    titleLength: (longest) => `标题须为 1 至 ${longest} 个字符`,
    isThere: (file) => `${file} 已存在`,
    isBroken: (file) => `${file} 无法读取；npm run doctor 会指出位置`,
  },
  'en-US': {
    usage: `npm run new -- AREA/NAME [--title TITLE] [--url /AREA/NAME] [--schemas FOLDER] [--lang en]

  writes schemas/pages/AREA/NAME.json and a menu entry with its permission codes
  --lang en     in English; --lang zh: Chinese, which is the default

exit code  0 written, 1 refused: nothing was written, 2 it could not be run`,
    written: (paths, { id, title, url, permission, table }, folder) => `written: ${paths.join(', ')}

Next:
  1. npm run dev        ${title} stands in the menu at ${url}; the file is followed while you write
  2. edit ${folder}/pages/${id}.json; your editor completes and explains the keys
  3. npm run doctor     says what is wrong, if anything
  4. npm run grant -- ROLE "${permission}:*"
                        gives its rights to a role (clerk, reviewer, …); until then only the administrator has them
The tables ${table} and ${table}_line are made when the first record is written.
Reserved by the system, so no keys of columns: ${RESERVED}`,
    noName: (id) => `"${id}" is no name of a page: write <area>/<name> in small letters, like customs/thing`,
    noAddress: (url) => `"${url}" is no address of a page: write it like /bgd/thing`,
    longTable: (table, longest) => `the table "${table}" has more than ${longest} characters`,
    titleLength: (longest) => `a title has 1 to ${longest} characters`,
    isThere: (file) => `${file} is there already`,
    isBroken: (file) => `${file} is broken; npm run doctor says where`,
  },
};
