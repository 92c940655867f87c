export { beginOf, endOf, parseQueryName, parseQueryValue } from './queryValue.ts';
export type { QueryCondition } from './queryValue.ts';
