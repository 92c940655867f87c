import type { InputProblem } from '../../core/base/errors.ts';
import { serverText } from '../../core/texts/serverText.ts';

/** Parameters that clients of this contract send along (contract §7.1) and that have no effect here. */
const IGNORED = new Set(['_t', 'token', 'field', 'tenant']);
const PAGING = new Set(['pageNo', 'pageSize', 'column', 'order', 'sortInfoString', 'defSortString']);

/** Returns whether a list parameter is not a condition. */
export const isNoCondition = (name: string): boolean => IGNORED.has(name) || PAGING.has(name);

export interface Paging {
  readonly pageNo: number;
  readonly pageSize: number;
}

const MAX_PAGE_NO = 1_000_000;

/** Parses a number from 1, or returns the fallback if absent; undefined if the text is not such a number. */
const wholeNumber = (value: unknown, fallback: number): number | undefined => {
  if (value === undefined || value === '') return fallback;
  return typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;
};

/**
 * Parses the requested page of a list, by default with 10 rows; invalid values give the defaults, with the problems.
 * Other clients request pages of 99999 rows: they get the maximum, and the answer states its size.
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
