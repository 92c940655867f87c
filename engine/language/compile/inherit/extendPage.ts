import { nameOfAction } from '../../compiled/actions.ts';
import type { DetailSchema, PageSchema } from '../../../generated/page.ts';
import { toPointer } from '../../../core/paths.ts';
import type { Path } from '../../../core/paths.ts';
import { present } from '../../../core/present.ts';
import { omitFrom } from './omitInherited.ts';
import type { OmittedPage } from './omitInherited.ts';

/** Source of a part of an extended page. */
export interface Source {
  /** True if it comes from the extended page. */
  readonly inherited: boolean;
  readonly path: Path;
}

export interface ExtendedPage {
  /** The page with everything it inherits, without `extends`. */
  readonly page: PageSchema;
  /** Maps a path in `page` to its path in the source files. */
  readonly sourceOf: (path: Path) => Source;
}

interface Entry<T> {
  readonly item: T;
  readonly source: Source;
  /** The replaced item of the base. */
  readonly replaced?: { readonly item: T; readonly path: Path };
}

interface Lists<T> {
  readonly own: readonly T[];
  readonly base: readonly T[];
  readonly indexOf: OmittedPage['indexOf'];
}

/**
 * Merges two lists: items of the base stay in place or are replaced by the page's own items with the same key; new
 * items follow.
 */
function mergeItems<T extends object>(lists: Lists<T>, path: Path, keyOf: (item: T) => string): Entry<T>[] {
  const own = lists.own.map((item, index) => ({ item, source: { inherited: false, path: [...path, index] } }));
  const placed = new Set<string>();
  const entries = lists.base.flatMap((item, at): Entry<T>[] => {
    const index = lists.indexOf(item, at);
    const key = keyOf(item);
    const replacing = own.filter((entry) => keyOf(entry.item) === key);
    if (replacing.length === 0) return [{ item, source: { inherited: true, path: [...path, index] } }];
    if (placed.has(key)) return [];
    placed.add(key);
    return replacing.map((entry) => ({ ...entry, replaced: { item, path: [...path, index] } }));
  });
  return [...entries, ...own.filter((entry) => !placed.has(keyOf(entry.item)))];
}

/** Records the source of each merged part, by its path in the merged page. */
class Sources {
  readonly #sources = new Map<string, Source>();

  list<T>(entries: readonly Entry<T>[], path: Path): T[] {
    for (const [index, { source }] of entries.entries()) this.#sources.set(toPointer([...path, index]), source);
    return entries.map(({ item }) => item);
  }

  /** Merges keys; the page's own keys override those of the base. */
  keys<T extends object>(own: T | undefined, base: T | undefined, path: Path): T | undefined {
    if (own === undefined && base !== undefined) this.#inherit(path);
    if (own === undefined || base === undefined) return own ?? base;
    for (const key of Object.keys(base)) if (!Object.hasOwn(own, key)) this.#inherit([...path, key]);
    return { ...base, ...own };
  }

  #inherit(path: Path): void {
    this.#sources.set(toPointer(path), { inherited: true, path });
  }

  /** Returns the page's own value, or else the value of the base. */
  value<T>(own: T | undefined, base: T | undefined, path: Path): T | undefined {
    if (own === undefined && base !== undefined) this.#inherit(path);
    return own ?? base;
  }

  of(path: Path): Source {
    for (let length = path.length; length > 0; length -= 1) {
      const source = this.#sources.get(toPointer(path.slice(0, length)));
      if (source) return { inherited: source.inherited, path: [...source.path, ...path.slice(length)] };
    }
    return { inherited: false, path };
  }
}

function mergeDetails(lists: Lists<DetailSchema>, sources: Sources): DetailSchema[] {
  const { indexOf } = lists;
  const entries = mergeItems(lists, ['details'], ({ key }) => key);
  const details = sources.list(entries, ['details']);
  return details.map((detail, index) => {
    const replaced = entries[index]?.replaced;
    if (replaced === undefined) return detail;
    const columns = mergeItems({ own: detail.columns, base: replaced.item.columns, indexOf }, [], ({ key }) => key);
    const placed = columns.map(({ item, source }) => {
      const detailPath = source.inherited ? replaced.path : (entries[index]?.source.path ?? []);
      return { item, source: { ...source, path: [...detailPath, 'columns', ...source.path] } };
    });
    return { ...replaced.item, ...detail, columns: sources.list(placed, ['details', index, 'columns']) };
  });
}

/**
 * Merges a page with its base: columns, details, rules, groups and actions replace those of the same key, resource,
 * list, form and copy merge key by key, `message`, `prints` and `pasteMemoryKey` are inherited unless overridden. Menu
 * names (`components`) and `kind` are never inherited.
 */
export function extendPage(own: PageSchema, extended: PageSchema): ExtendedPage {
  const sources = new Sources();
  const { page: base, indexOf } = omitFrom(extended, own.omit);
  const list = sources.keys(own.list, base.list, ['list']);
  const form = sources.keys(own.form, base.form, ['form']);
  const resource = sources.keys(own.resource, base.resource, ['resource']);
  const copy = sources.keys(own.copy, base.copy, ['copy']);
  const message = sources.value(own.message, base.message, ['message']);
  const prints = sources.value(own.prints, base.prints, ['prints']);
  const pasteMemoryKey = sources.value(own.pasteMemoryKey, base.pasteMemoryKey, ['pasteMemoryKey']);
  const tree = own.kind === 'tree' ? sources.keys(own.tree, base.tree, ['tree']) : own.tree;
  const actions = mergeItems(
    { own: own.list?.actions ?? [], base: base.list?.actions ?? [], indexOf },
    ['list', 'actions'],
    nameOfAction,
  );
  const groups = mergeItems(
    { own: own.form?.groups ?? [], base: base.form?.groups ?? [], indexOf },
    ['form', 'groups'],
    ({ key }) => key,
  );
  const columns = mergeItems(
    { own: own.columns ?? [], base: base.columns ?? [], indexOf },
    ['columns'],
    ({ key }) => key,
  );
  const rules = mergeItems({ own: own.rules ?? [], base: base.rules ?? [], indexOf }, ['rules'], ({ id }) => id);
  const page: PageSchema = present({
    schemaVersion: own.schemaVersion,
    kind: own.kind,
    title: own.title,
    $schema: own.$schema,
    components: own.components,
    resource,
    columns: sources.list(columns, ['columns']),
    details: mergeDetails({ own: own.details ?? [], base: base.details ?? [], indexOf }, sources),
    rules: sources.list(rules, ['rules']),
    list: list && { ...list, actions: sources.list(actions, ['list', 'actions']) },
    form: form && { ...form, groups: sources.list(groups, ['form', 'groups']) },
    tree,
    copy,
    message,
    prints,
    pasteMemoryKey,
  });
  return { page, sourceOf: (path) => sources.of(path) };
}
