import { toPermissionTree, type PermissionNode } from '../../../contract/rights/permissionTree.ts';
import { isRecord, recordsOf, textOf } from '../../../contract/reading.ts';
import { PortError } from '../../../renderers/index.ts';
import type { HttpClient } from '../../platform/http/httpClient.ts';

type Params = Readonly<Record<string, string>>;

/** The calls that edit the rights of a role, a department or a department role (contract §4.2 to §4.4). */
export interface RightsPlace {
  /** Identifies the subject in every body: `{ roleId }`. */
  readonly subject: Params;
  readonly tree: { readonly url: string; readonly params?: Params };
  /** Call that returns the held ids. */
  readonly held: { readonly url: string; readonly params: Params };
  readonly save: string;
  /** `GET <rules.url>/<entry>/<rules.path>` lists the rules; a POST to `rules.url` assigns them. */
  readonly rules: { readonly url: string; readonly path: string };
  /** Right required to save. */
  readonly right: string;
}

export interface EditedRights {
  readonly nodes: readonly PermissionNode[];
  readonly held: readonly string[];
}

const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

export async function readRights(http: HttpClient, place: RightsPlace, signal: AbortSignal): Promise<EditedRights> {
  const [tree, held] = await Promise.all([
    http.call({ method: 'GET', ...place.tree, signal }),
    http.call({ method: 'GET', ...place.held, signal }),
  ]);
  return { nodes: toPermissionTree(tree), held: textsOf(held) };
}

export const saveRights = (
  http: HttpClient,
  place: RightsPlace,
  { ticked, last }: { readonly ticked: Iterable<string>; readonly last: Iterable<string> },
): Promise<unknown> =>
  http.call({
    method: 'POST',
    url: place.save,
    body: { ...place.subject, permissionIds: [...ticked].join(','), lastpermissionIds: [...last].join(',') },
  });

/** Runs a call for a dialog, which shows the server's refusal. */
export async function callForDialog<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new PortError({ kind: 'other', message: error instanceof Error ? error.message : String(error) });
  }
}

/** A data rule of an entry, as offered for selection. */
export interface OfferedRule {
  readonly id: string;
  readonly name: string;
  /** `createBy = #{sys_user_code}` */
  readonly condition: string;
}

export interface EntryRules {
  readonly rules: readonly OfferedRule[];
  readonly ticked: readonly string[];
}

const ruleOf = (rule: Readonly<Record<string, unknown>>): OfferedRule => ({
  id: textOf(rule, 'id'),
  name: textOf(rule, 'ruleName'),
  condition: ['ruleColumn', 'ruleConditions', 'ruleValue'].map((key) => textOf(rule, key)).join(' '),
});

export async function readRules(
  http: HttpClient,
  { rules: { url, path } }: RightsPlace,
  { permissionId, signal }: { readonly permissionId: string; readonly signal: AbortSignal },
): Promise<EntryRules> {
  const answer = await http.call({ method: 'GET', url: `${url}/${permissionId}/${path}`, signal });
  return {
    rules: recordsOf(isRecord(answer) ? answer['datarule'] : undefined).map(ruleOf),
    ticked: textOf(answer, 'drChecked')
      .split(',')
      .filter((id) => id !== ''),
  };
}

/** The dialog shows the server's refusal. */
export const saveRules = (
  http: HttpClient,
  { rules, subject }: RightsPlace,
  { permissionId, ids }: { readonly permissionId: string; readonly ids: Iterable<string> },
): Promise<unknown> =>
  callForDialog(() =>
    http.call({ method: 'POST', url: rules.url, body: { ...subject, permissionId, dataRuleIds: [...ids].join(',') } }),
  );
