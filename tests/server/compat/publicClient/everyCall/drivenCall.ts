/** Shape of an answer: `text?` may also be null; `list` may be empty, `[shape]` contains at least one item. */
export type Shape =
  | 'text'
  | 'text?'
  | 'number'
  | 'number?'
  | 'boolean'
  | 'none'
  | 'list'
  | readonly [Shape]
  | { readonly [name: string]: Shape };

/**
 * One call as the client sends it. `{name}` stands for a value kept from an earlier call; `{P}` for the parameters of
 * every list page. Calls are made one after the other, as a user goes through the pages.
 */
export interface DrivenCall {
  /** `GET /sys/user/listAll?{P}&departId={departId}` */
  readonly call: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields are sent in the query as well as in the body. */
  readonly isTwice?: true;
  /** Sent as a form with one file. */
  readonly file?: string;
  /** Default: `admin`. */
  readonly as?: 'admin' | 'neighbour' | 'stranger';
  /** The part of the answer that the client reads. `refused`: `success` is false with a message. Default: nothing. */
  readonly reads?: Shape | 'refused' | 'file';
  /** Values kept from the result, by path; a blank path means all of it: `{ postId: 'id', rowId: 'records.0.id' }`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Reason why the answer differs from the specification. */
  readonly differs?: string;
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Returns every place of a value that does not match its shape: `/records/0/status: text, not number`. */
export function faultsIn(shape: Shape, value: unknown, at = ''): readonly string[] {
  const kind = kindOf(value);
  if (typeof shape === 'string') {
    const fits = value !== undefined && (shape.replace('?', '') === kind || (shape.endsWith('?') && value === null));
    return fits ? [] : [`${at}: ${value === undefined ? 'missing' : kind}, not ${shape}`];
  }
  if (Array.isArray(shape)) {
    const [of] = shape as readonly [Shape];
    if (!Array.isArray(value) || value.length === 0) return [`${at}: ${kind === 'list' ? 'empty' : kind}, not a list`];
    return value.flatMap((one, index) => faultsIn(of, one, `${at}/${index}`));
  }
  if (kind !== 'object') return [`${at}: ${kind}, not an object`];
  return Object.entries(shape).flatMap(([name, of]) => faultsIn(of, Object(value)[name], `${at}/${name}`));
}

/** Returns the shape of a list page with at least one row of this shape. */
export const pageOf = (row: Shape): Shape => ({
  records: [row],
  total: 'number',
  size: 'number',
  current: 'number',
  pages: 'number',
});

/** `id realname` → both are texts. */
export const fields = (names: string, shape: Shape = 'text'): Readonly<Record<string, Shape>> =>
  Object.fromEntries(names.split(' ').map((name) => [name, shape]));

export const valueAt = (result: unknown, path: string): unknown =>
  path === '' ? result : path.split('.').reduce<unknown>((value, key) => Object(value)[key], result);
