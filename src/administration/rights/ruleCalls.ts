import { recordsOf, textOf } from '../../../contract/reading.ts';
import type { SentDataRule } from '../../../contract/dataRules.ts';
import { toWirePage } from '../../../contract/wirePage.ts';
import { compilePage, systemColumnsIn, type CompiledPage, type Language } from '../../../engine/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';
import { callForDialog } from './rightsPlace.ts';

/** Form values of a condition on the records of an entry's page. */
export type MenuRule = Pick<SentDataRule, 'id' | 'ruleName' | 'ruleColumn' | 'ruleConditions' | 'ruleValue' | 'status'>;

/** A blank `id` marks a new rule. */
export const NEW_RULE: MenuRule = {
  id: '',
  ruleName: '',
  ruleColumn: '',
  ruleConditions: '=',
  ruleValue: '',
  status: '1',
};

const toRule = (row: unknown): MenuRule => ({
  id: textOf(row, 'id'),
  ruleName: textOf(row, 'ruleName'),
  ruleColumn: textOf(row, 'ruleColumn'),
  ruleConditions: textOf(row, 'ruleConditions'),
  ruleValue: textOf(row, 'ruleValue'),
  status: textOf(row, 'status'),
});

export const readMenuRules = async (http: HttpClient, permissionId: string, signal: AbortSignal) =>
  recordsOf(
    await http.call({ method: 'GET', url: '/sys/permission/queryPermissionRule', params: { permissionId }, signal }),
  ).map(toRule);

export const saveMenuRule = (http: HttpClient, permissionId: string, { id, ...rule }: MenuRule): Promise<unknown> =>
  callForDialog(() =>
    id === ''
      ? http.call({ method: 'POST', url: '/sys/permission/addPermissionRule', body: { ...rule, permissionId } })
      : http.call({ method: 'PUT', url: '/sys/permission/editPermissionRule', body: { ...rule, id } }),
  );

export const removeMenuRule = (http: HttpClient, id: string): Promise<unknown> =>
  http.call({ method: 'DELETE', url: '/sys/permission/deletePermissionRule', params: { id } });

/** Conditions without a value. */
export const takesNoValue = (condition: string): boolean => ['EMPTY', 'NOT_EMPTY'].includes(condition.toUpperCase());

/**
 * Reads and compiles the page that an entry shows. Returns undefined for a blank component or a page that cannot be
 * compiled; rejects when the server has no page for the component.
 */
export async function readEntryPage(
  http: HttpClient,
  component: string,
  { language, signal }: { readonly language: Language; readonly signal: AbortSignal },
): Promise<CompiledPage | undefined> {
  if (component === '') return undefined;
  const params = { component };
  const wire = toWirePage(
    await http.call({ method: 'GET', url: '/schema/resolve', params, refusal: 'ignore', signal }),
  );
  if (wire === null || wire.page === null) return undefined;
  const { id, dictionaries, otherTitles } = wire;
  return compilePage(wire.page, { id, dictionaries, language, otherTitles }).page;
}

/** Columns that a rule may use, by key: header columns, author and last editor of a record. Never secret ones. */
export const ruleColumns = (page: CompiledPage, language: Language): ReadonlyMap<string, string> => {
  // A page that shows a system column has its own title for it.
  const further = [...systemColumnsIn(language).values()].filter(({ key }) => !page.columnByKey.has(key));
  const open = [...page.columns, ...further].filter(({ traits }) => traits.isSecret !== true);
  return new Map(open.map(({ key, title }) => [key, title]));
};

/** Other clients store rules with the database column name: `create_by`. */
export const titleOfColumn = (columns: ReadonlyMap<string, string>, name: string): string =>
  columns.get(name) ?? columns.get(name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())) ?? name;
