/** What stands in an answer: `text?` may be null as well; `list` may be empty, `[shape]` holds at least one of them. */
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
 * One call as that client sends it. `{name}` stands for what an earlier call kept; `{P}` for the parameters of every page
 * of a list. Calls are made one after the other, as somebody goes through the pages.
 */
export interface DrivenCall {
  /** `GET /sys/user/listAll?{P}&departId={departId}` */
  readonly call: string;
  readonly body?: Readonly<Record<string, unknown>>;
  /** Fields go in the query as well as in the body. */
  readonly isTwice?: true;
  /** Sent as a form with one file. */
  readonly file?: string;
  /** Default: `admin`. */
  readonly as?: 'admin' | 'neighbour' | 'stranger';
  /** What that client reads of the answer. `refused`: `success` is false with a message. Default: nothing. */
  readonly reads?: Shape | 'refused' | 'file';
  /** Of a result by path, blank for all of it: `{ postId: 'id', rowId: 'records.0.id' }`. */
  readonly keeps?: Readonly<Record<string, string>>;
  /** Where the answer is another than the specification states: why. */
  readonly differs?: string;
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return 'list';
  return typeof value === 'string' ? 'text' : typeof value;
};

/** Every place of a value that does not look as it should: `/records/0/status: text, not number`. */
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

/** A page of a list whose rows look so; there is at least one. */
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
