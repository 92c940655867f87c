import { toRowPage } from '../../../contract/pages.ts';
import { toPermissionTree, type PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { textOf } from '../../../contract/reading.ts';
import { toRecordPage } from '../../../contract/records.ts';
import { toAccessAnswer, type SentAccessAnswer } from '../../../contract/accessExplanation.ts';
import { present, type CompiledPage } from '../../../engine/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';

/** Kinds of questions. */
export type AccessKind = 'right' | 'field' | 'record' | 'call';

/** Parameters of one question and its title on the screen. */
export interface Asking {
  readonly what: string;
  readonly params: Readonly<Record<string, string>>;
}

export interface Answered extends Asking {
  readonly why: SentAccessAnswer;
}

/** An item offered by a picker. */
export interface Pickable {
  readonly value: string;
  readonly label: string;
}

const MAX_OFFERED = 30;

/** Sends all questions; a right with several codes has one question per code. */
export const askAll = (
  http: HttpClient,
  { userId, questions }: { readonly userId: string; readonly questions: readonly Asking[] },
  signal: AbortSignal,
): Promise<readonly Answered[]> =>
  Promise.all(
    questions.map(async (asking) => ({
      ...asking,
      why: toAccessAnswer(
        await http.call({
          method: 'GET',
          url: '/sys/permission/why',
          params: { userId, ...asking.params },
          refusal: 'ignore',
          signal,
        }),
      ),
    })),
  );

/** Returns the questions for an entry or a right. */
export function askingOf({
  id,
  title,
  perms,
  isRight,
}: Pick<PermissionNode, 'id' | 'title' | 'perms' | 'isRight'>): readonly Asking[] {
  const codes = perms.split(',').flatMap((code) => code.trim() || []);
  if (!isRight || codes.length === 0) return [{ what: title, params: { entry: id } }];
  return codes.map((code) => ({ what: codes.length === 1 ? title : `${title} ${code}`, params: { permission: code } }));
}

export const readRightTree = async (http: HttpClient, signal: AbortSignal): Promise<readonly PermissionNode[]> =>
  toPermissionTree(await http.call({ method: 'GET', url: '/sys/permission/queryTreeList', refusal: 'ignore', signal }));

const toUser = (row: unknown): Pickable => ({
  value: textOf(row, 'id'),
  label: `${textOf(row, 'realname')}（${textOf(row, 'username')}）`,
});

/** Finds users by number, name or pinyin; with a role, only its users. */
export async function findUsers(
  http: HttpClient,
  { keyword, roleId }: { readonly keyword: string; readonly roleId: string },
  signal: AbortSignal,
): Promise<readonly Pickable[]> {
  const asked = { pageNo: 1, pageSize: MAX_OFFERED, ...present({ keyword: keyword === '' ? undefined : keyword }) };
  const call =
    roleId === ''
      ? { url: '/sys/user/queryUserComponentData', params: asked }
      : { url: '/sys/user/userRoleList', params: { ...asked, roleId } };
  return toRowPage(await http.call({ method: 'GET', ...call, signal }), toUser).rows;
}

/** Column by which records of a page are searched: the first plain text column. */
export const nameColumn = ({ list, columns }: CompiledPage) =>
  [...list.columns, ...columns].find(
    ({ type, dictCode, traits }) => ['input', 'normal'].includes(type) && !dictCode && traits.isSecret !== true,
  );

/** Finds records that the administrator sees; others must be entered by id. */
export async function recordsNamed(
  http: HttpClient,
  { page, word }: { readonly page: CompiledPage; readonly word: string },
  signal: AbortSignal,
): Promise<readonly Pickable[]> {
  const name = nameColumn(page);
  if (name === undefined) return [];
  const paging = { pageNo: 1, pageSize: MAX_OFFERED };
  const params = word === '' ? paging : { ...paging, [name.key]: `*${word}*` };
  const url = `${page.resource.url}/list`;
  return toRecordPage(await http.call({ method: 'GET', url, params, refusal: 'ignore', signal })).records.map(
    (record) => ({ value: textOf(record, 'id'), label: textOf(record, name.key) || textOf(record, 'id') }),
  );
}

/** Calls of a record family, in workflow order. */
export const CALLS = [
  ['GET', 'list'],
  ['GET', 'queryById'],
  ['POST', 'add'],
  ['PUT', 'edit'],
  ['DELETE', 'delete'],
  ['GET', 'exportXls'],
  ['POST', 'importExcel'],
] as const;
