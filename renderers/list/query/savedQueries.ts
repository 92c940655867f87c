import { matchTypeOf, readConditions, withContent, type AdvancedNode, type MatchType } from '../../../engine/index.ts';

/** A query saved under a name (W3.3-12). */
export interface SavedQuery {
  readonly title: string;
  readonly matchType: MatchType;
  readonly records: readonly AdvancedNode[];
}

/** Maximum number of saved queries for one `saveCode` or route path, and maximum length of a name in characters. */
export const MAX_SAVED = 100;
export const MAX_TITLE_LENGTH = 50;

/** Reads the queries stored in the browser; entries that are invalid, for example from another version, are skipped. */
export function readSavedQueries(source: unknown): readonly SavedQuery[] {
  if (!Array.isArray(source)) return [];
  return source.slice(0, MAX_SAVED).flatMap((one: unknown): readonly SavedQuery[] => {
    const { title, matchType: joined, records }: Readonly<Record<string, unknown>> = Object(one);
    const matchType = matchTypeOf(joined);
    if (typeof title !== 'string' || title === '' || matchType === undefined) return [];
    const { conditions, faults } = readConditions(records);
    return faults.length > 0 || conditions.length === 0 ? [] : [{ title, matchType, records: withContent(conditions) }];
  });
}

/** Replaces the query of the same name, or appends it. */
export const withSaved = (queries: readonly SavedQuery[], query: SavedQuery): readonly SavedQuery[] =>
  queries.some(({ title }) => title === query.title)
    ? queries.map((one) => (one.title === query.title ? query : one))
    : [...queries, query];
