import type { Account } from '../../testServer.ts';

/**
 * How a call of the public client's administration is asked. Placeholders `{userId}`, `{roleId}`, `{departId}`,
 * `{permissionId}`, `{positionId}`, `{tenantId}` stand in addresses and bodies for rows that a fresh database has.
 */
interface Asked {
  /** The call as `admin-calls.tsv` has it. */
  readonly method: string;
  readonly path: string;
  /** What is called, query included; default: the path. Needed where the client adds to the path or reads parameters. */
  readonly url?: string;
  /** Default: `{}` for calls that write. */
  readonly body?: unknown;
  /** Default: the administrator; `stranger` has no session. */
  readonly as?: Account | 'stranger';
}

/**
 * One call, once, whichever pages send it. `built`: there is such a call, and an administrator may make it; a GET
 * answers. `404`: there is none. `refused`: there is one, which says in words why it does not do it.
 */
export type CallMark =
  | (Asked & { readonly mark: 'built' })
  | (Asked & { readonly mark: '404' | 'refused'; readonly why: string });

/**
 * One line of `admin-fields.tsv`. `list`: every field is in each record of that list, when there is one; `query`: the
 * list takes every field as a condition; `form`: a record with every field is saved, and none of them is passed over;
 * `none`: there is no such thing here.
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
/** Fields that are left out, each with the reason. */
type Reasons = Texts;

export interface AreaMarks {
  readonly calls: readonly CallMark[];
  readonly fields: readonly FieldMark[];
}
