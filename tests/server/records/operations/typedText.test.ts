import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advancedParameters, type CompiledPage, type QueryRule } from '../../../../engine/index.ts';
import { queryFilters, ruleKeyOf } from '../../../../renderers/list/query/queryFilters.ts';
import { readListAddress, writeListAddress } from '../../../../renderers/list/state/listAddress.ts';
import { listNames } from '../../../../renderers/list/state/listNames.ts';
import { initialListState } from '../../../../renderers/list/state/listState.ts';
import { prepareRecords } from '../../../../server/records/operations/prepareRecords.ts';
import { startTestServer, type TestClient, type TestServer } from '../../testServer.ts';

/** Every operator of the wire grammar, as part of a person's name or a text. */
const TYPED = [
  'GE Lee',
  'Le Van',
  'Ne Zha',
  'Eq Wang',
  'Gt Tan',
  'lt Ma',
  'In Su',
  'like Li',
  '> 5',
  '>= 5',
  '< 5',
  '<= 5',
  '= 5',
  '!= 5',
  'Smith, John',
  ',a,b,',
  'C++',
  '!vip',
  '*x*',
  '*y',
  'z*',
  '"q"',
  "O'Neil",
  '50%_',
  '\\n',
];
const NAMES = [...TYPED, 'Lee', 'Van', 'Zha', '5', 'x', 'vip', 'Aa', ''];

type Filters = Readonly<Record<string, string>>;

let server: TestServer;
let clerk: TestClient;
let page: CompiledPage;

beforeAll(async () => {
  server = await startTestServer();
  await prepareRecords(server.services);
  clerk = await server.signIn('clerk');
  page = server.services.schemas.pageByUrl('/kehu/customer') as CompiledPage;
  for (const [n, salesman] of NAMES.entries()) {
    const body = { code: `T-${n}`, name: `客户${n}`, country: 'CHN', status: 'active', salesman };
    const { body: answer } = await clerk.call({ method: 'POST', url: '/kehu/customer/add', body });
    expect(answer.success, answer.message).toBe(true);
  }
});
afterAll(() => server.close());

/** Returns the filters of the list when its tab is opened with this address. */
const openedAt = (address: string) => readListAddress(address, listNames(page)).filters;

const openedAnew = (filters: Filters): Filters => openedAt(writeListAddress({ ...initialListState, filters }, ''));

async function found(filters: Filters): Promise<readonly string[]> {
  const query = new URLSearchParams({ ...filters, pageSize: '100' });
  const { status, body } = await clerk.call({ url: `/kehu/customer/list?${query}` });
  expect(status, JSON.stringify(body)).toBe(200);
  return Object(body.result)
    .records.map((record: Readonly<Record<string, unknown>>) => String(record['salesman'] ?? ''))
    .sort();
}

/** Returns the filter of the list condition 业务员 with this operator and this typed text. */
function typedInto(rule: QueryRule, text: string): Filters {
  const item = page.list.query.find(({ key }) => key === 'salesman');
  if (item === undefined) throw new Error('the page has no condition 业务员');
  const chosen = rule === item.rule ? {} : { [ruleKeyOf('salesman')]: rule };
  return queryFilters([{ ...item, rules: [item.rule, rule] }], { salesman: text, ...chosen });
}

const PARTS = {
  like: (text: string, part: string) => text.includes(part),
  left_like: (text: string, part: string) => text.endsWith(part),
  right_like: (text: string, part: string) => text.startsWith(part),
} as const;

const fitting = (rule: keyof typeof PARTS, typed: string): readonly string[] =>
  NAMES.filter((name) => PARTS[rule](name.toLowerCase(), typed.toLowerCase())).sort();

describe('what is typed into a condition is a text', () => {
  test.each(TYPED)('%s finds a person whose name begins like an operator [V-23]', async (typed) => {
    const filters = typedInto('eq', typed);
    expect([await found(filters), await found(openedAnew(filters))]).toEqual([[typed], [typed]]);
  });

  test('a name that somebody wrote into the address finds that person [V-23]', async () => {
    for (const name of TYPED.filter((one) => /^[a-z]+ [a-z]+$/i.test(one)))
      expect(await found(openedAt(`?where.salesman=${encodeURIComponent(name)}`)), name).toEqual([name]);
  });

  test('its parts, beginnings and ends are texts as well, by the address too [V-23]', async () => {
    for (const typed of TYPED)
      for (const rule of ['like', 'left_like', 'right_like'] as const)
        expect(await found(openedAnew(typedInto(rule, typed))), `${rule} ${typed}`).toEqual(fitting(rule, typed));
  });

  test('the advanced query compares with texts, by the address too [V-23]', async () => {
    const ask = (rule: 'eq' | keyof typeof PARTS, val: string) =>
      found(
        openedAnew(
          advancedParameters({ conditions: [{ field: 'salesman', rule, val }], matchType: 'and', isActive: true }),
        ),
      );
    for (const typed of TYPED) {
      expect(await ask('eq', typed), typed).toEqual([typed]);
      for (const rule of ['like', 'left_like', 'right_like'] as const)
        expect(await ask(rule, typed), `${rule} ${typed}`).toEqual(fitting(rule, typed));
    }
  });

  test('everybody but that person is found where staff chose that it is not so [V-23]', async () => {
    for (const typed of TYPED)
      expect(await found(typedInto('ne', typed)), typed).toEqual(NAMES.filter((name) => name !== typed).sort());
  });

  test('other clients are read as contract 7.3 says', async () => {
    expect(await found({ salesman: 'Lee,Van' })).toEqual(['Lee', 'Van']);
    expect(await found({ salesman: '*Lee*' })).toEqual(['GE Lee', 'Lee']);
    expect(await found({ salesman: 'Eq Lee' })).toEqual(['Lee']);
    expect(await found({ salesman: 'ne x' })).toHaveLength(NAMES.length - 1);
    expect(await found({ salesman: 'GE Lee' })).not.toEqual(['GE Lee']);
  });
});
