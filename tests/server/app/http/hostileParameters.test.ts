import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { addOrder, startOrderServer } from '../../records/operations/orderServer.ts';
import { plant } from '../../records/operations/treeServer.ts';
import { ATTACKS, listenToStatements, MARK, type StatementLog } from '../../statementLog.ts';
import type { TestServer } from '../../testServer.ts';

/** Parameters that every list understands, and some that it does not. */
const LIST = [
  'customer',
  'status',
  'amount_begin',
  'createTime_end',
  'status_MultiString',
  'lines.sku',
  'column',
  'order',
  'pageNo',
  'pageSize',
  'tab',
  'field',
  'exactTotal',
  'superQueryParams',
  'superQueryMatchType',
];
const TREE = ['name', 'state', 'parentId', 'condition', 'column', 'order', 'superQueryParams'];
const DICT = ['keyword', 'pageSize', 'pageNo', 'parent', 'key', 'keys', 'delNotExist'];
const DICT_TREE = ['dictCode', 'tableName', 'text', 'code', 'pid', 'pidField', 'hasChildField', 'condition', 'async'];
const DUPLICATE = { tableName: 'trade_order', fieldName: 'order_code', fieldVal: 'H-1', dataId: '' };
const PEOPLE = ['username', 'realname', 'keyword', 'departId', 'column', 'order', 'id', 'isMultiTranslate'];
const CATEGORY = ['pid', 'pcode', 'condition', 'code', 'field', 'val', 'id', 'ids', 'async', 'pageNo'];

interface Tried {
  readonly url: string;
  /** Parameters that an attack replaces, one after the other. */
  readonly names: readonly string[];
  /** Additional parameters. */
  readonly with?: Readonly<Record<string, string>>;
}

const CALLS: readonly Tried[] = [
  { url: '/trade/order/list', names: LIST },
  { url: '/trade/order/totals', names: LIST },
  { url: '/trade/order/tabCounts', names: LIST },
  {
    url: '/trade/order/exportXls',
    names: [...LIST, 'selections', 'exportFields', 'exportValues', 'exportFormat', 'paramsStr'],
    // Small workbooks of the other format are each made in a thread.
    with: { exportFormat: 'xlsx' },
  },
  { url: '/sys/exports', names: ['id'] },
  { url: '/sys/exports/check', names: ['id'] },
  { url: '/trade/order/queryById', names: ['id'] },
  { url: '/trade/order/deleteView', names: ['id'] },
  { url: '/trade/place/list', names: TREE },
  { url: '/trade/place/childList', names: TREE },
  { url: '/trade/place/childList', names: TREE, with: { parentId: '0' } },
  { url: '/trade/place/getChildListBatch', names: ['parentIds', ...TREE] },
  { url: '/sys/dict/loadDict/money', names: DICT },
  { url: '/sys/dict/loadDict2/money', names: DICT },
  { url: '/sys/dict/loadDictOrderByValue/money', names: DICT },
  { url: '/sys/dict/loadDictItem/money', names: DICT },
  { url: '/sys/dict/lookup/money', names: DICT },
  { url: '/sys/dict/getDictItems/money', names: DICT },
  { url: '/sys/dict/treeList', names: ['dictName'] },
  { url: '/sys/dict/loadTreeData', names: DICT_TREE },
  { url: '/sys/category/loadTreeRoot', names: CATEGORY },
  { url: '/sys/category/loadTreeData', names: CATEGORY },
  { url: '/sys/category/loadTreeChildren', names: CATEGORY },
  { url: '/sys/category/loadAllData', names: CATEGORY },
  { url: '/sys/category/loadOne', names: CATEGORY, with: { field: 'code', val: 'A01' } },
  { url: '/sys/category/loadDictItem', names: CATEGORY },
  { url: '/sys/category/queryById', names: CATEGORY },
  { url: '/sys/category/rootList', names: CATEGORY },
  { url: '/sys/category/childList', names: CATEGORY },
  { url: '/sys/user/list', names: PEOPLE },
  { url: '/sys/user/queryUserComponentData', names: PEOPLE },
  { url: '/sys/user/getMultiUser', names: PEOPLE },
  { url: '/sys/user/queryUserByDepId', names: PEOPLE },
  { url: '/sys/role/list', names: ['roleName', 'keyword', 'column', 'order'] },
  { url: '/sys/position/list', names: ['name', 'keyword', 'column', 'order'] },
  { url: '/sys/sysDepart/queryDepartTreeSync', names: ['pid', 'ids', 'primaryKey'] },
  { url: '/sys/sysDepart/queryTreeList', names: ['ids'] },
  { url: '/sys/sysDepart/searchBy', names: ['keyWord', 'myDeptSearch'] },
  { url: '/sys/duplicate/check', names: Object.keys(DUPLICATE), with: DUPLICATE },
  { url: '/sys/checkRule/checkByCode', names: ['ruleCode', 'value'], with: { ruleCode: 'x', value: '1' } },
  { url: '/sys/log/list', names: ['logType', 'operateType', 'keyWord', 'createTime_begin', 'column', 'order'] },
];

