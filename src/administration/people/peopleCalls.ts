import { toRowPage, type RowPage } from '../../../contract/pages.ts';
import { textOf } from '../../../contract/reading.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';

/** A user in a list. */
export interface ListedUser {
  readonly id: string;
  readonly username: string;
  readonly realname: string;
  readonly department: string;
  readonly phone: string;
  /** Blank when the caller may not read it; `2` is a frozen account; for tenants see `RequestStatus`. */
  readonly status: string;
}

export interface PeopleQuestion {
  /** Part of the name, its pinyin or the number; blank: all. */
  readonly keyword: string;
  readonly pageNo: number;
  readonly pageSize: number;
}

const toListedUser = (row: unknown): ListedUser => ({
  id: textOf(row, 'id'),
  username: textOf(row, 'username'),
  realname: textOf(row, 'realname'),
  department: textOf(row, 'orgCodeTxt'),
  phone: textOf(row, 'phone'),
  status: textOf(row, 'status'),
});

/** Reads a page of one of the calls that list users. */
export const readPeople = async (
  http: HttpClient,
  { url, params }: { readonly url: string; readonly params: Readonly<Record<string, string | number>> },
  signal: AbortSignal,
): Promise<RowPage<ListedUser>> => toRowPage(await http.call({ method: 'GET', url, params, signal }), toListedUser);
