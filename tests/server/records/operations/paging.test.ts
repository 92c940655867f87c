import { expect, test } from 'vitest';
import { isNoCondition, parsePaging } from '../../../../server/data/lists/paging.ts';

test.each<readonly [object, readonly [number, number], readonly string[]]>([
  [{}, [1, 10], []],
  [{ pageNo: '', pageSize: '' }, [1, 10], []],
  [{ pageNo: '3', pageSize: '20' }, [3, 20], []],
  [{ pageNo: '1000000' }, [1_000_000, 10], []],
  [{ pageNo: '1000001' }, [1, 10], ['/pageNo']],
  [{ pageSize: '1' }, [1, 1], []],
  [{ pageSize: '21' }, [1, 20], []],
  [{ pageSize: '99999' }, [1, 20], []],
  [{ pageNo: '0', pageSize: '01' }, [1, 10], ['/pageNo', '/pageSize']],
  [{ pageNo: '-1', pageSize: '1.5' }, [1, 10], ['/pageNo', '/pageSize']],
  [{ pageNo: 'x', pageSize: 10 }, [1, 10], ['/pageNo', '/pageSize']],
  [{ pageNo: ['1', '2'], pageSize: '1000000000' }, [1, 10], ['/pageNo', '/pageSize']],
])('of twenty rows at most, %j asks for the page %j', (parameters, [pageNo, pageSize], wrong) => {
  const { paging, problems } = parsePaging({ ...parameters }, 20);
  expect(paging).toEqual({ pageNo, pageSize });
  expect(problems.map(({ path }) => path)).toEqual(wrong);
});

test('display parameters and client extras are no filters; all other parameters are', () => {
  const shown = ['pageNo', 'pageSize', 'column', 'order', 'sortInfoString', 'defSortString'];
  expect([...shown, '_t', 'token', 'field', 'tenant'].filter((name) => !isNoCondition(name))).toEqual([]);
  expect(['customer', '', 'orders', 'superQueryParams'].filter(isNoCondition)).toEqual([]);
});
