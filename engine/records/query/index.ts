export { beginOf, endOf, endsWithOf, parseQueryName, parseQueryValue, startsWithOf } from './queryValue.ts';
export type { QueryCondition } from './queryValue.ts';
export { textOfCondition, writeCondition } from './writeCondition.ts';
export {
  advancedParameters,
  conditionOn,
  countConditions,
  isGroup,
  MATCH_TYPES,
  needsValue,
  withContent,
  withRule,
} from './advancedQuery.ts';
export {
  ADVANCED_RULES,
  matchTypeOf,
  ADVANCED_LIMITS,
  parseConditions,
  readAdvancedQuery,
  readConditions,
} from './readConditions.ts';
export type {
  AdvancedCondition,
  AdvancedNode,
  AdvancedQuery,
  HalfCondition,
  HalfGroup,
  HalfNode,
  MatchType,
} from './advancedQuery.ts';
export type { ConditionFault } from './readConditions.ts';
