/**
 * Location of a value in a document: `['goods', 0, 'firstUnit']`. As text it is a JSON Pointer: `/goods/0/firstUnit`.
 */
export type Path = readonly (string | number)[];

const escape = (segment: string | number): string => String(segment).replaceAll('~', '~0').replaceAll('/', '~1');
const unescape = (segment: string): string => segment.replaceAll('~1', '/').replaceAll('~0', '~');

/** `['goods', 0]` → `/goods/0`; `[]` → `` (the whole document), RFC 6901. */
export const toPointer = (path: Path): string => path.map((segment) => `/${escape(segment)}`).join('');

/** `/goods/0` → `['goods', 0]`. Segments of digits become numbers; `*` stays text. */
export const fromPointer = (pointer: string): Path =>
  pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((segment) => (/^(0|[1-9]\d*)$/.test(segment) ? Number(segment) : unescape(segment)));
