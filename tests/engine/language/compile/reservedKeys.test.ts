import { describe, expect, it } from 'vitest';
import { kindOf, type ColumnType } from '../../../../engine/index.ts';
import { english } from '../../../inEnglish.ts';
import { compileOrder, copyOfOrderPage } from './orderPage.ts';

const OTHER = 'choose another name';

const OF_THE_SYSTEM: [string, string][] = [
  ['id', 'normal'],
  ['createBy', 'normal'],
  ['createTime', 'date'],
  ['updateBy', 'normal'],
  ['updateTime', 'date'],
  ['sysOrgCode', 'normal'],
  ['version', 'inputNumber'],
];

const OF_CALLS = ['tenantId', 'mainId', 'orderNo', 'pageNo', 'pageSize', 'column', 'order', 'field', 'token'];
const OF_SUPER_QUERY = ['superQueryParams', 'superQueryMatchType'];
const OF_OBJECTS = ['constructor', 'prototype', 'toString', 'valueOf'];

const problemsWith = (key: string, type: 'textarea' | 'normal' | 'date' | 'inputNumber') => {
  const page = copyOfOrderPage();
  page.columns?.push({ type, key, title: 'X', visible: false });
  return compileOrder(page)
    .problems.map(english)
    .map(({ code, path, hint }) => ({ at: `${code} /${path.join('/')}`, hint }));
};

describe('the key of a column', () => {
  it.each([...OF_CALLS, ...OF_SUPER_QUERY, ...OF_OBJECTS])('is not %s, which has a meaning already', (key) => {
    expect(problemsWith(key, 'normal')).toEqual([{ at: 'reserved-key /columns/9/key', hint: OTHER }]);
  });

  it.each(OF_THE_SYSTEM)('may be the system key %s with its own type %s, to change the title', (key, type) => {
    expect(problemsWith(key, type as 'normal')).toEqual([]);
    const [problem] = problemsWith(key, 'textarea');
    expect(problem?.at).toBe('reserved-key /columns/9/key');
    expect(problem?.hint).toContain(type);
  });

  it.each<[string, string, number, { readonly type?: ColumnType; readonly valueType?: string }]>([
    ['id', '编号', 180, {}],
    ['createBy', '创建人', 120, {}],
    ['createTime', '创建时间', 160, { type: 'date', valueType: 'date' }],
    ['updateBy', '更新人', 120, {}],
    ['updateTime', '更新时间', 160, { type: 'date', valueType: 'date' }],
    ['sysOrgCode', '所属部门', 120, {}],
    ['version', '版本', 80, { type: 'inputNumber', valueType: 'decimal' }],
  ])('shows %s in a list as the system keeps it, with nothing to type', (...[key, title, width, more]) => {
    const page = copyOfOrderPage();
    if (page.list) page.list.columns = [key];
    expect(compileOrder(page).page?.list.columns).toEqual([
      {
        key,
        title,
        type: 'normal',
        traits: kindOf(more.type ?? 'normal'),
        valueType: 'text',
        width,
        placeholder: '',
        requiredMessage: '',
        checks: [],
        visible: true,
        disabled: true,
        required: false,
        whenDisabled: 'keep',
        statistics: [],
        dbColumn: key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
        ...more,
      },
    ]);
  });
});
