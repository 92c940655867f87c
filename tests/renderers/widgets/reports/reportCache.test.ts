import { expect, it } from 'vitest';
import { askedOnce } from '../../../../renderers/widgets/reports/reportCache.ts';
import { memoryReports } from '../pickers/memoryReports.ts';
import { afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());

const counted = () => {
  let count = 0;
  return async (): Promise<number> => (count += 1);
};
const port = (reader = 'clerk') => ({ ...memoryReports({}).reports, reader });

it('sends the same request once in 30 seconds, separately by page, order, parameters and reader [W9-8]', async () => {
  vi.useFakeTimers();
  const reports = port();
  const ask = counted();
  const once = (...key: readonly unknown[]) => askedOnce(reports, { key, ask });
  expect(await once('rows', 'party', { pageNo: 1 })).toBe(1);
  expect(await once('rows', 'party', { pageNo: 1 })).toBe(1);
  expect(await once('rows', 'party', { pageNo: 2 })).toBe(2);
  expect(await once('rows', 'party', { pageNo: 1, params: { kind: 'c' } })).toBe(3);
  expect(await once('rows', 'party', { pageNo: 1, column: 'code' })).toBe(4);
  Object.assign(reports, { reader: 'another' });
  expect(await once('rows', 'party', { pageNo: 1 })).toBe(5);
  expect(await askedOnce(reports, { key: ['rows', 'party', { pageNo: 1 }], ask, anew: true })).toBe(6);
  vi.advanceTimersByTime(29_999);
  expect(await once('rows', 'party', { pageNo: 1 })).toBe(6);
  vi.advanceTimersByTime(1);
  expect(await once('rows', 'party', { pageNo: 1 })).toBe(7);
});

it('keeps nothing that failed, was given up, or misses a part [W9-8]', async () => {
  const reports = port();
  const ask = counted();
  const key = ['config', 'party'];
  await expect(askedOnce(reports, { key, ask: () => Promise.reject(new Error('no')) })).rejects.toThrow('no');
  expect(await askedOnce(reports, { key, ask, isPartial: (count) => count === 1 })).toBe(1);
  expect(await askedOnce(reports, { key, ask })).toBe(2);
  const { signal, abort } = (() => {
    const controller = new AbortController();
    return { signal: controller.signal, abort: () => controller.abort() };
  })();
  const pending = ['rows', 'party'];
  void askedOnce(reports, { key: pending, ask: () => new Promise<number>(() => undefined), signal });
  abort();
  expect(await askedOnce(reports, { key: pending, ask })).toBe(3);
});
