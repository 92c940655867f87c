export { compileExpression } from './compileExpression.ts';
export { FUNCTIONS } from './functions.ts';
export { fromDefinitions } from './fromDefinitions.ts';
export type { ExpressionResult } from './compileExpression.ts';
export type { ExpressionContext, Fields } from './expressionContext.ts';
export type { ExpressionFunction } from './expressionFunction.ts';
