import { equalDecimals, isBlank, readDecimal, type CompiledColumn, type Value } from '../../engine/index.ts';

/** What is bound for a value: text as typed, for numbers too, so that `86.5000` comes back as `86.5000`. Blank is null. */
export const toDatabase = (value: Value | undefined): string | null => (isBlank(value) ? null : String(value));

/** What a stored cell is on the wire. */
export const fromDatabase = (column: Pick<CompiledColumn, 'valueType'>, stored: unknown): Value => {
  if (stored === null || stored === undefined) return null;
  return column.valueType === 'boolean' ? stored === 'true' : String(stored);
};

/** Whether two values mean the same: blank is blank, decimals are equal as numbers. */
export const sameValue = (
  column: Pick<CompiledColumn, 'valueType'>,
  first: Value | undefined,
  second: Value | undefined,
): boolean => {
  const [one, two] = [toDatabase(first), toDatabase(second)];
  if (one === null || two === null || column.valueType !== 'decimal') return one === two;
  if (one === two) return true;
  // What is no number was not judged yet: it is another value than the stored one, for the checks to refuse.
  const [a, b] = [readDecimal(one), readDecimal(two)];
  return a !== undefined && b !== undefined && equalDecimals(a, b);
};
