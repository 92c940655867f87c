import { equalDecimals, readDecimal } from '../../core/decimals.ts';
import { isBlank, type Value, type ValueType } from '../../core/values.ts';

/** Equal to staff: blanks are one thing, decimals compare as numbers (`86.50000` is `86.5`), the rest exactly. */
export const sameValue = (valueType: ValueType, left: Value | undefined, right: Value | undefined): boolean => {
  if (left === right) return true;
  if (isBlank(left) || isBlank(right)) return isBlank(left) && isBlank(right);
  if (valueType !== 'decimal') return false;
  const [a, b] = [readDecimal(left), readDecimal(right)];
  return a !== undefined && b !== undefined && equalDecimals(a, b);
};
