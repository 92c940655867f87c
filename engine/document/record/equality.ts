import { equalDecimals, readDecimal } from '../../core/decimals.ts';
import { isBlank, type Value, type ValueType } from '../../core/values.ts';

/**
 * Whether values are equal for users: all blanks are equal, decimals compare as numbers (`86.50000` is `86.5`), others
 * exactly.
 */
export const sameValue = (valueType: ValueType, left: Value | undefined, right: Value | undefined): boolean => {
  if (left === right) return true;
  if (isBlank(left) || isBlank(right)) return isBlank(left) && isBlank(right);
  if (valueType !== 'decimal') return false;
  const [a, b] = [readDecimal(left), readDecimal(right)];
  return a !== undefined && b !== undefined && equalDecimals(a, b);
};
