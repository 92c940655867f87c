import { advancedParameters, readAdvancedQuery, type AdvancedQuery } from '../../../engine/index.ts';

/** By which a list is searched: what the query form says, and among it the advanced query as it travels. */
type Filters = Readonly<Record<string, string>>;

const isAdvanced = (name: string): boolean => name === 'superQueryParams' || name === 'superQueryMatchType';

/** The same with another advanced query. */
export const withAdvanced = (filters: Filters, query: AdvancedQuery): Filters => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => !isAdvanced(name))),
  ...advancedParameters(query),
});

/** What the query form asks for now, with the advanced query that was in force. */
export const keepingAdvanced = (before: Filters, filters: Filters): Filters =>
  withAdvanced(filters, readAdvancedQuery(before));
