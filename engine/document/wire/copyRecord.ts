import type { CompiledColumn, CompiledCopy, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Values } from '../../core/values.ts';
import type { ScopeUser } from '../../core/scope.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import { newContent, wireHeader, wireRows } from './wire.ts';

/** The page's own columns of a stored record or row; ids, versions, who and when, and labels are not among them. */
const contentOf = (values: Values, columns: readonly CompiledColumn[], omit: ReadonlySet<string>): Values =>
  Object.fromEntries(
    columns
      .filter(
        ({ key, traits, fillRule }) =>
          !omit.has(key) && traits.isSecret !== true && fillRule === undefined && Object.hasOwn(values, key),
      )
      .map(({ key }) => [key, values[key] ?? null]),
  );

/** Where a page says nothing of copies. */
export const COPIES_ALL: CompiledCopy = { omit: [], details: [], confirm: [] };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * A new record that starts with what the page's `copy` takes along of a stored one. What is left out starts as in a new
 * record: fields with their defaults, details with their fewest rows. A page's fixed values are its own.
 */
export const copyRecord = (page: CompiledPage, record: WireRecord, user: ScopeUser): WireRecord => {
  const { omit, details } = page.copy ?? COPIES_ALL;
  const fresh = newContent(page, user);
  return {
    ...fresh.values,
    ...contentOf(wireHeader(record, page), page.columns, new Set(omit)),
    ...page.resource.fixed,
    ...Object.fromEntries(
      page.details.map((detail) => {
        const rows = details.includes(detail.key) ? wireRows(record, detail) : fresh.rows.get(detail.key);
        return [detail.wireName, (rows ?? []).map((row) => contentOf(row, detail.columns, NOTHING))];
      }),
    ),
  };
};