/** Paths that an attack is appended to. */
const PATHS = [
  '/sys/exports/download/',
  '/sys/dict/getDictItems/',
  '/sys/dict/loadDict/',
  '/sys/dict/getDictText/money/',
  '/sys/dict/lookup/',
];

/** In addition to the common attacks: names of existing objects, and texts that no database stores. */
const HOSTILE: readonly string[] = [
  ...ATTACKS,
  `${MARK}\0`,
  `sys_user,password_hash,${MARK}`,
  `(select password_hash from sys_user where username <> '${MARK}')`,
  `order_code desc nulls first, (select 1) /*${MARK}*/`,
  `9'||repeat('9',9)${MARK}`,
  `${'9'.repeat(400)}${MARK}`,
  `${MARK}${'[{"group":'.repeat(900)}1`,
];

let server: TestServer;
let logged: StatementLog;
/** Password hashes in the server's database: no answer contains one. */
let hashes: readonly string[];
let call: (url: string, parameters: Readonly<Record<string, string>>) => Promise<{ status: number; text: string }>;

beforeAll(async () => {
  server = await startOrderServer();
  const admin = await server.signIn('admin');
  await addOrder(admin, { orderCode: 'H-1', customer: '甲', amount: '9', orderLineList: [{ sku: 'X-1' }] });
  await plant(admin, 'place', { name: '东' });
  hashes = (await server.services.db.selectFrom('sys_user').select('password_hash').execute()).map(
    ({ password_hash }) => password_hash,
  );
  call = async (url, parameters) => {
    const { statusCode, body } = await server.app.inject({
      method: url.endsWith('deleteView') ? 'DELETE' : 'GET',
      url: `/api${url}?${new URLSearchParams(parameters)}`,
      headers: { 'x-access-token': admin.token },
    });
    return { status: statusCode, text: body };
  };
  logged = await listenToStatements(server);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.close();
});

/** Returns the calls that broke the server, revealed secrets, or put their text into a statement. */
const wrongIn = (tried: string, { status, text }: { status: number; text: string }): readonly string[] => {
  const wrongs = [
    status >= 500 && `${tried} answers ${status}: ${text}`,
    hashes.some((hash) => text.includes(hash)) && `${tried} tells of a password`,
    /\b(syntax error|pg_catalog|relation "|column "|PostgreSQL)/.test(text) &&
      `${tried} tells of the database: ${text}`,
  ];
  return wrongs.filter((wrong) => wrong !== false);
};

const reached = (): readonly string[] => logged.texts.filter((text) => text.includes(MARK));

describe('a parameter that is SQL, names what no page registered, or is deep or huge', () => {
  test.each(CALLS.map((tried, turn) => ({ ...tried, turn })))(
    'of $url is a value or refused, never text of a statement, never a fault',
    async ({ url, names, with: besides, turn }) => {
      const wrong: string[] = [];
      // Each call gets every attack in at least one place, and every place at least two; similar calls start elsewhere.
      for (let count = 0; count < Math.max(HOSTILE.length, 2 * names.length); count++) {
        const name = names[(count + turn) % names.length] ?? '';
        const attack = HOSTILE[(count * 5 + turn) % HOSTILE.length] ?? '';
        const sent = count % 5 === 4 ? { [attack]: '1' } : { [name]: attack };
        wrong.push(...wrongIn(JSON.stringify(sent).slice(0, 80), await call(url, { ...besides, ...sent })));
      }
      expect(wrong).toEqual([]);
      expect(reached()).toEqual([]);
    },
  );

  test.each(PATHS)('in the path %s too', async (path) => {
    const wrong: string[] = [];
    for (const attack of HOSTILE) {
      const part = encodeURIComponent(attack.replaceAll('\ud83d', ''));
      wrong.push(...wrongIn(attack.slice(0, 60), await call(`${path}${part}`, { keys: attack, key: attack })));
    }
    expect(wrong).toEqual([]);
    expect(reached()).toEqual([]);
  });

  test('of a view that is kept too', async () => {
    const wrong: string[] = [];
    const { token } = await server.signIn('admin');
    for (const attack of HOSTILE.filter((_, index) => index % 2 === 0)) {
      const content = { filters: {}, sort: [], tab: '', columns: null };
      const bodies = [
        { name: attack, content, roles: [] },
        { id: attack, name: 'a', content, roles: [] },
        { name: 'a', content, roles: [attack] },
        { name: 'a', content: { ...content, filters: { [attack]: attack } }, roles: [] },
        { name: 'a', content: { ...content, sort: [{ column: attack, order: 'asc' }] }, roles: [] },
        { name: 'a', content: { ...content, columns: [attack] }, roles: [] },
      ];
      for (const payload of bodies) {
        const { statusCode, body } = await server.app.inject({
          method: 'POST',
          url: '/api/trade/order/saveView',
          headers: { 'x-access-token': token },
          payload,
        });
        wrong.push(...wrongIn(JSON.stringify(payload).slice(0, 80), { status: statusCode, text: body }));
      }
    }
    expect(wrong).toEqual([]);
    expect(reached()).toEqual([]);
  });

  test('was bound as a value, as the database log shows beside the statements', () => {
    expect(logged.values.some((value) => value.includes(MARK))).toBe(true);
    expect(logged.texts.some((text) => text.includes('trade_order'))).toBe(true);
  });
});
