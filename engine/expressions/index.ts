export { compileExpression } from './compileExpression.ts';
export { FUNCTIONS } from './functions.ts';
export type { ExpressionResult } from './compileExpression.ts';
export type { ExpressionContext, Fields } from './expressionContext.ts';
