import type { Words } from './words.ts';

/** The names of a new page in every place. */
export interface PageNames {
  /** `customs/thing`. */
  readonly id: string;
  readonly title: string;
  /** `/bgd/thing`. */
  readonly url: string;
  /** `bgd_thing`. */
  readonly table: string;
  /** `bgd:thing`. */
  readonly permission: string;
  /** Name of the menu entry: `bgd-thing`. */
  readonly menuName: string;
}

export interface NameRequest {
  readonly id: string;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
}

const ID = /^[a-z][a-z0-9-]*(\/[a-z][a-z0-9-]*)+$/;
const URL = /^\/[a-z][A-Za-z0-9]*(\/[A-Za-z][A-Za-z0-9_-]*)+$/;
/** The maximum length of the meta-schema minus the suffix of the detail table. */
const MAX_TABLE = 50;
const MAX_TITLE = 60;

const snakeCase = (text: string): string =>
  text.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_');

/** Derives the names of a new page, or returns what is wrong with the requested ones. */
export function namesOf({ id, title, url = `/${id}` }: NameRequest, words: Words): PageNames | readonly string[] {
  const segments = url.split('/').slice(1);
  const table = segments.map(snakeCase).join('_');
  const own = title ?? id.split('/').at(-1) ?? id;
  const refusals = [
    ...(ID.test(id) ? [] : [words.noName(id)]),
    ...(URL.test(url) ? [] : [words.noAddress(url)]),
    ...(table.length > MAX_TABLE ? [words.longTable(table, MAX_TABLE)] : []),
    ...(own.trim() === '' || own.length > MAX_TITLE ? [words.titleLength(MAX_TITLE)] : []),
  ];
  if (refusals.length > 0) return refusals;
  return { id, title: own, url, table, permission: segments.join(':'), menuName: segments.join('-') };
}
