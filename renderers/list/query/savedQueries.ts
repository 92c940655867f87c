import { matchTypeOf, readConditions, withContent, type AdvancedNode, type MatchType } from '../../../engine/index.ts';

/** A query that staff keep under a name (W3.3-12). */
export interface SavedQuery {
  readonly title: string;
  readonly matchType: MatchType;
  readonly records: readonly AdvancedNode[];
}

/** In one place, and characters of a name. */
export const MAX_SAVED = 100;
export const MAX_TITLE_LENGTH = 50;

/** Reads what the browser kept; what another version wrote and cannot be read is left out. */
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

/** In the place of the one that had its name, or behind all. */
export const withSaved = (queries: readonly SavedQuery[], query: SavedQuery): readonly SavedQuery[] =>
  queries.some(({ title }) => title === query.title)
    ? queries.map((one) => (one.title === query.title ? query : one))
    : [...queries, query];
