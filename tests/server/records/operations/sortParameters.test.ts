import { describe, expect, test } from 'vitest';
import { readSort } from '../../../../server/data/lists/sortParameters.ts';
import { problemsInChinese } from '../../core/texts/problemsInChinese.ts';

const info = (...sort: readonly unknown[]): string => JSON.stringify(sort);
const [A, B] = [
  { column: 'a', order: 'asc' },
  { column: 'b', order: 'desc' },
];

const refusal = (parameters: Parameters<typeof readSort>[0]): unknown => {
  const wanted = readSort(parameters);
  return wanted !== undefined && 'said' in wanted ? problemsInChinese([wanted])[0] : wanted;
};

describe('the order that a list is asked for', () => {
  test.each([
    ['one order for all columns', { column: 'a,b', order: 'asc' }, [A, { ...B, order: 'asc' }]],
    ['an order for each', { column: 'a, b', order: 'ascend,descend' }, [A, B]],
    ['descending unless it says otherwise', { column: 'b' }, [B]],
    ['the code of what shows a text', { column: 'a_dictText', order: 'ASC' }, [A]],
    ['several columns, each with its order', { sortInfoString: info(A, B) }, [A, B]],
    ['the same encoded once more', { sortInfoString: encodeURIComponent(info(A, B)) }, [A, B]],
    ['those above the single column', { sortInfoString: info(A), column: 'b', defSortString: info(B) }, [A]],
    ['the single column above what the screen starts with', { column: 'a', order: 'asc', defSortString: info(B) }, [A]],
    ['what the screen starts with', { sortInfoString: '', column: '', defSortString: info(B) }, [B]],
    ['nothing from empty lists', { sortInfoString: '[]', column: 'a', order: 'asc' }, [A]],
    ['an order that is missing', { sortInfoString: info({ column: 'b' }) }, [B]],
  ])('takes %s [contract §7.1, §7.2]', (_, parameters, sort) => {
    expect(readSort(parameters)).toMatchObject({ sort });
  });

  test.each([
    ['a word', 'amount'],
    ['a column that is a number', info({ column: 7 })],
    ['a blank column', info({ column: '' })],
    ['an order that is no text', info({ column: 'a', order: 1 })],
    ['no list', '{}'],
    ['half an encoding', '%'],
    ['more than any order needs', `[${' '.repeat(2000)}]`],
    ['two of them', [info(A), info(B)]],
  ])('refuses %s', (_, sortInfoString) => {
    expect(refusal({ sortInfoString })).toEqual({
      path: '/sortInfoString',
      message: '排序 sortInfoString 应为 [{"column": "createTime", "order": "desc"}] 这样的 JSON',
    });
  });

  test('refuses more than five columns, and columns or orders that come twice', () => {
    const six = Array.from({ length: 6 }, () => A);
    expect(refusal({ sortInfoString: info(...six) })).toMatchObject({ message: '最多按5列排序' });
    expect(refusal({ column: 'a,b,c,d,e,f' })).toMatchObject({ path: '/column', message: '最多按5列排序' });
    expect(readSort({ column: ['a', 'b'] })).toMatchObject({ path: '/column' });
    expect(readSort({ column: 'a', order: ['asc', 'asc'] })).toMatchObject({ path: '/order' });
    expect(readSort({})).toBeUndefined();
  });
});
