import type { InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Parameters that clients of this contract send along (contract §7.1) and that say nothing here. */
const IGNORED = new Set(['_t', 'token', 'field', 'tenant']);
const PAGING = new Set(['pageNo', 'pageSize', 'column', 'order', 'sortInfoString', 'defSortString']);

/** Whether a parameter of a list is no condition. */
export const isNoCondition = (name: string): boolean => IGNORED.has(name) || PAGING.has(name);

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

const MAX_PAGE_NO = 1_000_000;

/** A number from 1, or the fallback where there is none; undefined when the text is no such number. */
const wholeNumber = (value: unknown, fallback: number): number | undefined => {
  if (value === undefined || value === '') return fallback;
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
};

/**
 * Which page of a list, of 10 by default; where something is wrong the first, with the problems. Other clients ask for
 * pages of 99999: they get the most that there is, and the answer says its size.
 */
export function parsePaging(
  parameters: Readonly<Record<string, unknown>>,
  mostRows: number,
): { readonly paging: Paging; readonly problems: readonly InputProblem[] } {
  const problems: InputProblem[] = [];
  const wanted = wholeNumber(parameters['pageNo'], 1);
  const pageNo = wanted !== undefined && wanted <= MAX_PAGE_NO ? wanted : undefined;
  if (pageNo === undefined) problems.push({ path: '/pageNo', said: serverText('pageNo', { most: MAX_PAGE_NO }) });
  const pageSize = wholeNumber(parameters['pageSize'], 10);
  if (pageSize === undefined) problems.push({ path: '/pageSize', said: serverText('pageSize', { most: mostRows }) });
  return { paging: { pageNo: pageNo ?? 1, pageSize: Math.min(pageSize ?? 10, mostRows) }, problems };
}
