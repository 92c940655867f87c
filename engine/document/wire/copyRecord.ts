import type { CompiledColumn, CompiledCopy, CompiledPage } from '../../language/compiled/compiledPage.ts';
import type { Values } from '../../core/values.ts';
import type { ScopeUser } from '../../core/scope.ts';
import type { WireRecord } from '../record/pageDocument.ts';
import { newContent, wireHeader, wireRows } from './wire.ts';

/** Returns the values of the page's own columns; without ids, versions, user and time fields, and labels. */
const contentOf = (values: Values, columns: readonly CompiledColumn[], omit: ReadonlySet<string>): Values =>
  Object.fromEntries(
    columns
      .filter(
        ({ key, traits, fillRule }) =>
          !omit.has(key) && traits.isSecret !== true && fillRule === undefined && Object.hasOwn(values, key),
      )
      .map(({ key }) => [key, values[key] ?? null]),
  );

/** Default for a page without copy settings. */
export const COPIES_ALL: CompiledCopy = { omit: [], details: [], confirm: [] };

const NOTHING: ReadonlySet<string> = new Set();

/**
 * Returns a new record with the values that the page's `copy` takes from a stored one. What is left out starts as in a
 * new record: fields with their defaults, details with their minimum number of rows. Fixed values come from the page.
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
