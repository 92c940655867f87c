import { advancedParameters, readAdvancedQuery, type AdvancedQuery } from '../../../engine/index.ts';

/** Filters of a list: those of the query form, and the advanced query as request parameters. */
type Filters = Readonly<Record<string, string>>;

const isAdvanced = (name: string): boolean => name === 'superQueryParams' || name === 'superQueryMatchType';

/** Returns the filters with another advanced query. */
export const withAdvanced = (filters: Filters, query: AdvancedQuery): Filters => ({
  ...Object.fromEntries(Object.entries(filters).filter(([name]) => !isAdvanced(name))),
  ...advancedParameters(query),
});

/** Returns new filters of the query form with the previous advanced query. */
export const keepingAdvanced = (before: Filters, filters: Filters): Filters =>
  withAdvanced(filters, readAdvancedQuery(before));
