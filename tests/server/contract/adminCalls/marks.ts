import type { Account } from '../../testServer.ts';

/**
 * How to make a call of the public client's administration. In addresses and bodies the placeholders `{userId}`,
 * `{roleId}`, `{departId}`, `{permissionId}`, `{positionId}`, `{tenantId}` stand for rows of a fresh database.
 */
interface Asked {
  /** The call as listed in `admin-calls.tsv`. */
  readonly method: string;
  readonly path: string;
  /** Called address with its query; default: the path. Needed where the client adds to the path or reads parameters. */
  readonly url?: string;
  /** Default: `{}` for calls that write. */
  readonly body?: unknown;
  /** Default: the administrator; `stranger` has no session. */
  readonly as?: Account | 'stranger';
}

/**
 * One call, listed once however many pages send it. `built`: the call exists and an administrator may make it; a GET
 * answers. `404`: it does not exist. `refused`: it exists and answers with the reason why it does nothing.
 */
export type CallMark =
  | (Asked & { readonly mark: 'built' })
  | (Asked & { readonly mark: '404' | 'refused'; readonly why: string });

/**
 * One line of `admin-fields.tsv`. `list`: every field is in each record of that list, if there is one; `query`: the
 * list accepts every field as a condition; `form`: a record with every field is saved, and none of them is ignored;
 * `none`: this part does not exist here.
 */
export type FieldMark = { readonly page: string; readonly part: string } & (
  | { readonly list: string; readonly without?: Reasons }
  | { readonly query: string; readonly without?: Reasons; readonly values?: Texts }
  | {
      readonly form: string;
      /** Default: POST. */
      readonly method?: 'PUT';
      /** Default: the administrator. */
      readonly as?: Account;
      readonly without?: Reasons;
      readonly body?: Readonly<Record<string, unknown>>;
    }
  | { readonly none: string }
);

type Texts = Readonly<Record<string, string>>;
/** Omitted fields, each with the reason. */
type Reasons = Texts;

export interface AreaMarks {
  readonly calls: readonly CallMark[];
  readonly fields: readonly FieldMark[];
}
