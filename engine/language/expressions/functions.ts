import { chooseFunction } from './chooseFunction.ts';
import type { ExpressionFunction } from './expressionFunction.ts';
import { fromDefinitions } from './fromDefinitions.ts';
import { LIST_FUNCTIONS } from './listFunctions.ts';
import { RECORD_FUNCTIONS } from './recordFunctions.ts';
import { TEXT_FUNCTIONS } from './textFunctions.ts';
import { VALUE_FUNCTIONS } from './valueFunctions.ts';

/**
 * Every built-in function of expressions, by name. Unless a function states otherwise, a blank argument gives a blank
 * result.
 */
export const FUNCTIONS: ReadonlyMap<string, ExpressionFunction> = new Map<string, ExpressionFunction>([
  ...Object.entries({ ...VALUE_FUNCTIONS, ...TEXT_FUNCTIONS, ...LIST_FUNCTIONS, choose: chooseFunction }),
  ...fromDefinitions(RECORD_FUNCTIONS),
]);
